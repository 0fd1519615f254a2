/** From the gate to the deal: what one sees first, how one gets a seat, and what is folded away. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening, withFriends } from './support/evening';

const night = evening();
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Whether something is on the screen without scrolling. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).first().boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

test('on the smallest phone one sees how to play now and what one has begun, without scrolling', async () => {
  const person = await night.person(SMALL);
  const { page } = person;
  await page.goto(night.url);
  const card = page.locator('article').first();
  await card.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await isInSight(page, 'article .deeds .main')).toBe(true);
  for (const fact of ['2 to 5 players', '30 to 60 min', 'demanding']) await card.getByText(fact).waitFor();
  await page.getByRole('button', { name: 'Play now: Dawn Under' }).tap();
  await page.waitForURL(/\/t\//);
  await page.goto(night.url);
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  expect([await isInSight(page, '.yours a'), await isInSight(page, 'article .deeds .main')]).toEqual([true, true]);
  await page.locator('.yours').getByRole('link', { name: 'Dawn Under' }).tap();
  await page.locator('.board > *').first().waitFor();
  await person.isWell('back at the table');
});

test('the easy Rest in Peace is one press away', async () => {
  const { page } = await night.person(SMALL);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto(night.url);
  await page.getByText('The easy game: three doors').waitFor();
  await page.getByRole('button', { name: 'Easy: Rest in Peace' }).tap();
  await page.waitForURL(/\/t\//);
  expect(sent.find((text) => text.includes('"do":"open"'))).toContain('"doors":3');
});

test('a code and a name, and one sits; the name is asked for once', async () => {
  const [host, guest] = [await night.person(), await night.person(SMALL)];
  const code = await withFriends(night, host, 'Dawn Under');
  const { page } = guest;
  await page.goto(night.url);
  await page.getByLabel('Table code').fill(code.toLowerCase());
  await page.getByLabel('Your name').first().fill('Grete');
  await page.getByRole('button', { name: 'Join a table' }).tap();
  await host.page.locator('.chairs').getByText('Grete').waitFor();
  await page.getByText('Waiting for').waitFor();
  expect(await page.getByRole('button', { name: 'Sit down', exact: true }).count()).toBe(0);
  await page.goto(night.url);
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  expect(await page.locator('.hero').getByLabel('Your name').count()).toBe(0);
  await guest.isWell('seated');
});

test('the host sees who is on the way in and lets them in on the spot', async () => {
  const [host, guest] = [await night.person(), await night.person()];
  const code = await withFriends(night, host, 'Clearing Coffins');
  await host.page.getByLabel('Who gets in').selectOption('nod');
  await guest.page.goto(`${night.url}/t/${code}`);
  await host.page.getByText('Here without a seat yet: Somebody').waitFor();
  await guest.page.getByLabel('Your name').fill('Udo');
  await guest.page.getByRole('button', { name: 'Ask for a seat' }).click();
  await host.page.getByRole('group', { name: 'Udo would like a seat.' }).getByRole('button', { name: 'Let in' }).click();
  await host.page.locator('.chairs').getByText('Udo').waitFor();
  expect(await host.page.getByText('Here without a seat yet').count()).toBe(0);
});

test('options are folded away, by topic, and times are in seconds', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.url);
  await page.getByRole('button', { name: 'With friends: Clearing Coffins' }).click();
  const time = page.getByLabel('Time to throw');
  await page.getByRole('button', { name: 'As printed', exact: true }).waitFor();
  expect([await time.isVisible(), await page.getByLabel('Who gets in').isVisible()]).toEqual([false, false]);
  // The deal, the players and the code are what one sees.
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  await page.getByText('House rules', { exact: true }).click();
  await time.waitFor();
  expect(await time.locator('option').allInnerTexts()).toEqual(['10 s\u00a0(standard)', '30 s']);
  expect(await page.getByLabel('Fastest reaction').isVisible()).toBe(false);
  await time.selectOption('30000');
  await page.getByText('House rules (1 changed)').waitFor();
  await person.isWell('house rules');
  await person.fits('house rules');
});

test('free seats are filled with bots of the level one likes, and it is remembered', async () => {
  const { page } = await night.person(SMALL);
  await page.goto(night.url);
  await page.getByRole('button', { name: 'With friends: Dawn Under' }).tap();
  const level = page.getByLabel('How well bots play');
  const first = await level.locator('option').first().getAttribute('value');
  await level.selectOption(first ?? '');
  await page.getByRole('button', { name: 'Fill the free seats with bots' }).tap();
  const deal = page.getByRole('button', { name: 'Deal' });
  await expect.poll(() => deal.isEnabled()).toBe(true);
  expect(await page.getByLabel('Bot for seat 2').inputValue()).toBe(first);
  await deal.tap();
  await page.locator('.board > *').first().waitFor();
  await page.goto(night.url);
  await expect.poll(() => page.getByLabel('Bots: Dawn Under').inputValue()).toBe(first);
});

test('the command that opens the house to others is read in one line', async () => {
  const person = await night.person();
  const { page } = person;
  await withFriends(night, person, 'Dawn Under');
  for (const viewport of [SMALL.viewport, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    expect(await page.locator('[role=note] code').evaluate((command) => command.getClientRects().length), `${viewport.width}`).toBe(1);
    await person.fits(`${viewport.width}`);
  }
});
