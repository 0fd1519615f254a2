/** Things that once went wrong at a table, each as somebody met it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from './support/browser';
import { toSheet } from './support/contest';
import { Cord } from './support/cord';
import { evening, PHONE, playNow, withFriends } from './support/evening';
import { follow } from './support/play';
import { areInSight } from './support/sight';
import { Sitter } from './support/sitter';

const night = evening();

const log = (page: Page) => page.getByRole('log').locator('li').allInnerTexts();

test('a solitaire is given up after a question', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Rest in Peace');
  await page.locator('.prompt').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByText('Are you sure?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.locator('#over-title').waitFor();
  await person.isWell('given up');
});

test('on a slow connection nothing is drawn before its words are there', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  const held: (() => void)[] = [];
  // The words of the game come long after its table.
  await page.route(/assets\/(web-)?dawn-under-[\w-]+\.js/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.fallback();
  });
  await page.reload();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByText('Looking for the table').waitFor();
  let isDrawn = false;
  const drawn = page.locator('.grave').first().waitFor().then(() => (isDrawn = true));
  while (!isDrawn) {
    held.splice(0).forEach((go) => go());
    await Promise.race([drawn, page.waitForTimeout(50)]);
  }
  await person.isWell('a slow connection');
});

/** Clearing Coffins until there is enough to tell: only results are, so every throw is for everybody and soon leads to some. */
async function toResults(person: Person): Promise<void> {
  const { page } = person;
  await page.goto(night.url);
  const sitter = await Sitter.at(page);
  const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { colour_die: '!!!!!!', roll_min_ms: 1, roll_max_ms: 1 });
  await page.goto(`${night.url}/t/${table}`);
  const results = page.getByRole('log').locator('li', { hasText: /^Cleared|leaves? them as they are|lets? the chance go/ });
  while ((await results.count()) < 4) expect(await follow(page, 1)).toMatchObject({ isOver: false });
}

test('Clearing Coffins: a hand that came too early is told so until the next throw', async () => {
  const { page } = await night.person();
  await page.goto(night.url);
  const sitter = await Sitter.at(page);
  const table = await sitter.open('clearing-coffins', ['quick'], { first_thrower: 0, roll_min_ms: 3000, roll_max_ms: 3000 });
  await page.goto(`${night.url}/t/${table}`);
  await page.getByRole('button', { name: 'Throw the dice' }).click();
  await page.locator('.garlic.live').waitFor();
  await page.keyboard.press('Space');
  const early = page.locator('.heard', { hasText: 'Too early!' });
  await early.waitFor();
  // Bots throw, and bang, and one's own hand keeps still.
  await early.waitFor({ state: 'detached' });
});

test.each(['Ruhe in Frieden', 'Dawn Under', 'Clearing Coffins', 'Rest in Peace'])('%s: what happened is told again after a reload, on a second page and by a house that was away', async (title) => {
  const person = await night.person();
  const { page } = person;
  if (title === 'Clearing Coffins') await toResults(person);
  else {
    await playNow(night, person, title);
    await follow(page, 4);
  }
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const pause = page.getByRole('dialog').getByRole('button', { name: 'Pause' });
  if ((await pause.count()) > 0) await pause.click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // Faces that were shown for a moment are gone by then.
  await page.reload();
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(3);
  // A race that is on is run to its end before the clocks stop (R-CC-69). Whoever is there sees whose hand was first, for that
  // moment; whoever comes later does not (R-CC-62).
  const told = (of: Page) => of.getByRole('log').locator('li:not(.fleeting)').allInnerTexts();
  const before = await told(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect.poll(() => told(second)).toEqual(before);
  await second.close();
  person.roughDay = true;
  await night.house.kill();
  await night.house.start();
  await page.reload();
  await expect.poll(() => told(page)).toEqual(before);
  person.roughDay = false;
});

test('whoever comes to a table in play is told that they watch, and takes the seat that is free', async () => {
  const [host, guest, newcomer] = [await night.person(), await night.person(), await night.person(PHONE)];
  const code = await withFriends(night, host, 'Dawn Under');
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await host.page.getByRole('button', { name: 'Deal' }).click();
  await guest.page.locator('.board > *').first().waitFor();
  const desk = await Sitter.beside(night, host);
  const table = new URL(host.page.url()).pathname.split('/').at(-1) ?? '';
  await desk.join(table);
  await desk.ask({ do: 'spectators', table, spectators: 'on' });
  await newcomer.page.goto(`${night.url}/t/${table}`);
  await newcomer.page.getByText('You are watching. All seats are taken.').waitFor();
  expect(await newcomer.page.getByRole('button', { name: 'Table', exact: true }).count()).toBe(0);
  await guest.page.getByRole('button', { name: 'Leave' }).click();
  await guest.page.getByRole('button', { name: 'Give up my seat' }).click();
  await newcomer.page.getByText('You are watching. A seat is free.').waitFor();
  await newcomer.page.getByRole('button', { name: 'Sit down' }).tap();
  await newcomer.page.getByText('You are watching').waitFor({ state: 'detached' });
  await newcomer.page.getByRole('button', { name: 'Table', exact: true }).waitFor();
  await newcomer.isWell('a seat that was free');
});

test('the house of the day is dealt at once, with its date and the time until the next', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.url);
  await page.getByRole('button', { name: 'House of the day' }).click();
  await page.locator('.prompt').waitFor();
  expect(await page.getByRole('button', { name: 'Deal' }).count()).toBe(0);
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
  const note = page.locator('.day');
  await expect.poll(() => note.innerText()).toMatch(new RegExp(`House of the day, ${today} Next one in \\d+:\\d\\d:\\d\\d`));
  const first = await note.innerText();
  await expect.poll(() => note.innerText()).not.toBe(first);
  await person.isWell('the house of the day');
});

test('the score sheet is seen whole on a laptop, in every language, and on a phone its names are', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.url);
  await page.goto(`${night.url}/t/${await toSheet(night, person)}`);
  await page.locator('.sheet table').waitFor();
  for (const lang of ['en', 'de', 'fr', 'nl']) {
    await page.getByRole('combobox').first().selectOption(lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    expect(await page.locator('.sheet .scroll').first().evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth), lang).toBeLessThanOrEqual(0);
  }
  const cut = () => page.locator('.sheet :is(th, .owner)').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await cut()).toEqual([]);
  await page.locator('.sheet .button').click();
  await page.locator('.sheet .owner').first().waitFor();
  expect(await cut()).toEqual([]);
});

test('the rules are read over the table, which goes on behind them', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await playNow(night, person, 'Dawn Under');
  const table = page.url();
  await page.getByRole('link', { name: 'Rules' }).tap();
  await page.getByRole('dialog').locator('article h1').waitFor();
  expect(page.url()).toBe(table);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // On a phone only some questions come with help.
  const rule = page.locator('.prompt .help a').first();
  while ((await rule.count()) === 0) {
    expect(await follow(page, 1)).toMatchObject({ isOver: false });
    await page.locator('.prompt').waitFor();
  }
  await rule.tap();
  await page.getByRole('dialog').locator('.meant').waitFor();
  expect(page.url()).toBe(table);
  await person.isWell('rules over the table');
});

test('nobody is sent away without a question', async () => {
  const [host, guest] = [await night.person(), await night.person()];
  const code = await withFriends(night, host, 'Dawn Under');
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByLabel('Your name').fill('Grete');
  await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await host.page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByText('Grete leaves the table and can’t come back.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await host.page.locator('.chairs').getByText('Grete').waitFor();
  await host.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await host.page.locator('.chairs').getByText('Grete').waitFor({ state: 'detached' });
});

test('the ring shows how much of the whole time is left, also to whoever comes in the middle', async () => {
  const [host, guest] = [await night.person(), await night.person()];
  const code = await withFriends(night, host, 'Dawn Under');
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await host.page.getByRole('button', { name: 'Deal' }).click();
  const share = async ({ page }: Person) => Number((await page.locator('.ring .left').first().getAttribute('stroke-dasharray'))?.split(' ')[0]);
  for (const person of [host, guest]) await person.page.locator('.ring').first().waitFor();
  await expect.poll(() => share(host)).toBeLessThan(0.97);
  await host.page.reload();
  await host.page.locator('.ring').first().waitFor();
  expect(await share(host)).toBeLessThan(0.98);
});

test('the newest line of the log is always in sight', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Ruhe in Frieden');
  for (let times = 0; times < 6; times += 1) {
    await follow(page, 2);
    await expect
      .poll(() =>
        page.getByRole('log').evaluate((list) => {
          const [frame, last] = [list.getBoundingClientRect(), list.querySelector('li:last-child')?.getBoundingClientRect()];
          return last !== undefined && last.top >= frame.top - 1 && last.bottom <= frame.bottom + 1;
        }),
      )
      .toBe(true);
  }
  expect((await log(page)).length).toBeGreaterThan(12);
});

test.each(['Ruhe in Frieden', 'Dawn Under', 'Clearing Coffins', 'Rest in Peace'])('%s: nothing shifts while one comes in', async (title) => {
  const person = await night.person(PHONE);
  const { page } = person;
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) shifts.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await playNow(night, person, title);
  await page.goto(page.url());
  await page.locator('.board > *').first().waitFor();
  if (title === 'Clearing Coffins') await page.locator('.ready button').tap();
  await page.locator('.prompt').waitFor();
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.1);
});

test('a plan of Ruhe in Frieden is sent at once, and not while it cannot be carried out (RF-4.10)', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  const cord = await Cord.lay(page);
  const sent: string[] = [];
  cord.toHouse = (text) => (sent.push(text), text);
  const sitter = await Sitter.beside(night, person);
  const table = await sitter.open('ruhe-in-frieden', ['mourner', 'mourner'], {});
  await page.goto(`${night.url}/t/${table}`);
  const send = page.getByRole('button', { name: /^Send in the doctor/ });
  // Others may begin, and families are chosen first.
  while ((await send.count()) === 0) await follow(page, 1);
  const relatives = page.locator('.family.own .pick');
  const count = await relatives.count();
  expect(count).toBeGreaterThan(1);
  expect(await send.isDisabled()).toBe(true);

  await relatives.first().tap();
  await page.locator('.doses').getByRole('button', { name: /bitter/ }).tap();
  await page.getByText(/the bitter pill stays inside/).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Clear the plan' }).tap();

  const before = sent.length;
  await page.getByRole('button', { name: 'Pills for the rest' }).tap();
  await send.tap();
  await expect.poll(() => page.locator('.family.own [data-piece^="dose/"]').count()).toBe(5);
  const commands = sent.slice(before).filter((text) => /"do":"(command|choose|commands)"/.test(text));
  expect(commands).toHaveLength(1);
  expect((JSON.parse(commands[0] ?? '{}') as { commands: unknown[] }).commands).toHaveLength(count);
  await person.isWell('a plan');
});

test('looking back: the controls stay where they are, and arrow keys step', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Rest in Peace');
  await follow(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.locator('.board svg').first().waitFor();
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await page.keyboard.press('Home');
    await page.waitForURL(/#0$/);
    const places = () => page.locator('.controls :is(button, input)').evaluateAll((all) => all.map((one) => [Math.round(one.getBoundingClientRect().x), Math.round(one.getBoundingClientRect().y)]));
    const before = await places();
    expect(before).toHaveLength(6);
    for (const [key, step] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowRight', 3], ['ArrowLeft', 2]] as const) {
      await page.keyboard.press(key);
      await page.waitForURL(new RegExp(`#${step}$`));
      await page.getByRole('heading', { name: new RegExp(`${step} of`) }).waitFor();
      expect(await places(), `${viewport.width}, step ${step}`).toEqual(before);
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/#3$/);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    expect(await places()).toEqual(before);
  }
  await person.isWell('looking back');
});

test('one’s own row of Clearing Coffins is seen whole on a laptop while a game is on', async () => {
  const person = await night.person({ viewport: { width: 1280, height: 800 } });
  const { page } = person;
  await playNow(night, person, 'Clearing Coffins');
  await page.locator('.ready button').click();
  await page.locator('.ready').waitFor({ state: 'detached' });
  for (let times = 0; times < 3; times += 1) {
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await areInSight(page.locator('.mine .row > *'));
    await follow(page, 1);
  }
  await person.isWell('one’s own row');
});
