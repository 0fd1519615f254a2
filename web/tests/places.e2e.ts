/**
 * Nothing that can be pressed moves under a finger (`support/places.ts`): every game played at the sizes people play at.
 * All other tests are watched too.
 */

import { describe, expect, test } from 'vitest';
import { evening, playNow, TITLES } from './support/evening';
import type { Person } from './support/browser';
import { follow, pressOnBoard } from './support/play';
import { Sitter } from './support/sitter';

const night = evening();

const SIZES = [
  { name: 'a phone', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  { name: 'a phone on its side', viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  { name: 'a laptop', viewport: { width: 1280, height: 800 } },
];

/** A race waits by the clock, and nothing that can be pressed does meanwhile: here it is short. */
const SHORT_RACE = { roll_min_ms: 100, roll_max_ms: 200, window_ms: 1000, show_ms: 300 };

/** Sits down at a table against bots. Whoever presses everything says *ready* by pressing it, too. */
async function sitDown(person: Person, title: string, isReady: boolean): Promise<void> {
  if (title !== 'Clearing Coffins') return playNow(night, person, title);
  await person.page.goto(night.url);
  const sitter = await Sitter.at(person.page);
  const table = await sitter.open('clearing-coffins', ['quick', 'steady'], SHORT_RACE, isReady);
  await person.page.goto(`${night.url}/t/${table}`);
  await person.page.locator('.board > *').first().waitFor();
}

describe.each(SIZES)('on $name', ({ name: _, ...size }) => {
  test.each(TITLES)('%s', async (title) => {
    const person = await night.person(size);
    await sitDown(person, title, true);
    const { presses } = await follow(person.page, title === 'Clearing Coffins' ? 14 : 24);
    expect(presses).toBeGreaterThan(0);
    await person.isWell(title);
    await person.fits(title);
  });

  test.each(TITLES)('%s, pressed on the board', async (title) => {
    const person = await night.person(size);
    // A manor can be lost at the first door.
    for (let pressed = 0; pressed < 12; ) {
      await sitDown(person, title, false);
      pressed += await pressOnBoard(person.page, 12);
    }
    await person.isWell(title);
  });
});

test('what moves is noticed', async () => {
  const person = await night.person();
  await playNow(night, person, 'Rest in Peace');
  await person.page.locator('.prompt').waitFor();
  await person.page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await person.page.evaluate(() => document.querySelector<HTMLElement>('.board')?.style.setProperty('padding-top', '12px'));
  await expect.poll(() => person.troubles.some((trouble) => trouble.includes('moved:'))).toBe(true);
});

test('seconds that grow fewer move nothing', async () => {
  const person = await night.person({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const { page } = person;
  const sitter = await Sitter.beside(night, person);
  const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { first_thrower: 0, throw_ms: 12_000 });
  await page.goto(`${night.url}/t/${table}`);
  const ring = page.locator('.prompt .ring');
  await expect.poll(() => ring.innerText()).toMatch(/1\d s/);
  await expect.poll(() => ring.innerText()).toMatch(/8 s/);
  await person.isWell('seconds');
});

test('a finger plans a whole turn of Ruhe in Frieden, and every relative stays where it is', async () => {
  const person = await night.person({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await playNow(night, person, 'Ruhe in Frieden');
  while ((await page.locator('.family.own .pick').count()) < 3) await follow(page, 1);
  const relatives = page.locator('.family.own .pick');
  for (let idx = 0; idx < 3; idx += 1) {
    await relatives.nth(idx).tap();
    const doses = page.locator('.doses').getByRole('button');
    await doses.nth(idx % (await doses.count())).tap();
    await page.locator('.doses').waitFor({ state: 'detached' });
  }
  expect(await page.locator('.family.own .planned').count()).toBe(3);
  await person.isWell('planning');
});
