/** Clearing Coffins at a shared device, thrown until the moon comes out. */

import type { Page } from 'playwright-core';
import type { Person } from './browser';
import { Cord } from './cord';
import { onThisDevice, type Evening } from './evening';

/** The dice show an exclamation mark each time: every third throw brings the bat, every third the moon. Nobody is hurried. */
const AGREED = { colour_die: '!!!!!!', roll_min_ms: 1, roll_max_ms: 1, bat_ms: 60_000, moon_pick_ms: 60_000, moon_decide_ms: 60_000 };
/** The keys of the first two people. */
const KEYS = ['a', 'l'];

/** Deals a table whose people share a device, and plays until the second of them may look into two coffins. */
export async function toMoonlight(evening: Evening, person: Person, names: string[], agreed: object = {}): Promise<void> {
  const { page } = person;
  const cord = await Cord.lay(page);
  cord.toHouse = (text) => {
    const message = JSON.parse(text) as { do: string; options?: object };
    return message.do === 'open' ? JSON.stringify({ ...message, options: { ...message.options, ...AGREED, ...agreed } }) : text;
  };
  await onThisDevice(evening, person, 'Clearing Coffins', names);
  cord.toHouse = (text) => text;
  const moonlight = page.locator('.moonlight');
  while ((await moonlight.count()) === 0) {
    await step(page, names);
    await page.waitForTimeout(20);
  }
}

const AWAKE = /: (yellow|purple), /;
const COFFIN = /: coffin side up$/;

/** Whatever is to be done now: the bat closes a coffin for each of the first two, then the moon may come. */
async function step(page: Page, names: string[]): Promise<void> {
  const row = (name = '') => page.getByRole('region', { name, exact: true });
  const cards = (name: string | undefined, face: RegExp) => row(name).getByRole('button', { name: face });
  const isClosed = async (name?: string) => (await row(name).locator('.card').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).some((label) => COFFIN.test(label));
  const asks = async (heading: RegExp) => (await page.getByRole('heading', { name: heading }).count()) > 0;
  const [first, second] = names;
  const awake = [first, second].map(async (name) => !(await isClosed(name)));
  const next = (await Promise.all(awake)).indexOf(true);
  if (await asks(/^The dice are yours/)) await page.locator('.prompt .choice').first().click({ timeout: 2000 }).catch(() => undefined);
  else if (await asks(/^The bat is yours/)) await cards(names[next], AWAKE).first().click({ timeout: 2000 }).catch(() => undefined);
  else if (await asks(/^Moonlight!/)) for (const name of [first, second]) await cards(name, COFFIN).first().click();
  else if ((await page.getByRole('img', { name: `exclamation mark, ${next < 0 ? 'moon' : 'bat'}` }).count()) > 0) {
    // Nobody reacts faster than people do (R-CC-24).
    await page.waitForTimeout(250);
    await page.keyboard.press(KEYS[next] ?? KEYS[1] ?? '');
    await page.waitForTimeout(250);
  }
  else
    for (const pass of await page.getByRole('button', { name: /^(Not mine|I am here)/ }).all()) await pass.click({ timeout: 500 }).catch(() => undefined);
}
