/** Everything by keyboard: a whole solitaire, and the first moves of every other game. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './support/evening';
import { focus, press, tabTo } from './support/keys';
import { asked, follow } from './support/play';

const night = evening();

/** From the gate to a table. */
async function open(page: Page, title: string): Promise<void> {
  await page.goto(night.url);
  await page.getByRole('button', { name: `Play now: ${title}` }).waitFor();
  await tabTo(page, 'button', new RegExp(`^Play now: ${title}$`));
  await page.keyboard.press('Enter');
  await page.locator('.board > *').first().waitFor();
}

const said = (page: Page) => page.locator('[role=log]').innerText();

test('Rest in Peace is played to its end, and focus goes where the prompt is', async () => {
  const person = await night.person();
  const { page } = person;
  // A manor can be lost at the first door.
  for (let answers = 0; answers < 8; ) {
    await open(page, 'Rest in Peace');
    for (;;) {
      await page.locator('.prompt .choice:not(:disabled), #over-title').first().waitFor();
      if ((await page.locator('#over-title').count()) > 0) break;
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.prompt') !== null)).toBe(true);
      // A passage can lead to a room with the same question and no other way.
      const now = async () => `${await asked(page)}\n${await page.locator('[role=log]').innerText()}`;
      const before = await now();
      // Past the heading and the field that filters long lists.
      await tabTo(page, '.prompt .choice', /^(?!Give up$)/, 4);
      await page.keyboard.press(answers % 2 === 0 ? 'Enter' : 'Space');
      answers += 1;
      await expect.poll(now).not.toBe(before);
    }
  }
  // The last scene takes no key meant for the game: for a moment there is nothing to walk to.
  await page.locator('.deeds:not([inert])').waitFor();
  await tabTo(page, 'a', /^Look back$/);
  await page.keyboard.press('Enter');
  await page.getByText(/Step 0 of \d+/).waitFor();
  await tabTo(page, 'button', /^One step forward$/);
  await page.keyboard.press('Enter');
  await page.getByText(/Step 1 of \d+/).waitFor();
  await person.isWell('keyboard');
});

test('Dawn Under: arrows go from grave to grave, Enter opens', async () => {
  const person = await night.person();
  const { page } = person;
  await open(page, 'Dawn Under');
  for (const keys of [['ArrowRight', 'ArrowDown'], ['ArrowDown', 'ArrowLeft', 'ArrowDown']]) {
    await page.locator('.grave.way').first().waitFor();
    const before = await said(page);
    await tabTo(page, '.grave');
    for (const key of keys) await page.keyboard.press(key);
    // Not every grave may be opened at any time.
    for (let steps = 0; !(await focus(page, '.grave.way')).is; steps += 1) {
      expect(steps).toBeLessThan(16);
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp'][steps % 4] ?? '');
    }
    const { name } = await focus(page, '.grave');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page), { message: `${name} was opened` }).not.toBe(before);
    // What follows on a grave that fits is answered from the list.
    while ((await page.locator('.grave.way').count()) === 0 && (await page.locator('.prompt .choice:not(:disabled), .prompt > button').count()) > 0) {
      const question = await asked(page);
      await tabTo(page, '.prompt .choice, .prompt > button');
      await page.keyboard.press('Enter');
      await expect.poll(() => asked(page)).not.toBe(question);
    }
  }
  await person.isWell('keyboard');
});

test('Ruhe in Frieden: the list unfolds and answers', async () => {
  const person = await night.person();
  const { page } = person;
  await open(page, 'Ruhe in Frieden');
  await page.locator('.prompt').waitFor();
  for (let answers = 0; answers < 4; ) {
    await page.locator('.prompt .choice:not(:disabled), .prompt > button').first().waitFor();
    const question = await asked(page);
    await tabTo(page, '.prompt .choice, .prompt > button');
    if (!(await focus(page, '.prompt > button')).is) answers += 1;
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page)).not.toBe(question);
  }
  await person.isWell('keyboard');
});

test('Clearing Coffins: Enter throws, the space bar bangs', async () => {
  const person = await night.person();
  const { page } = person;
  await open(page, 'Clearing Coffins');
  const deeds = { throws: 0, bangs: 0 };
  const heard = page.locator('.heard');
  await page.locator('.ready button').waitFor();
  await tabTo(page, '.ready button');
  await page.keyboard.press('Enter');
  const step = async () => {
    if ((await page.locator('.prompt .choice:not(:disabled)').count()) > 0) {
      // To throw, or what follows when one's hand was the first.
      const isThrow = (await asked(page)).startsWith('The dice are yours');
      await tabTo(page, '.prompt .choice');
      await page.keyboard.press('Enter');
      if (isThrow) deeds.throws += 1;
    } else if (deeds.bangs === 0 && (await asked(page)).startsWith('Is it yours?')) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Space');
      if ((await heard.filter({ hasText: 'Your hand is down.' }).count()) > 0) deeds.bangs += 1;
    }
    return deeds.throws > 0 && deeds.bangs > 0;
  };
  await expect.poll(step, { timeout: 120_000 }).toBe(true);
  await person.isWell('keyboard');
});

test('Rest in Peace: a room with several ways in asks which, and whoever thinks better of it is back at the room', async () => {
  const person = await night.person();
  const { page } = person;
  const fork = page.locator('.fork');
  const rooms = page.locator('button.room:not(:disabled)');
  // Ways meet where there is a passage: rooms are entered until one is pressed that has several.
  for (let presses = 0; (await fork.count()) === 0; presses += 1) {
    if (presses === 0 || (await page.locator('#over-title').count()) > 0) await open(page, 'Rest in Peace');
    await rooms.or(page.locator('.prompt .choice:not(:disabled), #over-title')).first().waitFor();
    const count = await rooms.count();
    if (count === 0) {
      await follow(page, 1);
      continue;
    }
    const question = await asked(page);
    await rooms.nth((presses * 7) % count).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await fork.count()) > 0 || (await asked(page)) !== question).toBe(true);
  }
  const names = await fork.getByRole('button').allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await fork.waitFor({ state: 'detached' });
  await expect.poll(() => focus(page, 'button.room').then(({ is }) => is)).toBe(true);
  await page.keyboard.press('Enter');
  const before = await said(page);
  await press(page, fork.getByRole('button', { name: names[0] ?? '', exact: true }));
  await fork.waitFor({ state: 'detached' });
  await expect.poll(() => said(page)).not.toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await person.isWell('keyboard');
});
