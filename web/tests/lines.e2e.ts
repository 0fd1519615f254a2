/** Bad days: lost lines, a house that falls over, links that lead nowhere, refusals, two tabs on one seat. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function playNow(title: string): Promise<Person> {
  const person = await newPerson(browser);
  await person.page.goto(house.url);
  await person.page.getByRole('button', { name: `Play now: ${title}` }).click();
  await person.page.waitForURL(/\/t\//);
  await person.page.locator('.prompt').first().waitFor();
  return person;
}

test('a house that falls over in the middle takes nobody’s seat and no move', async () => {
  const person = await playNow('Dawn Under');
  await follow(person.page, 6);
  const before = await person.page.locator('.seats').innerText();
  person.roughDay = true;
  await house.kill();
  await person.page.getByText('The line is down. We are getting you back').waitFor();
  await house.start();
  await person.page.getByText('The line is down. We are getting you back').waitFor({ state: 'detached', timeout: 30_000 });
  expect(await person.page.locator('.seats').innerText()).toContain(before.split('\n')[0] ?? '');
  const played = await follow(person.page);
  expect(played.isOver).toBe(true);
  await person.isWell('after the fall');
  await person.page.context().close();
});

test('a browser that was offline comes back by itself', async () => {
  const person = await playNow('Rest in Peace');
  await follow(person.page, 3);
  person.roughDay = true;
  // An open socket does not notice that a browser goes offline; cutting it does.
  await person.page.context().setOffline(true);
  await house.kill();
  await person.page.getByText('The line is down. We are getting you back').waitFor();
  await house.start();
  await person.page.context().setOffline(false);
  await person.page.getByText('The line is down. We are getting you back').waitFor({ state: 'detached', timeout: 30_000 });
  expect((await follow(person.page)).isOver).toBe(true);
  await person.page.context().close();
});

test('two tabs on one seat show the same and either may answer', async () => {
  const person = await playNow('Rest in Peace');
  const second = await person.page.context().newPage();
  await second.goto(person.page.url());
  await second.locator('.prompt').first().waitFor();
  await follow(second, 2);
  const told = (page: typeof second) => page.locator('[role=log] li').last().innerText();
  await expect.poll(async () => (await told(person.page)) === (await told(second))).toBe(true);
  expect((await follow(person.page)).isOver).toBe(true);
  await second.locator('#over-title').waitFor();
  await person.isWell('two tabs');
  await person.page.context().close();
});

test('links that lead nowhere say so in words', async () => {
  const person = await newPerson(browser);
  const { page } = person;
  for (const [path, title] of [
    ['/t/ZZZZ', 'There is no such table'],
    ['/t/ffffffffffffffff', 'There is no such table'],
    ['/nothing', 'Nobody lies here'],
    ['/rules/chess', 'Nobody lies here'],
    ['/here/rest-in-peace', 'Nobody lies here'],
    ['/replay/ffffffffffffffff', 'Looking back'],
  ] as const) {
    person.roughDay = path.startsWith('/replay');
    await page.goto(house.url + path);
    await page.getByRole('heading', { name: title }).waitFor();
    await person.isWell(path);
  }
  await page.goto(`${house.url}/device/0123456789abcdef`);
  await page.getByRole('button', { name: 'Take the seat here' }).click();
  await page.getByRole('heading', { name: 'This link does not open any more' }).waitFor();
  await person.isWell('/device');
  await page.context().close();
});

test('whoever is sent away or finds no free seat is told', async () => {
  const host = await newPerson(browser);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
  const code = (await host.page.locator('.invite .code').innerText()).trim();
  const guest = await newPerson(browser);
  await guest.page.goto(`${house.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await host.page.getByRole('button', { name: 'One seat fewer' }).click();
  await expect.poll(() => host.page.getByText('free seat').count()).toBe(0);
  // The table is full: a third one finds no seat to sit down on and may watch.
  const third = await newPerson(browser);
  await third.page.goto(`${house.url}/t/${code}`);
  await third.page.getByRole('heading', { name: 'Who plays' }).waitFor();
  expect(await third.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await third.isWell('watching');
  await host.page.getByRole('button', { name: 'Send away' }).click();
  await guest.page.getByRole('heading', { name: 'You are no longer at this table' }).waitFor();
  await guest.isWell('sent away');
  for (const person of [host, guest, third]) await person.page.context().close();
});
