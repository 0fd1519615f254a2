/** What a small screen shows: the game above a sheet that is as high as it must be, and what is asked about in sight. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Person } from './support/browser';
import { toContest, toShares, twoDocuments } from './support/contest';
import { evening, PHONE, playNow, TITLES, withFriends } from './support/evening';
import { follow, leaveStage } from './support/play';
import { inSight } from './support/sight';
import { Sitter } from './support/sitter';

const night = evening();
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
const ASIDE = { ...PHONE, viewport: { width: 844, height: 390 } };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
/** Nothing runs out while one looks. */
const LONG_MS = 10_000_000;

test('while one waits, no sheet lies over the game', async () => {
  const people = [await night.person(SMALL), await night.person(SMALL)] as const;
  const [host, guest] = people;
  const code = await withFriends(night, host, 'Dawn Under');
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await host.page.getByRole('button', { name: 'Deal' }).click();
  for (const { page } of people) await page.locator('.grave').first().waitFor();
  const isAsked = async ({ page }: Person) => (await page.locator('.prompt').count()) > 0;
  await expect.poll(async () => (await isAsked(host)) !== (await isAsked(guest))).toBe(true);
  const [asked, waits] = (await isAsked(host)) ? people : [guest, host];
  expect(await asked.page.locator('.slot').isVisible()).toBe(true);
  await expect.poll(() => waits.page.locator('.slot').isVisible()).toBe(false);
});

/** What answers a question on the board, or is asked about. */
const PIECES: Record<string, string> = {
  'Ruhe in Frieden': '.family .pick, .yard .deed, .scenes.now .button, .share.can',
  'Clearing Coffins': 'button.card, .card.moonlit',
  'Dawn Under': '.grave.way, .grave.asked, .own button.piece',
  'Rest in Peace': '.room.open, .room.here',
};

/** Answers what is asked by what is pressed first: a card on the board, a choice in the sheet, a hand in a race. */
async function press(page: Page, pieces: string): Promise<void> {
  await page.evaluate((pieces) => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((one) => one.matches('button:not(:disabled, .pick, .share)') && one.getClientRects().length > 0);
    document.querySelector('.garlic.live')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    [...find('.ready .button, .idle .button'), ...find('.pocket .main'), ...find(pieces), ...find('.prompt .choice:not(.quiet)'), ...find('.pocket .button')][0]?.click();
  }, pieces);
}

test.each(TITLES)('%s: whoever is asked sees on a small phone what it is about', async (title) => {
  const person = await night.person(SMALL);
  const { page } = person;
  const pieces = PIECES[title] ?? '';
  if (title === 'Clearing Coffins') {
    await page.goto(night.url);
    const sitter = await Sitter.at(page);
    const table = await sitter.open('clearing-coffins', ['steady', 'steady'], { colour_die: '!!!!!!', throw_ms: 1, roll_min_ms: 1, roll_max_ms: 1 });
    await page.goto(`${night.url}/t/${table}`);
  } else await playNow(night, person, title);
  const isAsked = () => page.evaluate(() => document.querySelector('.slot:not(.racing) .prompt') !== null && document.querySelector('.choice:disabled') === null);
  let looked = 0;
  const until = Date.now() + 90_000;
  while (looked < 12 && Date.now() < until && (await page.locator('#over-title').count()) === 0) {
    if (await isAsked()) {
      looked += 1;
      const question = await page.locator('.prompt').innerText();
      const isSeen = async () => {
        const { seen, all } = await inSight(page, pieces);
        // What is said in words only, such as that one has done, is in the sheet.
        return seen > 0 || all === 0;
      };
      await expect.poll(isSeen, { message: `${question}: ${JSON.stringify(await inSight(page, pieces))}`, timeout: 5000 }).toBe(true);
    }
    await press(page, pieces);
    await page.waitForTimeout(150);
  }
  expect(looked).toBeGreaterThan(1);
  await person.isWell(title);
});

describe.each([SMALL, ASIDE])('$viewport.width wide', (size) => {
  test('a contested grave is in sight, and so are the relatives for the doctor', async () => {
    const person = await night.person(size);
    const { page } = person;
    const contest = await toContest(night, [{ person, as: 0 }, { person, as: 1 }, { person, as: 2 }], { pace: 'by_mail' });
    await twoDocuments(contest);
    await page.goto(`${night.url}/t/${contest.table}`);
    await page.locator('.scenes.now').waitFor();
    await expect.poll(async () => (await inSight(page, '.scenes.now h3')).seen).toBeGreaterThan(0);
    const { table } = await toShares(night, [0, 1, 2, 3, 4].map((as) => ({ person, as })), 3);
    await page.goto(`${night.url}/t/${table}`);
    await page.locator('.pick').first().waitFor();
    await expect.poll(async () => (await inSight(page, '.pick')).seen).toBeGreaterThan(0);
  });

  test('in a race the dice and one’s own cards are in sight, and so is how it ended', async () => {
    const person = await night.person(size);
    const { page } = person;
    const race = async (options: object) => {
      // The seat is held while the page comes: whoever is away is passed over.
      const sitter = await Sitter.beside(night, person);
      const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { first_thrower: 0, roll_min_ms: 1, roll_max_ms: 1, ...options });
      await page.goto(`${night.url}/t/${table}`);
    };
    await race({ reaction_mode: 'sealed', throw_ms: 1, window_ms: LONG_MS });
    await page.locator('.bang .button').waitFor();
    expect(await inSight(page, '.die')).toMatchObject({ seen: 2 });
    expect(await inSight(page, '.mine .card')).toMatchObject({ seen: 4 });
    expect(await inSight(page, '.garlic, .bang .button')).toMatchObject({ seen: 2 });
    // Whatever is said there is read to its end.
    expect(await page.locator('.heard').evaluate((said) => said.scrollHeight - said.clientHeight)).toBeLessThanOrEqual(0);
    await race({ colour_die: '!!!!!!', throw_ms: 2000, window_ms: 3000 });
    await page.locator('.finish li').first().waitFor();
    expect((await inSight(page, '.finish li:first-child .time')).seen).toBe(1);
    await person.isWell('race');
  });
});

test.each([SMALL, PHONE, { ...PHONE, viewport: { width: 820, height: 1180 } }])('$viewport.width wide: the sheet is no higher than what is in it', async (size) => {
  const person = await night.person(size);
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  for (let questions = 0; questions < 6; questions += 1) {
    await page.locator('.prompt').waitFor();
    const blank = await page.locator('.slot').evaluate((slot) => slot.getBoundingClientRect().bottom - Math.max(...[...slot.querySelectorAll('.prompt *')].map((part) => part.getBoundingClientRect().bottom)));
    expect(blank).toBeLessThan(24);
    if ((await follow(page, 1)).isOver) break;
  }
});

test.each([SMALL, ASIDE, LAPTOP])('$viewport.width wide: another game is in sight when one is over', async (size) => {
  const person = await night.person(size);
  const { page } = person;
  await playNow(night, person, 'Ruhe in Frieden');
  await follow(page);
  await leaveStage(page);
  await expect.poll(async () => (await inSight(page, '.over .button.main')).seen).toBe(1);
});

test('the name of the house is read whole on a small phone, in every language', async () => {
  const { page } = await night.person(SMALL);
  await page.goto(night.url);
  for (const lang of ['en', 'de', 'fr', 'nl']) {
    await page.getByRole('combobox').first().selectOption(lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    expect(await page.locator('header .home span').evaluate((name) => name.scrollWidth - name.clientWidth), lang).toBeLessThanOrEqual(0);
  }
});
