/** What would the sexton do? Only for whoever plays with bots or alone (TB-8). */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { evening, onThisDevice, PHONE, playNow } from './support/evening';

const night = evening();
const ask = (page: Page) => page.getByRole('button', { name: 'What would the sexton do?' });
const advice = (page: Page) => page.getByRole('dialog', { name: 'What the sexton would do' });
const values = (page: Page) => advice(page).locator('.value').allInnerTexts();

/** Opens it and reads the values, the best first. */
async function asked(page: Page): Promise<string[]> {
  await ask(page).click();
  await advice(page).locator('.value').first().waitFor();
  return values(page);
}

test('in Rest in Peace the odds change as doors are taken', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Rest in Peace');
  const before = await asked(page);
  expect(before.every((value) => /^\d+ % ± \d+$/.test(value)), before.join(', ')).toBe(true);
  await advice(page).getByText('The sexton would do this').waitFor();
  await person.isWell('advice');
  const best = await advice(page).locator('li .choice').first().innerText();
  await page.keyboard.press('Escape');
  await advice(page).waitFor({ state: 'detached' });
  await page.locator('.prompt').getByRole('button', { name: best, exact: true }).click();
  await expect.poll(async () => page.locator('[role=log]').innerText()).toMatch(/You enter/);
  await ask(page).waitFor();
  expect(await asked(page)).not.toEqual(before);
});

describe('with bots it is told by keyboard and on a phone', () => {
  test.each(['Dawn Under', 'Ruhe in Frieden'])('%s', async (title) => {
    const person = await night.person(PHONE);
    const { page } = person;
    await playNow(night, person, title);
    await ask(page).focus();
    await page.keyboard.press('Enter');
    await advice(page).locator('.value').first().waitFor();
    expect((await advice(page).locator('.why').allInnerTexts()).join(' ')).toMatch(/\w+ \w+/);
    await person.isWell(title);
    await page.keyboard.press('Escape');
    await advice(page).waitFor({ state: 'detached' });
    await expect.poll(() => ask(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('where somebody else plays there is no such button', async () => {
  const person = await night.person();
  await onThisDevice(night, person, 'Dawn Under', ['Anna', 'Bruno']);
  await person.page.locator('.prompt').waitFor();
  expect(await ask(person.page).count()).toBe(0);
});
