/** What a small screen shows: the game above a sheet that is as high as it must be, and what is asked about in sight. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Person } from './support/browser';
import { toContest, toShares, twoDocuments } from './support/contest';
import { evening, PHONE, playNow, solitaire, TITLES, withFriends } from './support/evening';
import { showNext } from './support/lesson';
import { follow, leaveStage } from './support/play';
import { cutWords, inSight } from './support/sight';
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

test('a contested grave is in sight, and so are the relatives for the doctor, upright and on its side', async () => {
  const person = await night.person(SMALL);
  const { page } = person;
  const contest = await toContest(night, [{ person, as: 0 }, { person, as: 1 }, { person, as: 2 }], { pace: 'by_mail' });
  await twoDocuments(contest);
  const { table } = await toShares(night, [0, 1, 2, 3, 4].map((as) => ({ person, as })), 3);
  for (const { viewport } of [SMALL, ASIDE]) {
    await page.setViewportSize(viewport);
    await page.goto(`${night.url}/t/${contest.table}`);
    await page.locator('.scenes.now').waitFor();
    await expect.poll(async () => (await inSight(page, '.scenes.now h3')).seen).toBeGreaterThan(0);
    await page.goto(`${night.url}/t/${table}`);
    await page.locator('.pick').first().waitFor();
    await expect.poll(async () => (await inSight(page, '.pick')).seen).toBeGreaterThan(0);
  }
});

describe.each([SMALL, ASIDE])('$viewport.width wide', (size) => {
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

test('on a phone on its side the plan of a turn lies over nothing, and its words are read whole', async () => {
  const person = await night.person(ASIDE);
  const { page } = person;
  await playNow(night, person, 'Ruhe in Frieden');
  while ((await page.locator('.plan').count()) === 0) await follow(page, 1);
  const overlaps = await page.locator('.practice').evaluate((practice) => {
    const boxes = [...practice.querySelectorAll('.doctor, .compartments li, .supply, .plan p, .plan button')].map((part) => part.getBoundingClientRect());
    const outer = practice.getBoundingClientRect();
    const over = boxes.flatMap((one, idx) => boxes.slice(idx + 1).filter((other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1));
    const out = boxes.filter(({ top, bottom, left, right }) => top < outer.top || bottom > outer.bottom || left < outer.left || right > outer.right);
    return over.length + out.length;
  });
  expect(overlaps).toBe(0);
  expect(await cutWords(page)).toEqual([]);
});

test('on a phone on its side one sees where one may go', async () => {
  const person = await night.person(ASIDE);
  const { page } = person;
  for (let looked = 0, isOver = true; looked < 12; looked += 1) {
    if (isOver) await solitaire(night, person, 1);
    const { all } = await inSight(page, '.room.open');
    if (all > 0) await expect.poll(async () => (await inSight(page, '.room.open')).seen, { timeout: 3000 }).toBeGreaterThan(0);
    ({ isOver } = await follow(page, 1));
    if (!isOver) await page.locator('.prompt .choice:not(:disabled), #over-title').first().waitFor();
  }
});

test.each([SMALL, { ...PHONE, viewport: { width: 375, height: 844 } }])('$viewport.width wide: both doors of a room lie side by side, and its name is seen', async (size) => {
  const { page } = await night.person(size);
  await page.goto(`${night.url}/learn/rest-in-peace`);
  await page.locator('.coach .text').waitFor();
  // The first room is a wide one.
  while ((await page.locator('.room.here .name').innerText()).includes('Main Entrance')) await showNext(page);
  await page.locator('.room.here .door').nth(1).waitFor();
  const places = await page.locator('.room.here .door').evaluateAll((doors) => doors.map((door) => Math.round(door.getBoundingClientRect().top)));
  expect(new Set(places).size).toBe(1);
  const covered = await page.locator('.room.here').evaluate((room) => {
    const lowest = room.querySelector('.name')?.getBoundingClientRect().bottom ?? Infinity;
    return [...room.querySelectorAll('.secret, .doors')].filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().top < lowest - 2).length;
  });
  expect(covered).toBe(0);
});

test('after the end the question mark stands beside what happened', async () => {
  const person = await night.person({ ...PHONE, viewport: { width: 820, height: 1180 } });
  const { page } = person;
  await playNow(night, person, 'Rest in Peace');
  await follow(page);
  await leaveStage(page);
  const [mark, strip] = [await page.locator('.guide .what').boundingBox(), await page.locator('.guide .happened').boundingBox()];
  expect(strip?.y).toBe(mark?.y);
  await page.locator('.guide .what').tap();
  await page.locator('.happened').getByText('Tap anything on the board').waitFor();
});

test('three seats and whose move it is are read whole on a phone, in every language', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  await page.locator('.prompt').waitFor();
  const cut = () =>
    page.locator('.strip').evaluate((strip) => {
      const list = strip.querySelector('.seats')?.getBoundingClientRect();
      const chips = [...strip.querySelectorAll('.seats li')].filter((chip) => list === undefined || chip.getBoundingClientRect().left < list.left + 8 || chip.getBoundingClientRect().right > list.right - 8);
      const status = [...strip.querySelectorAll('.status')].filter((status) => status.scrollHeight > status.clientHeight + 1 || status.scrollWidth > status.clientWidth);
      return [...chips, ...status].map((part) => part.textContent);
    });
  for (const lang of ['en', 'de', 'fr', 'nl']) {
    await page.getByRole('combobox').first().selectOption(lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await expect.poll(cut, { message: lang, timeout: 5000 }).toEqual([]);
  }
});

test('where not all seats fit on a phone, whoever is asked is in sight', async () => {
  const person = await night.person(SMALL);
  const { page } = person;
  const sitters = [await Sitter.beside(night, person), await Sitter.beside(night, person, 1)] as const;
  for (const [seat, sitter] of sitters.entries()) await sitter.ask({ do: 'name', name: `A rather long name, ${seat + 1}` });
  const found = await sitters[0].ask({ do: 'open', game: 'dawn-under', seats: 2 });
  const table = found.is === 'found' ? found.table : '';
  for (const sitter of sitters) await sitter.join(table);
  await sitters[1].ask({ do: 'sit', table });
  await sitters[0].ask({ do: 'start', table });
  await page.goto(`${night.url}/t/${table}`);
  const isAsked = async () => {
    const prompt = sitters[0].asked();
    const [choice] = prompt?.choices ?? [];
    if (prompt && choice) await sitters[0].answer(prompt, choice);
    return sitters[1].asked() !== undefined;
  };
  await expect.poll(isAsked).toBe(true);
  const last = page.locator('.seats .waited').last();
  await expect.poll(() => last.evaluate((chip) => chip.getBoundingClientRect().left < innerWidth - 60)).toBe(true);
});

test('the name of the house is read whole on a small phone, in every language', async () => {
  const { page } = await night.person(SMALL);
  await page.goto(night.url);
  for (const lang of ['en', 'de', 'fr', 'nl']) {
    await page.getByRole('combobox').first().selectOption(lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    expect(await page.locator('header .home span').evaluate((name) => name.scrollWidth - name.clientWidth), lang).toBeLessThanOrEqual(0);
    // So are the name of the language and how well bots play: the list that opens has a small sign at its side.
    const rooms = await page.locator('header select, article select').evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).map((select) => {
        const word = document.createElement('span');
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        word.style.font = font;
        word.textContent = select.selectedOptions[0]?.textContent ?? '';
        document.body.append(word);
        const { width } = word.getBoundingClientRect();
        word.remove();
        return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 20 - width;
      }),
    );
    expect(Math.min(...rooms), lang).toBeGreaterThanOrEqual(0);
  }
});
