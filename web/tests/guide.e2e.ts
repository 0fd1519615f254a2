/** What one is after, what things are, and following what others do; before a race everybody is ready. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { evening, PHONE, playNow, TITLES } from './support/evening';
import { tabTo } from './support/keys';
import { asked, follow } from './support/play';
import { Sitter } from './support/sitter';

const night = evening();

const note = (page: Page) => page.locator('.note');
const spoken = (page: Page) => page.locator('.board [role=status].unseen').last();

describe('every board says what one is after, and what is on it', () => {
  test.each(TITLES)('%s', async (title) => {
    const person = await night.person();
    const { page } = person;
    await playNow(night, person, title);
    await expect.poll(() => page.locator('.goal').innerText()).toMatch(/\w+ \w+ \w+/);
    await page.getByRole('button', { name: 'What is this?' }).click();
    await note(page).waitFor();
    // By keyboard through every kind there is, and round to the first.
    const told: string[] = [];
    for (let text = await spoken(page).innerText(); !told.includes(text); text = await spoken(page).innerText()) {
      told.push(text);
      await page.keyboard.press('ArrowRight');
    }
    expect(told.length, told.join('\n')).toBeGreaterThan(6);
    expect(told.filter((text) => text.trim() === '')).toEqual([]);
    await person.isWell(title);
    await page.keyboard.press('Escape');
    await note(page).waitFor({ state: 'detached' });
  });
});

test('a tap asks what a thing is; what can be pressed is pressed, and explained by a long press', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await playNow(night, person, 'Ruhe in Frieden');
  // One's own relatives can be pressed while the doctor calls on them.
  await page.locator('.family li > .relative .wish').first().tap();
  await note(page).getByText('The grave this relative wants').waitFor();
  await page.locator('.family.own .money').tap();
  await note(page).getByText('Money counts nothing at the end').waitFor();
  await playNow(night, person, 'Dawn Under');
  await page.locator('.grave.way').first().waitFor();
  const before = await asked(page);
  const box = await page.locator('.grave.way').first().boundingBox();
  if (!box) throw new Error('expected a grave');
  const at = { clientX: box.x + 9, clientY: box.y + 9, pointerType: 'touch', bubbles: true, pointerId: 1 };
  const grave = page.locator('.grave.way').first();
  await grave.dispatchEvent('pointerdown', at);
  await note(page).getByText('A closed grave').waitFor();
  await grave.dispatchEvent('pointerup', at);
  await grave.dispatchEvent('click', { ...at, detail: 1 });
  expect(await asked(page)).toBe(before);
  const log = await page.locator('[role=log]').innerText();
  await grave.tap();
  await expect.poll(() => page.locator('[role=log]').innerText()).not.toBe(log);
  await person.isWell('dawn');
});

/** What lies in the crypt before the first throw. */
const CRYPT: Record<string, string> = {
  '.dice .first': 'The colour die',
  '.dice .second': 'The symbol die',
  '.cleared': 'Coffins cleared so far',
  '.row .card': 'A vampire that is awake',
  '.throws': 'This player throws the dice',
  '[data-piece="pile"]': 'Cards left',
  '.garlic': 'The garlic.',
};

test('in the crypt everything answers to a finger and to a mouse, and the garlic to the keyboard', async () => {
  for (const options of [PHONE, {}]) {
    const person = await night.person(options);
    const { page } = person;
    const sitter = await Sitter.beside(night, person);
    const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { first_thrower: 0, throw_ms: 10_000_000 });
    await page.bringToFront();
    await page.goto(`${night.url}/t/${table}`);
    await page.locator('.prompt .choice').waitFor();
    for (const [at, text] of Object.entries(CRYPT)) {
      const piece = page.locator(`.drawn ${at}`).first();
      // The garlic sleeps, and is asked what it is all the same.
      await (options === PHONE ? piece.tap({ force: true }) : piece.hover());
      await note(page).getByText(text).waitFor({ timeout: 5000 });
    }
    await page.mouse.move(0, 0);
    // Whatever key it is, it puts the note away.
    await page.keyboard.press('Tab');
    await note(page).waitFor({ state: 'detached' });
    await tabTo(page, '.garlic');
    await note(page).getByText('The garlic.').waitFor({ timeout: 5000 });
    await person.isWell('crypt');
  }
});

test('while one asks, nothing is played', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  await page.locator('.grave.way').first().waitFor();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const log = await page.locator('[role=log]').innerText();
  await page.getByRole('button', { name: 'What is this?' }).click();
  await page.locator('.grave.way').first().click();
  await note(page).getByText('A closed grave').waitFor();
  await page.getByRole('button', { name: 'What is this?' }).click();
  expect(await page.locator('[role=log]').innerText()).toBe(log);
});

/** In the page: when the line of what just happened changed. */
const watchLines = (page: Page) =>
  page.evaluate(() => {
    const changes: number[] = [];
    (window as unknown as { changes: number[] }).changes = changes;
    const line = document.querySelector('.happened p');
    if (line) new MutationObserver(() => changes.push(performance.now())).observe(line, { childList: true, characterData: true, subtree: true });
  });
const changes = (page: Page) => page.evaluate(() => (window as unknown as { changes: number[] }).changes);

test('bots’ moves are shown one after the other; a press shows what has happened and does nothing else', async () => {
  const person = await night.person({}, 'slow');
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  await page.locator('.grave.way').first().waitFor();
  await watchLines(page);
  const skip = page.getByRole('button', { name: 'Show what has happened meanwhile' });
  // The bots answer within milliseconds.
  for (let turns = 0; turns < 6 && !(await skip.isEnabled()); turns += 1) {
    await follow(page, 1);
    await expect.poll(async () => (await skip.isEnabled()) || (await page.locator('.prompt .choice:enabled').count()) > 0).toBe(true);
  }
  expect(await skip.isEnabled()).toBe(true);
  const lines = () => page.locator('[role=log] li').count();
  const before = await lines();
  await page.locator('.grave').first().click({ force: true });
  await expect.poll(() => skip.isEnabled()).toBe(false);
  expect(await lines()).toBeGreaterThan(before);
  await page.locator('.grave.way, .piece:is(button)').first().waitFor();
  const gaps = (await changes(page)).map((at, idx, all) => at - (all[idx - 1] ?? -Infinity));
  expect(gaps.length).toBeGreaterThan(0);
  await person.isWell('paced');
});

test('how quickly moves are shown is chosen once', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Rest in Peace');
  await page.getByLabel('How quickly the others’ moves are shown').selectOption('fast');
  await page.reload();
  await expect.poll(() => page.getByLabel('How quickly the others’ moves are shown').inputValue()).toBe('fast');
});

test('one steps back through what happened, and the board goes with it where nothing is to be forgotten', async () => {
  const person = await night.person();
  const { page } = person;
  const back = page.getByRole('button', { name: 'One move back' });
  await playNow(night, person, 'Ruhe in Frieden');
  await follow(page, 6);
  await expect.poll(() => back.isEnabled()).toBe(true);
  const now = await page.locator('.happened p').innerText();
  const choices = await asked(page);
  await back.click();
  await expect.poll(() => page.locator('.happened p').innerText()).not.toBe(now);
  for (let steps = 0; steps < 3; steps += 1) await back.click();
  // Nothing can be answered in the past.
  expect(await asked(page)).toBe('');
  const on = page.getByRole('button', { name: 'One move forward' });
  while (await on.isVisible()) await on.click();
  expect(await page.locator('.happened p').innerText()).toBe(now);
  expect(await asked(page)).toBe(choices);
  await person.isWell('back and forth');
});

test('in a game that forgets, stepping back shows words and no grave', async () => {
  const person = await night.person();
  const { page } = person;
  const back = page.getByRole('button', { name: 'One move back' });
  await playNow(night, person, 'Dawn Under');
  await follow(page, 4);
  await page.locator('.grave.way').first().waitFor();
  await expect.poll(() => page.locator('.grave.just').count()).toBe(0);
  const board = await page.locator('.yard').innerHTML();
  await back.click();
  await back.click();
  expect(await page.locator('.yard').innerHTML()).toBe(board);
});

test('a gift is seen while one chooses an end for it, and at the end every lid is off', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  let seen = false;
  for (let moves = 0; moves < 60 && !seen; moves += 1) {
    if ((await follow(page, 1)).isOver) break;
    await page.locator('.prompt, #over-title').first().waitFor();
    seen = (await page.locator('.own .gift svg').count()) > 0 && (await page.locator('.own button.piece').count()) > 0;
  }
  expect(seen).toBe(true);
  expect((await follow(page)).isOver).toBe(true);
  expect(await page.locator('.grave svg.open').count()).toBe(60);
  await person.isWell('dawn is over');
});

test('the first race begins when everybody is ready, after a countdown (R-CC-75)', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await playNow(night, person, 'Clearing Coffins');
  const ready = page.getByRole('button', { name: 'I’m ready' });
  await ready.waitFor();
  expect(await page.locator('.garlic.live').count()).toBe(0);
  await ready.tap();
  await expect.poll(() => page.getByRole('timer').innerText()).toBe('3');
  await expect.poll(() => page.getByRole('timer').innerText()).toBe('1');
  await page.locator('.garlic.live').or(page.locator('.prompt .choice')).first().waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  // What is kept are results.
  expect(await page.locator('[role=log]').innerText()).not.toMatch(/rolling|the dice go to/);
  await person.isWell('race');
  await person.fits('race');
});
