/** A house and a browser for the tests of one file, and everybody who comes. */

import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { newPerson, openBrowser, type Person } from './browser';
import { House } from './house';
import { follow } from './play';

export class Evening {
  house!: House;
  browser!: Browser;
  private readonly people: Person[] = [];

  get url(): string {
    return this.house.url;
  }

  /** A new person with a browser of their own, who leaves when the test is over. */
  async person(options: BrowserContextOptions = {}): Promise<Person> {
    const person = await newPerson(this.browser, options);
    this.people.push(person);
    return person;
  }

  async everybodyLeaves(): Promise<void> {
    for (const person of this.people.splice(0)) await person.page.context().close();
  }
}

/** Opens before the first test of the file and closes after the last. */
export function evening(): Evening {
  const evening = new Evening();
  beforeAll(async () => {
    evening.house = await House.open();
    evening.browser = await openBrowser();
  });
  afterEach(() => evening.everybodyLeaves());
  afterAll(async () => {
    await evening.browser?.close();
    await evening.house?.close();
  });
  return evening;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const TITLES = ['Ruhe in Frieden', 'Clearing Coffins', 'Dawn Under', 'Rest in Peace'];

/** Two taps from the gate to a table against bots. */
export async function playNow(evening: Evening, { page }: Person, title: string): Promise<void> {
  await page.goto(evening.url);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.board > *').first().waitFor();
}

/** So many moves into Rest in Peace, with more to do: a manor can be lost at the first door, then another is dealt. */
export async function solitaire(evening: Evening, person: Person, moves: number): Promise<void> {
  let isOver = true;
  while (isOver) {
    await playNow(evening, person, 'Rest in Peace');
    await person.page.locator('.prompt, #over-title').first().waitFor();
    ({ isOver } = await follow(person.page, moves));
  }
}

/** A table that waits for friends; its code. */
export async function withFriends(evening: Evening, { page }: Person, title: string): Promise<string> {
  await page.goto(evening.url);
  await page.getByRole('button', { name: `With friends: ${title}` }).click();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  return (await page.locator('.invite .code').innerText()).trim();
}

/** A table whose people share one device, dealt. */
export async function onThisDevice(evening: Evening, { page }: Person, title: string, names: string[]): Promise<void> {
  await page.goto(evening.url);
  await page.getByRole('link', { name: `On this device: ${title}` }).click();
  for (let more = 2; more < names.length; more += 1) await page.getByRole('button', { name: 'One person more' }).click();
  for (const [idx, name] of names.entries()) await page.getByLabel(`Name of person ${idx + 1}`).fill(name);
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/t\//);
}
