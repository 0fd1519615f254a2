/** Every game is played to its end in the browser, alone against bots and by two people on two devices. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser';
import { House } from './support/house';
import { follow } from './support/play';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await House.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** Options that keep a game short by the clock on the wall. */
const SHORT: Record<string, [label: string, value: string][]> = {
  'Ruhe in Frieden': [],
  'Clearing Coffins': [['Coffins to win', '2']],
  'Dawn Under': [],
};

async function openWithFriends(host: Person, title: string): Promise<string> {
  const { page } = host;
  await page.goto(house.url);
  await page.getByRole('button', { name: `With friends: ${title}` }).click();
  const code = (await page.locator('.invite .code').innerText()).trim();
  expect(code).toMatch(/^[A-Z0-9]{4}$/);
  await page.getByRole('button', { name: 'One seat fewer' }).click();
  for (const [label, value] of SHORT[title] ?? []) {
    await page.getByLabel(label).selectOption(value);
  }
  return code;
}

describe('alone against bots', () => {
  for (const title of ['Rest in Peace', 'Dawn Under', 'Clearing Coffins', 'Ruhe in Frieden']) {
    test(`${title}: two taps to a table, and it is played`, async () => {
      const person = await newPerson(browser, title === 'Dawn Under' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});
      const { page } = person;
      await page.goto(house.url);
      await page.getByRole('button', { name: `Play now: ${title}` }).click();
      await page.waitForURL(/\/t\//);
      await page.locator('.prompt, .board svg, .bang').first().waitFor();
      await person.isWell(`${title} at the start`);
      const short = title === 'Ruhe in Frieden' || title === 'Clearing Coffins';
      const played = await follow(page, short ? 40 : 5000);
      expect(played.isOver || short).toBe(true);
      expect(played.presses).toBeGreaterThan(3);
      await person.isWell(`${title} at the end`);
      await person.fits(title);
      await page.context().close();
    });
  }
});

describe('two people on two devices', () => {
  for (const title of ['Dawn Under', 'Clearing Coffins', 'Ruhe in Frieden']) {
    test(`${title} is played ${title === 'Clearing Coffins' ? 'on through a pause' : 'to the end'}, and both see the same`, async () => {
      const host = await newPerson(browser);
      const guest = await newPerson(browser, { viewport: { width: 390, height: 844 } });
      const code = await openWithFriends(host, title);
      await guest.page.goto(`${house.url}/t/${code.toLowerCase()}`);
      // The host's third seat may stay: a bot takes it.
      await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
      const start = host.page.getByRole('button', { name: 'Deal' });
      await expect.poll(() => start.isEnabled()).toBe(true);
      await start.click();
      // Races take their time by the clock on the wall: forty answers each, through a pause, stand for the rest.
      const most = title === 'Clearing Coffins' ? 40 : 5000;
      const [one, other] = await Promise.all([follow(host.page, most), follow(guest.page, most)]);
      expect([one.isOver, other.isOver]).toEqual(most > 40 ? [true, true] : [false, false]);
      const scores = (person: Person) => person.page.locator('.over td').allInnerTexts();
      expect(await scores(host)).toEqual(await scores(guest));
      await host.isWell(title);
      await guest.isWell(title);
      await guest.fits(title);
      await host.page.context().close();
      await guest.page.context().close();
    });
  }
});
