/** A browser for the tests of one file, a house for each of them, and everybody who comes. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { newPerson, openBrowser, type Person } from './browser';
import type { Speed } from '../../src/state/pace';
import { House, lanUrl } from './house';
import { follow } from './play';
import { seedOf } from './seed';

export class Evening {
  house = new House();
  browser!: Browser;
  private readonly people: Person[] = [];

  get url(): string {
    return this.house.url;
  }

  /** The same house as the others on the sofa reach it; no secure context. */
  get lan(): string {
    return lanUrl(this.house.port);
  }

  /** A new person with a browser of their own, who leaves when the test is over. */
  async person(options: BrowserContextOptions = {}, speed?: Speed): Promise<Person> {
    const person = await newPerson(this.browser, options, speed);
    this.people.push(person);
    return person;
  }

  async everybodyLeaves(): Promise<void> {
    for (const person of this.people.splice(0)) await person.page.context().close();
  }
}

/**
 * Each test has a house of its own, whose deals follow from the name of the test: they are the same whichever tests run
 * before it or beside it. What a file prepares before its first test is kept for all of them.
 */
export function evening(prepare?: (evening: Evening) => Promise<void>): Evening {
  const evening = new Evening();
  beforeAll(async ({}, { fullName }) => {
    evening.browser = await openBrowser();
    if (!prepare) return;
    await evening.house.start(seedOf(fullName));
    await prepare(evening);
    await evening.house.stop();
  });
  beforeEach(async ({ task }) => {
    if (!prepare) evening.house = new House();
    await evening.house.start(seedOf(task.fullName));
  });
  afterEach(async () => {
    await evening.everybodyLeaves();
    await (prepare ? evening.house.stop() : evening.house.close());
  });
  afterAll(async () => {
    await evening.browser?.close();
    await evening.house.close();
  });
  return evening;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const TITLES = ['Ruhe in Frieden', 'Clearing Coffins', 'Dawn Under', 'Rest in Peace'];

/** Two taps from the gate to a table against bots. */
export async function playNow(evening: Evening, { page }: Person, title: string, url = evening.url): Promise<void> {
  await page.goto(url);
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

/** Opens everything that is folded away. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}

/** A table that waits for friends, with all there is to choose in sight; its code. */
export async function withFriends(evening: Evening, { page }: Person, title: string): Promise<string> {
  await page.goto(evening.url);
  await page.getByRole('button', { name: `With friends: ${title}` }).click();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await unfold(page);
  return (await page.locator('.invite .code').innerText()).trim();
}

/** A table whose people share one device, dealt. */
export async function onThisDevice(evening: Evening, { page }: Person, title: string, names: string[]): Promise<void> {
  await page.goto(evening.url);
  await page.getByRole('link', { name: `On this device: ${title}` }).click();
  for (let more = 2; more < names.length; more += 1) await page.getByRole('button', { name: 'Add a player' }).click();
  for (const [idx, name] of names.entries()) await page.getByLabel(`Name of player ${idx + 1}`).fill(name);
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/t\//);
}
