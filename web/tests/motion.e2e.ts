/** Motion as it is seen: what moves ends where it belongs, nothing waits for it, and whoever wants none gets none. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { evening, playNow, solitaire, TITLES } from './support/evening';
import { follow } from './support/play';
import { Sitter } from './support/sitter';

const night = evening();
const MOVING = { reducedMotion: 'no-preference' } as const;

/** In the page, before anything else: writes down every animation that is started, and what flies. */
function watch(): void {
  const seen = { started: [] as string[], flown: [] as string[], pressed: [] as string[] };
  Object.assign(window, { seen });
  const start = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, frames, options) {
    const animation = start.call(this, frames, options);
    seen.started.push(`${animation.id} ${this.getAttribute('data-piece') ?? ''}`);
    const isMoved = JSON.stringify(frames).includes('transform') || JSON.stringify(frames).includes('rotate');
    const pressable = ':is(button, a):not(:disabled, [aria-disabled="true"])';
    if (isMoved && (this.matches(pressable) || this.querySelector(pressable))) seen.pressed.push(this.outerHTML.slice(0, 200));
    return animation;
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) if (target instanceof Element && target.matches('.sky')) for (const node of addedNodes) seen.flown.push((node as Element).outerHTML);
  }).observe(document, { subtree: true, childList: true });
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { started: string[]; flown: string[]; pressed: string[] } }).seen);
/** Everything is at rest: no motion is under way, and no copy is left. */
const rests = (page: Page) => expect.poll(() => page.evaluate(() => document.querySelectorAll('.sky > *').length + document.getAnimations().filter(({ id }) => id !== '').length)).toBe(0);

test('doors fly from the deck and the lantern goes along; both end where they belong', async () => {
  const person = await night.person(MOVING);
  const { page } = person;
  await page.addInitScript(watch);
  await solitaire(night, person, 3);
  const { started, flown } = await seen(page);
  expect(started.filter((one) => one.startsWith('hidden doors/')).length, started.join('\n')).toBeGreaterThan(0);
  expect(started.filter((one) => one.startsWith('hidden lantern/')).length, started.join('\n')).toBeGreaterThan(0);
  expect(flown.length).toBeGreaterThan(1);
  await rests(page);
  for (const name of ['lantern', 'doors']) {
    const piece = page.locator(`.room [data-piece^="${name}/"]`).first();
    if ((await piece.count()) === 0) continue;
    const [own, room] = [await piece.boundingBox(), await piece.locator('xpath=ancestor::*[contains(@class, "room")]').boundingBox()];
    if (!own || !room) throw new Error(`${name} is not seen`);
    expect(own.x).toBeGreaterThanOrEqual(room.x - 1);
    expect(own.x + own.width).toBeLessThanOrEqual(room.x + room.width + 1);
    expect(await piece.evaluate((element) => [getComputedStyle(element).opacity, getComputedStyle(element).transform])).toEqual(['1', 'none']);
  }
  await person.isWell('motion');
});

describe('with motion', () => {
  test.each([
    ['Ruhe in Frieden', ['dose/', 'money/', 'relative/']],
    ['Clearing Coffins', ['dice:0', 'dice:1']],
    ['Dawn Under', ['lid/']],
    ['Rest in Peace', ['lantern/', 'doors/', 'secret/']],
  ])('%s is played on while things move, and nothing moves that can be pressed', async (title, pieces) => {
    const person = await night.person(MOVING);
    const { page } = person;
    await page.addInitScript(watch);
    await (title === 'Rest in Peace' ? solitaire(night, person, 4) : playNow(night, person, title));
    await follow(page, title === 'Clearing Coffins' ? 3 : 14);
    const { started, pressed } = await seen(page);
    for (const piece of pieces) expect(started.some((one) => one.split(' ')[1]?.startsWith(piece)), `${piece} in ${started.join(', ')}`).toBe(true);
    expect(pressed).toEqual([]);
    await rests(page);
    await person.isWell(title);
  });
});

test('a hand on the garlic flares up over the board and takes no press', async () => {
  const person = await night.person(MOVING);
  const { page } = person;
  await page.addInitScript(watch);
  await page.goto(night.url);
  const sitter = await Sitter.at(page);
  const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { first_thrower: 0, colour_die: '!!!!!!', throw_ms: 2000, roll_min_ms: 1, roll_max_ms: 1, window_ms: 3000 });
  await page.goto(`${night.url}/t/${table}`);
  await expect.poll(async () => (await seen(page)).started).toContain('moment moment/bang');
  expect(await page.locator('[data-piece="moment/bang"]').evaluate((moment) => getComputedStyle(moment).pointerEvents)).toBe('none');
  expect((await seen(page)).pressed).toEqual([]);
  await person.isWell('moment');
});

test('what is in a grave never flies, and is gone from the page when the grave closes (DU-9)', async () => {
  const person = await night.person(MOVING);
  const { page } = person;
  await page.addInitScript(watch);
  await playNow(night, person, 'Dawn Under');
  for (let moves = 0; moves < 4; moves += 1) {
    const { isOver } = await follow(page, 1);
    if (isOver) break;
    const closed = page.locator('.grave:not(.just) [data-piece^="lid/"]');
    for (const html of await closed.evaluateAll((lids) => lids.filter((lid) => lid.querySelector('text') !== null).map((lid) => lid.closest('svg')?.innerHTML ?? ''))) {
      // A closed grave is stone and nothing else.
      expect(html).not.toMatch(/--vampire-skin|--garlic\b|--(red|yellow|white|blue|green|black)\)/);
    }
  }
  const { flown } = await seen(page);
  expect(flown.filter((html) => html.includes('--stone-dark') || html.includes('--grave-open'))).toEqual([]);
  await person.isWell('forgetting');
});

test.each(TITLES)('whoever wants no motion gets none: %s', async (title) => {
  const person = await night.person();
  const { page } = person;
  await page.addInitScript(watch);
  await (title === 'Rest in Peace' ? solitaire(night, person, 2) : playNow(night, person, title));
  await follow(page, title === 'Clearing Coffins' ? 2 : 6);
  expect((await seen(page)).started).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator('.sky').count()).toBe(0);
  await person.isWell(title);
});
