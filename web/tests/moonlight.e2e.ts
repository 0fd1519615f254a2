/** Clearing Coffins by moonlight at a shared device: whoever holds on sees what lies in the coffins, the log does not (CC-11.2). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdsForAll } from './support/audit';
import { evening, PHONE } from './support/evening';
import { focusOn } from './support/keys';
import { toMoonlight, toOwnMoonlight } from './support/moon';
import { Reader } from './support/reader';
import { areInSight } from './support/sight';

const night = evening();
const FACE = /(yellow|purple)[ ,]/;

/** What the two cards under the moon are called; and whether the page says a face of theirs anywhere else. */
async function underTheMoon(page: Page): Promise<{ names: string[]; log: string }> {
  const names = await page.locator('.moonlit').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return { names, log: await page.locator('[role=log]').innerText() };
}

test('the moon shines while its claimant holds on, by finger and by key, and nowhere else', async () => {
  const person = await night.person();
  const { page } = person;
  const reader = await Reader.at(page);
  await toMoonlight(night, person, ['Anna', 'Bruno', 'Clara']);
  const moonlight = page.getByRole('button', { name: 'Everybody but Bruno looks away.' });
  const closed = ['Anna, 1: coffin side up', 'Bruno, 1: coffin side up'];
  const isDark = async () => {
    const { names, log } = await underTheMoon(page);
    expect(names).toEqual(closed);
    expect(log).toContain('You look inside: Anna’s card 1.');
    expect(log).not.toMatch(FACE);
  };
  await isDark();

  await focusOn(page, moonlight);
  const seen: string[] = [];
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.down(key);
    const { names } = await underTheMoon(page);
    for (const name of names) expect(name).toMatch(FACE);
    seen.push(names.join('. '));
    await page.keyboard.up(key);
    await isDark();
  }
  await moonlight.hover();
  await page.mouse.down();
  seen.push((await underTheMoon(page)).names.join('. '));
  await page.mouse.up();
  await isDark();
  expect(new Set(seen).size).toBe(1);
  // Whoever cannot see hears it while holding on, and only then.
  expect((await reader.spoken()).filter((line) => line === seen[0])).toHaveLength(3);
  await holdsForAll(person, 'moonlight');

  await page.getByRole('button', { name: 'Leave them' }).click();
  await moonlight.waitFor({ state: 'detached' });
  expect((await underTheMoon(page)).log).not.toMatch(FACE);
  await person.isWell('moonlight');
});

test('on phones of two sizes both cards are in sight by moonlight', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await toMoonlight(night, person, ['Anna', 'Bruno', 'Clara']);
  const moonlight = page.locator('.moonlight');
  for (const viewport of [{ width: 360, height: 640 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await areInSight(moonlight);
    await moonlight.dispatchEvent('pointerdown');
    await expect.poll(() => page.locator('.look').count()).toBe(2);
    await areInSight(page.locator('.look'));
    await moonlight.dispatchEvent('pointerup');
    await expect.poll(() => page.locator('.look').count()).toBe(0);
  }
  await person.isWell('moonlight on a phone');
});

test('on a phone of one’s own the cards are in sight above what is asked', async () => {
  const person = await night.person({ ...PHONE, viewport: { width: 360, height: 640 } });
  const { page } = person;
  await toOwnMoonlight(night, person);
  await page.locator('.prompt .choice').first().waitFor();
  await areInSight(page.locator('.look'));
  await person.isWell('a moon of one’s own');
});
