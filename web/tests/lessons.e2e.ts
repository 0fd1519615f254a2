/** A first game of each title, guided, from the gate to its end. */

import { describe, expect, test } from 'vitest';
import { evening, PHONE, TITLES } from './support/evening';
import { press } from './support/keys';
import { areNamesClear, goOn, goOnByKey, hasNoEmptySheet, isOver, isRead, isShown, isUncovered, nameOf, place, showNext, told } from './support/lesson';
import { Reader } from './support/reader';
import { learn } from './support/readings';
import { areInSight, cutWords } from './support/sight';

const night = evening();
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

for (const title of TITLES) {
  test(`${title} is learnt on a small phone, and a real game follows`, async () => {
    const person = await night.person(SMALL);
    const { page } = person;
    await page.goto(night.url);
    await page.getByRole('link', { name: `Learn to play: ${title}` }).click();
    await page.locator('.coach .text').waitFor();
    await page.locator('.board > *').first().waitFor();
    const texts: string[] = [];
    while (!(await isOver(page))) {
      texts.push(await told(page));
      await isShown(page);
      await areNamesClear(page);
      await isRead(page);
      await isUncovered(page);
      await hasNoEmptySheet(page);
      await areInSight(page.locator('.look'));
      await person.fits(title);
      expect(await cutWords(page), await told(page)).toEqual([]);
      await goOn(page);
    }
    expect(texts.length).toBeGreaterThan(20);
    await person.isWell(title);
    await page.getByRole('button', { name: 'Now a real one' }).click();
    await expect.poll(() => page.locator('.coach').count()).toBe(0);
    await page.locator('.board > *').first().waitFor();
    // Everything one has learnt is there: in Dawn Under that is more than usual.
    if (title === 'Dawn Under') await page.locator('.own [data-piece="bats/0"]').waitFor();
    await person.isWell(title);
  });
}

describe.each(['de', 'fr', 'nl'])('in %s', (locale) => {
  test.each(TITLES)('%s is read whole on a small phone, and shows what it speaks of', async (title) => {
    const person = await night.person({ ...SMALL, locale });
    const { page } = person;
    await page.goto(`${night.url}/learn/${nameOf(title)}`);
    await page.locator('.coach .text').waitFor();
    await page.locator('.board > *').first().waitFor();
    while (!(await isOver(page))) {
      await isShown(page);
      await isRead(page);
      expect(await cutWords(page), await told(page)).toEqual([]);
      await showNext(page);
    }
    await person.isWell(title);
    await person.fits(title);
  });
});

test('Dawn Under leads first to the bat and then to the grave it is sent to', async () => {
  const { page } = await night.person(SMALL);
  await page.goto(`${night.url}/learn/${nameOf('Dawn Under')}`);
  await page.locator('.coach .text').waitFor();
  while (!(await told(page)).includes('“Send a bat”')) await showNext(page);
  const before = await place(page);
  const bat = page.getByRole('button', { name: 'Send a bat' });
  await isShown(page);
  await expect.poll(() => bat.getAttribute('data-taught')).toBe('0');
  // By finger: a pointer that stays would point at whatever is scrolled below it.
  await bat.tap();
  await isShown(page, false);
  await page.locator('.grave.pointed').tap();
  await expect.poll(() => place(page)).not.toBe(before);
});

test('another move is refused in words, a reload goes on where one was, and one can read again', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(`${night.url}/learn/${nameOf('Rest in Peace')}`);
  await page.locator('.coach .text').waitFor();
  while ((await page.locator('.coach .do').count()) === 0) await goOn(page);
  const before = await told(page);
  await page.locator('.prompt .choice').filter({ hasText: 'Take 3♣' }).click();
  await page.locator('.coach [role=alert]').filter({ hasText: 'Take K♥' }).waitFor();
  expect(await told(page)).toBe(before);
  await page.reload();
  await expect.poll(() => told(page)).toBe(before);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => told(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => told(page)).toBe(before);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect.poll(() => told(page)).not.toBe(before);
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await page.getByRole('heading', { name: 'Sexton' }).waitFor();
  await person.isWell('lesson');
});

test.each(TITLES)('%s is learnt by keyboard alone', async (title) => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.url);
  await press(page, page.getByRole('link', { name: `Learn to play: ${title}` }));
  await page.locator('.coach .text').waitFor();
  while (!(await isOver(page))) await goOnByKey(page);
  await press(page, page.getByRole('button', { name: 'Once more' }));
  await expect.poll(() => place(page)).toMatch(/^Step 1 of/);
  await person.isWell('keyboard');
});

test.each(TITLES)('%s is learnt by ear: every step is spoken, and what it asks for is found by its name', async (title) => {
  const person = await night.person();
  const reader = await Reader.at(person.page);
  await person.page.goto(night.url);
  const enter = async () => {
    const link = (await reader.read()).find((item) => item.role === 'link' && item.name === `Learn to play: ${title}`);
    return link !== undefined && reader.press(link);
  };
  await expect.poll(enter).toBe(true);
  expect(await learn(reader)).toBeGreaterThan(20);
  await person.isWell('by ear');
});

test('with letters of double size every button of a lesson is in sight on a phone', async () => {
  const { page } = await night.person({ viewport: PHONE.viewport ?? null });
  await page.goto(`${night.url}/learn/${nameOf('Rest in Peace')}`);
  await page.locator('.coach .text').waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const cut = await page.locator('.coach .head .button').evaluateAll((all) => all.filter((button) => button.getBoundingClientRect().left < 0 || button.getBoundingClientRect().right > innerWidth).map((button) => button.textContent));
  expect(cut).toEqual([]);
});
