/** Somebody at a lesson: reads on, and does what is asked for. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FACTS } from '../../src/wire/facts';
import { focus, press } from './keys';

export const nameOf = (title: string): string => FACTS.find((game) => game.title === title)?.name ?? '';

const coach = (page: Page) => page.locator('.coach');
export const told = (page: Page): Promise<string> => coach(page).locator('.text').innerText();
/** The move that is asked for, in words; nothing while there is something to read. */
const wantedMove = async (page: Page): Promise<string> => (await coach(page).locator('.do').allInnerTexts()).join().replace(/^▸\s*/, '');
const isMove = async (page: Page): Promise<boolean> => (await coach(page).locator('.do').count()) > 0;

/** Where one is: what is told, and what is to be done. */
export const place = async (page: Page): Promise<string> => `${(await coach(page).locator('.number').getAttribute('aria-label')) ?? ''}\n${(await coach(page).locator('.do').allInnerTexts()).join()}`;

export const isOver = async (page: Page): Promise<boolean> => (await coach(page).locator('.ends').count()) > 0;

/**
 * What is asked for, where that is on the board, is wholly in sight: within the window, and neither the coach nor the sheet of
 * answers nor anything else that stands still lies over it. So is what the message speaks of first.
 */
export async function isShown(page: Page, isSpokenOf = true): Promise<void> {
  const hidden = () =>
    page.locator('.board').evaluate((board, isSpokenOf) => {
      const taught = [...board.querySelectorAll('[data-taught]')].sort((one, other) => Number(one.getAttribute('data-taught')) - Number(other.getAttribute('data-taught')));
      const meant = [...board.querySelectorAll('.pointed')].slice(0, 1).concat(isSpokenOf ? taught.slice(0, 1) : []);
      const bars = [...document.querySelectorAll('.coach, .slot, .pocket, .bang')];
      const isClear = (piece: Element, x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && !bars.some((bar) => bar.contains(top) && !bar.contains(piece));
      };
      return meant.flatMap((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        const spots = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const));
        const isSeen = top >= 0 && bottom <= innerHeight && spots.every(([x, y]) => isClear(piece, x, y));
        return isSeen ? [] : [`${piece.outerHTML.slice(0, 120)} ${Math.round(top)}..${Math.round(bottom)}`];
      });
    }, isSpokenOf);
  await expect.poll(hidden, { message: await told(page) }).toEqual([]);
}

/** A ring around what is spoken of leaves its name readable: it is within the ring or clear of it. */
export async function areNamesClear(page: Page): Promise<void> {
  const struck = await page.locator('.board [data-taught]').evaluateAll((all) =>
    all.flatMap((taught) => {
      const ring = taught.getBoundingClientRect();
      const names = [...(taught.parentElement?.querySelectorAll('.name') ?? [])].filter((name) => !taught.contains(name));
      return names.filter((name) => name.getBoundingClientRect().top < ring.bottom + 5 && name.getBoundingClientRect().bottom > ring.bottom).map((name) => name.textContent);
    }),
  );
  expect(struck, await told(page)).toEqual([]);
}

/** On a phone the message, what is to be done and how to go on are read without scrolling. */
export async function isRead(page: Page): Promise<void> {
  const cut = await coach(page).evaluate((panel) => {
    const box = (line: Element | null) => line?.getBoundingClientRect();
    const say = box(panel.querySelector('.say'));
    const below = box(panel.querySelector('.do'))?.top ?? Infinity;
    const isIn = ({ top, bottom }: DOMRect) => say !== undefined && top >= say.top - 1 && bottom <= say.bottom + 1;
    const lines = [...panel.querySelectorAll('.text, .do, .ends .button')].filter((line) => !isIn(line.getBoundingClientRect()));
    const covered = [...panel.querySelectorAll('.text')].filter((text) => text.getBoundingClientRect().bottom > below + 1);
    return [...lines, ...covered].map((line) => line.textContent);
  });
  expect(cut, await told(page)).toEqual([]);
}

/** Nothing lies over the coach, wherever one has scrolled to. */
export async function isUncovered(page: Page): Promise<void> {
  const covering = await coach(page).evaluate((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height] as const));
    return spots.flatMap(([x, y]) => document.elementsFromPoint(x, y).slice(0, 1)).filter((element) => !panel.contains(element)).map((element) => element.outerHTML.slice(0, 100));
  });
  expect(covering, await told(page)).toEqual([]);
}

/** No sheet with nothing on it lies over the board. */
export async function hasNoEmptySheet(page: Page): Promise<void> {
  const empty = await page.evaluate(() => {
    const sheetOf = (element: Element | null): HTMLElement | null => (element === null || getComputedStyle(element).position === 'fixed' ? (element as HTMLElement | null) : sheetOf(element.parentElement));
    const heights = Array.from({ length: 20 }, (_, idx) => ((idx + 0.5) * innerHeight) / 20);
    const sheets = heights.map((y) => sheetOf(document.elementFromPoint(innerWidth / 2, y)));
    return [...new Set(sheets)].filter((sheet) => sheet !== null && sheet.innerText.trim() === '').map((sheet) => sheet?.outerHTML.slice(0, 100));
  });
  expect(empty, await told(page)).toEqual([]);
}

/** Where the buttons of the coach are (at its end there is none to end it) with the page at its top; it stays scrolled to what is spoken of. */
const buttons = (page: Page) =>
  coach(page).locator('.head .button:not(.end)').evaluateAll((all) => {
    const top = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    const places = all.map((button) => button.getBoundingClientRect()).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
    scrollTo({ top, behavior: 'instant' });
    return places;
  });

/** One step on, by finger: what is asked for is pressed on the board where it is offered there, else in the list. */
export async function goOn(page: Page): Promise<void> {
  const before = await place(page);
  if (await isMove(page)) await makeMove(page);
  else {
    const places = await buttons(page);
    await coach(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => place(page)).not.toBe(before);
    expect(await buttons(page), 'the buttons stay').toEqual(places);
    return;
  }
  await expect.poll(() => place(page), { message: before }).not.toBe(before);
}

async function makeMove(page: Page): Promise<void> {
  const wanted = await wantedMove(page);
  const garlic = page.locator('.garlic.live');
  if (wanted === 'Bang!' && (await garlic.count()) > 0) return garlic.click();
  if (wanted === 'Not mine') return page.locator('.bang .button').click();
  // How one does it may come first.
  const mode = page.locator('.modes .pointed');
  if ((await mode.count()) > 0) await mode.tap();
  const pointed = page.locator('.board button.pointed');
  if ((await pointed.count()) > 0) return pointed.first().click();
  const folded = page.locator('.prompt > button.quiet');
  if ((await folded.count()) > 0) await folded.first().click();
  await page.locator('.prompt .choice').filter({ hasText: wanted }).first().click();
}

/** One step on without a mouse: the space bar bangs, everything else is in the list. */
export async function goOnByKey(page: Page): Promise<void> {
  const before = await place(page);
  const wanted = await wantedMove(page);
  if (wanted === '') await press(page, coach(page).getByRole('button', { name: 'Next' }));
  else if (wanted === 'Bang!') {
    // From wherever one is: a race does not wait until somebody has found the garlic.
    await page.locator('.garlic.live').waitFor();
    await page.keyboard.press('Space');
  } else if (wanted === 'Not mine') await press(page, page.locator('.bang .button'));
  else {
    // Focus is led to the question.
    await expect.poll(() => focus(page, '.prompt *').then(({ is }) => is), { message: before }).toBe(true);
    const folded = page.locator('.prompt > button.quiet');
    if ((await folded.count()) > 0) await press(page, folded);
    await press(page, page.locator('.prompt').getByRole('button', { name: wanted, exact: true }));
  }
  await expect.poll(() => place(page), { message: before }).not.toBe(before);
}

/** One step on, without a word of any language: what is asked for is done for one. */
export async function showNext(page: Page): Promise<void> {
  const before = await place(page);
  const button = coach(page).locator((await isMove(page)) ? '.head .button.quiet:not(.end) >> nth=1' : '.head .button.main');
  await button.click();
  await expect.poll(() => place(page), { message: before }).not.toBe(before);
}
