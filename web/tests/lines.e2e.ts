/** Bad days: lost lines, a house that falls over, links that lead nowhere, refusals, two tabs on one seat. */

import { expect, test } from 'vitest';
import { Cord } from './support/cord';
import { evening, playNow, solitaire, withFriends } from './support/evening';
import { asked, follow } from './support/play';

const night = evening();
const BANNER = 'You are offline. Nothing is lost; reconnecting';

test('a house that falls over in the middle takes nobody’s seat and no move', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  await follow(page, 6);
  const seats = page.getByRole('list', { name: 'Seats' });
  const before = await seats.innerText();
  person.roughDay = true;
  await night.house.kill();
  await page.getByText(BANNER).waitFor();
  await night.house.start();
  await page.getByText(BANNER).waitFor({ state: 'detached' });
  expect((await seats.innerText()).split('\n')[0]).toBe(before.split('\n')[0]);
  expect((await follow(page)).isOver).toBe(true);
  await person.isWell('after the fall');
});

test('a lost line is told, answers wait, and it comes back by itself', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  await solitaire(night, person, 2);
  person.roughDay = true;
  await cord.cut();
  await page.getByText(BANNER).waitFor();
  const question = await asked(page);
  await page.locator('.prompt .choice').first().click();
  await page.getByRole('alert').filter({ hasText: 'Nothing is lost' }).waitFor();
  expect(await asked(page)).toBe(question);
  cord.mend();
  await page.getByText(BANNER).waitFor({ state: 'detached' });
  expect(await asked(page)).toBe(question);
  expect((await follow(page)).isOver).toBe(true);
  await person.isWell('after the cut');
});

test('a move whose acknowledgement was lost is carried out, once', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  await solitaire(night, person, 1);
  person.roughDay = true;
  let reached = false;
  cord.toHouse = (text) => {
    reached ||= text.includes('"do":"choose"');
    return text;
  };
  cord.fromHouse = (text) => (reached ? null : text);
  const question = await asked(page);
  await page.locator('.prompt .choice').first().click();
  await expect.poll(() => reached).toBe(true);
  await cord.cut();
  await page.getByText(BANNER).waitFor();
  cord.fromHouse = (text) => text;
  cord.mend();
  await page.getByText(BANNER).waitFor({ state: 'detached' });
  await expect.poll(() => asked(page)).not.toBe(question);
  expect((await follow(page)).isOver).toBe(true);
});

test('a client the house does not understand any more is asked to load anew', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  cord.toHouse = (text) => text.replace(/"version":\d+/, '"version":9999');
  person.roughDay = true;
  await page.goto(night.url);
  const told = page.getByRole('alert').filter({ hasText: 'The house has a new version.' });
  await told.waitFor();
  cord.toHouse = (text) => text;
  await told.getByRole('button', { name: 'Reload' }).click();
  await told.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play now: Rest in Peace' }).click();
  await page.waitForURL(/\/t\//);
});

test('a command the rules forbid is refused in words, with the rule', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  await solitaire(night, person, 0);
  // No fresh doors lie there before a room was closed.
  cord.toHouse = (text) => {
    const { choice, ...message } = JSON.parse(text) as { do: string; choice?: number };
    return choice === undefined ? text : JSON.stringify({ ...message, do: 'command', command: { fresh: { card: 'K♣' } } });
  };
  await page.locator('.prompt .choice').first().click();
  const told = page.getByRole('alert');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/\w+ \w+.*\((R-)?RP-\d/);
  cord.toHouse = (text) => text;
  await told.getByRole('button', { name: 'Close', exact: true }).click();
  await told.waitFor({ state: 'detached' });
  expect((await follow(page)).isOver).toBe(true);
  await person.isWell('refused');
});

test('two tabs on one seat show the same and either may answer', async () => {
  const person = await night.person();
  const { page } = person;
  await solitaire(night, person, 0);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator('.prompt').first().waitFor();
  await follow(second, 1);
  const told = (tab: typeof second) => tab.locator('[role=log] li').last().innerText();
  await expect.poll(async () => (await told(page)) === (await told(second))).toBe(true);
  expect((await follow(page)).isOver).toBe(true);
  await second.locator('#over-title').waitFor();
  await person.isWell('two tabs');
});

test('links that lead nowhere say so in words', async () => {
  const person = await night.person();
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
    await page.goto(night.url + path);
    await page.getByRole('heading', { name: title }).waitFor();
    await person.isWell(path);
  }
});

test('a seat moves to another device by a link that opens once', async () => {
  const person = await night.person();
  await playNow(night, person, 'Dawn Under', night.lan);
  await person.page.getByRole('button', { name: 'Table', exact: true }).click();
  await person.page.getByRole('button', { name: 'Move my seat to another device' }).click();
  const link = await person.page.getByText(/\/device\/\w+$/).innerText();
  const phone = await night.person({ viewport: { width: 390, height: 844 } });
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Take the seat here' }).click();
  await phone.page.waitForURL(/\/t\//);
  expect((await follow(phone.page)).isOver).toBe(true);
  const late = await night.person();
  await late.page.goto(link);
  await late.page.getByRole('button', { name: 'Take the seat here' }).click();
  await late.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  for (const one of [phone, late]) await one.isWell('another device');
});

test('whoever is sent away or finds no free seat is told', async () => {
  const host = await night.person();
  const code = await withFriends(night, host, 'Dawn Under');
  const guest = await night.person();
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  await expect.poll(() => host.page.locator('.chairs').getByText('free seat').count()).toBe(0);
  // The table is full: a third one finds no seat to sit down on and may watch.
  const third = await night.person();
  await third.page.goto(`${night.url}/t/${code}`);
  await third.page.getByRole('heading', { name: 'Who plays' }).waitFor();
  expect(await third.page.getByRole('button', { name: /^Sit (down|here)/ }).count()).toBe(0);
  await third.isWell('watching');
  await host.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await guest.page.getByRole('heading', { name: 'You are no longer at this table' }).waitFor();
  await guest.isWell('sent away');
});
