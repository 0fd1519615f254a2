/** Two people at two nodes of one house play each game to its end, while one node is killed and another is restarted. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser';
import { CoffinPlayer } from './support/coffins';
import { PHONE, unfold } from './support/evening';
import { NAMES, Nodes } from './support/nodes';
import { follow } from './support/play';
import { Reader } from './support/reader';
import { readOn } from './support/readings';

let nodes: Nodes;
let browser: Browser;

beforeAll(async () => {
  [nodes, browser] = await Promise.all([Nodes.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await nodes?.close();
});

/** Everything is at work again: all three know each other. */
async function areReady(): Promise<void> {
  for (const name of NAMES) {
    await expect.poll(async () => (await nodes.ready(name))?.node.nodes, { message: name }).toBe(3);
  }
}

type Option = [label: string, value: string];

/** A table for two, dealt: whoever opens it is at the first node, the other at the second. */
async function deal(title: string, options: readonly Option[], host: Person, guest: Person): Promise<void> {
  await host.page.context().addCookies([nodes.cookie('first')]);
  await guest.page.context().addCookies([nodes.cookie('second')]);
  await host.page.goto(nodes.url);
  await host.page.getByRole('button', { name: `With friends: ${title}` }).click();
  await host.page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await unfold(host.page);
  const code = (await host.page.locator('.invite .code').innerText()).trim();
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  for (const [label, value] of options) {
    await host.page.getByLabel(label).selectOption(value);
    await expect.poll(() => host.page.getByLabel(label).inputValue()).toBe(value);
  }
  await guest.page.goto(`${nodes.url}/t/${code.toLowerCase()}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  const button = host.page.getByRole('button', { name: 'Deal' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
}

/** Presses what is offered; in the race somebody hears the dice and bangs on the garlic. */
async function play(title: string, { page }: Person, reader: Reader, seat: number): Promise<void> {
  if (title === 'Clearing Coffins') await readOn(reader, undefined, new CoffinPlayer(`Seat ${seat + 1}`).pick);
  else expect((await follow(page)).isOver).toBe(true);
}

/** The page shows a banner and nothing else; for how long. */
async function banner({ page }: Person): Promise<number> {
  const offline = page.getByText('You are offline. Nothing is lost; reconnecting');
  await offline.waitFor({ timeout: 10_000 }).catch(() => undefined);
  const began = Date.now();
  await offline.waitFor({ state: 'detached' });
  return Date.now() - began;
}

test.each([
  ['Dawn Under', []],
  // Without people to be hidden from, nobody waits for the end of a window.
  ['Ruhe in Frieden', [['Who is asked', 'relaxed'], ['Round limit', '20']]],
  ['Clearing Coffins', [['Coffins to win', '3']]],
] as [string, Option[]][])('%s', { timeout: 600_000 }, async (title, options) => {
  await areReady();
  const people = [await newPerson(browser), await newPerson(browser, PHONE)] as const;
  const readers = [await Reader.at(people[0].page), await Reader.at(people[1].page)] as const;
  const [host, guest] = people;
  for (const person of people) person.roughDay = true;
  await deal(title, options, host, guest);
  await host.page.locator('.board > *').first().waitFor();
  const isPlayed = Promise.all([play(title, host, readers[0], 0), play(title, guest, readers[1], 1)]);
  // An error in the middle is told when it is waited for.
  isPlayed.catch(() => undefined);
  // The table is at the node where it was opened.
  nodes.end('first', 'SIGKILL');
  const banners = [await banner(host)];
  expect(await host.page.locator('#over-title').count(), 'the game goes on').toBe(0);
  nodes.end('second', 'SIGTERM');
  banners.push(await banner(guest));
  await areReady();
  await isPlayed;
  const places = process.env.SEXTON_NODES_PICTURES;
  for (const [idx, { page }] of people.entries()) {
    if (places) await page.screenshot({ path: `${places}/${title.toLowerCase().replaceAll(' ', '-')}-${idx + 1}.png` });
  }
  const scores = ({ page }: Person) => page.locator('.over td').allInnerTexts();
  expect(await scores(host)).toHaveLength(2);
  expect(await scores(host)).toEqual(await scores(guest));
  for (const person of people) await person.isWell(title);
  console.log(`${title}: the first node was killed and the second restarted; banners were seen for ${banners.map((ms) => `${ms} ms`).join(' and ')}`);
  for (const { page } of people) await page.context().close();
});
