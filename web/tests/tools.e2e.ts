/** What people can do around a game: mute, talk through a reload, watch or not, practise, see who is marked. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdsForAll } from './support/audit';
import type { Person } from './support/browser';
import { Cord } from './support/cord';
import { evening, withFriends } from './support/evening';
import { asked, follow } from './support/play';

const night = evening();

/** Two people at a table before the deal. */
async function together(title: string): Promise<{ host: Person; guest: Person; code: string }> {
  const [host, guest] = [await night.person(), await night.person({ viewport: { width: 360, height: 640 }, hasTouch: true })];
  const code = await withFriends(night, host, title);
  await guest.page.goto(`${night.lan}/t/${code}`);
  await guest.page.getByLabel('Your name').fill('Grete');
  await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await host.page.locator('.chairs').getByText('Grete').waitFor();
  return { host, guest, code };
}

async function tell({ page }: Person, text: string): Promise<void> {
  await page.getByPlaceholder('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

const talk = (page: Page) => page.getByRole('log', { name: 'Chat' });
const texts = (page: Page) => talk(page).locator('li').allInnerTexts();

test('talk survives a reload, once', async () => {
  const { host, guest } = await together('Dawn Under');
  await tell(host, 'Good evening');
  await tell(guest, 'Boo!');
  const heard = [/Good evening/, /^Grete\s+Boo!/];
  const bothHear = async (page: Page) => {
    await expect.poll(async () => (await texts(page)).length).toBe(2);
    for (const [idx, line] of (await texts(page)).entries()) expect(line).toMatch(heard[idx]!);
  };
  for (const { page } of [host, guest]) {
    await bothHear(page);
    await page.reload();
    await bothHear(page);
  }
  await host.isWell('talk');
});

test('whoever is muted is not heard, by one or by all', async () => {
  const { host, guest } = await together('Dawn Under');
  await tell(guest, 'Boo!');
  await talk(host.page).getByText('Boo!').waitFor();
  const open = host.page.getByRole('button', { name: 'Mute somebody' });
  await open.focus();
  await host.page.keyboard.press('Enter');
  const dialog = host.page.getByRole('dialog');
  const mine = dialog.getByRole('button', { name: 'Mute for me' });
  await mine.click();
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('true');
  await host.page.keyboard.press('Escape');
  expect(await texts(host.page)).toEqual([]);
  await tell(guest, 'Anybody?');
  await talk(guest.page).getByText('Anybody?').waitFor();
  await host.page.reload();
  await host.page.getByRole('heading', { name: 'Who plays' }).waitFor();
  expect(await texts(host.page)).toEqual([]);
  await open.click();
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('true');
  const all = dialog.getByRole('button', { name: 'Mute for everybody' });
  await all.click();
  await expect.poll(() => all.getAttribute('aria-pressed')).toBe('true');
  await tell(guest, 'Hello?');
  await guest.page.getByRole('alert').filter({ hasText: 'The host has muted you' }).waitFor();
  await all.click();
  await expect.poll(() => all.getAttribute('aria-pressed')).toBe('false');
  await host.page.keyboard.press('Escape');
  // Whoever is no host mutes for themselves alone.
  await guest.page.getByRole('button', { name: 'Mute somebody' }).tap();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Mute for me' }).waitFor();
  expect(await guest.page.getByRole('dialog').getByRole('button', { name: 'Mute for everybody' }).count()).toBe(0);
  await guest.isWell('muting on a phone');
  await guest.fits('muting on a phone');
});

test('who may watch is chosen before the deal and at the table', async () => {
  const { host, guest, code } = await together('Dawn Under');
  const watcher = await night.person();
  const choice = host.page.getByLabel('Spectators');
  await choice.selectOption('300');
  await expect.poll(() => choice.inputValue()).toBe('300');
  await host.page.reload();
  await expect.poll(() => choice.inputValue()).toBe('300');
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  const deal = host.page.getByRole('button', { name: 'Deal' });
  await expect.poll(() => deal.isEnabled()).toBe(true);
  await deal.click();
  await host.page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect.poll(() => choice.inputValue()).toBe('300');
  await choice.selectOption('on');
  await watcher.page.goto(`${night.url}/t/${code}`);
  await watcher.page.locator('.board > *').first().waitFor();
  await choice.selectOption('off');
  await watcher.page.getByText('This table is closed to spectators.').waitFor();
  // Who plays is not sent away.
  await guest.page.locator('.board > *').first().waitFor();
  await holdsForAll(host, 'tools of a host');
});

test('at a practice table moves are taken back, and nothing moves for it', async () => {
  const person = await night.person();
  const { page } = person;
  const back = page.getByRole('button', { name: 'Take back' });
  // Not every move can be taken back: what turned something up cannot.
  for (;;) {
    await page.goto(night.lan);
    await page.getByRole('button', { name: 'Practice: Rest in Peace' }).click();
    await page.getByText('A practice game').waitFor();
    let before = '';
    for (let moves = 0; moves < 30 && !(await back.isEnabled()); moves += 1) {
      before = await asked(page);
      if ((await follow(page, 1)).isOver) break;
    }
    if (!(await back.isVisible()) || !(await back.isEnabled())) continue;
    const place = await back.boundingBox();
    await back.click();
    await expect.poll(() => asked(page)).toBe(before);
    expect((await back.boundingBox())?.x).toBe(place?.x);
    break;
  }
  await holdsForAll(person, 'practice');
});

test('a seat that is marked says so in words (CC-10.16)', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  cord.fromHouse = (text) => (text.includes('"is":"table"') ? text.replaceAll('"marks":[]', '"marks":["mechanical","slow_line"]') : text);
  await page.goto(night.url);
  await page.getByRole('button', { name: 'Play now: Clearing Coffins' }).click();
  const seats = page.locator('.board section.seat');
  await seats.first().waitFor();
  const words = await seats.allInnerTexts();
  expect(words.length).toBe(3);
  for (const seat of words) expect(seat).toMatch(/slow connection[\s\S]*reacts like a program/);
  await person.isWell('marked');
});
