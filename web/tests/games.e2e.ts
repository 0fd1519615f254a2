/** Two people on two devices, a phone and a finger, a line that is lost in the middle; to the end, and the same for both. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdsForAll } from './support/audit';
import { Cord } from './support/cord';
import { evening, PHONE, playNow, TITLES, withFriends } from './support/evening';
import { follow, leaveStage } from './support/play';

const night = evening();

/** Presses with a finger what the board or the list offers, so many times; nothing may lie over it. */
async function tapOn(page: Page, times: number): Promise<void> {
  const asks = ['.grave.way', 'button.room', '.bang .button', '.idle .button', '.prompt .choice:not(.quiet)', '.prompt > button'];
  for (let taps = 0; taps < times; taps += 1) {
    await page.locator([...asks, '#over-title'].map((one) => `${one}:not(:disabled)`).join(', ')).first().waitFor();
    if ((await page.locator('#over-title').count()) > 0) return;
    for (const one of asks) {
      const target = page.locator(`${one}:not(:disabled)`).first();
      if (!(await target.isVisible())) continue;
      await target.tap({ timeout: 5000 }).catch(async (error: unknown) => {
        // In a race what was there may be gone; what is still there can be pressed.
        if (await target.isVisible()) throw error;
      });
      break;
    }
    await page.waitForFunction(() => document.querySelector('.prompt .choice:disabled') === null);
  }
}

describe('on a phone, by finger', () => {
  test.each(TITLES)('%s', async (title) => {
    const person = await night.person(PHONE);
    // Whoever comes with a phone comes over plain http.
    await playNow(night, person, title, night.lan);
    const before = await person.page.locator('[role=log]').innerText();
    await tapOn(person.page, 6);
    await expect.poll(() => person.page.locator('[role=log]').innerText()).not.toBe(before);
    await person.isWell(title);
    await person.fits(title);
  });
});

describe('two people on two devices', () => {
  test.each([
    ['Dawn Under', []],
    // Without people to be hidden from, nobody waits for the end of a window.
    ['Ruhe in Frieden', [['Who is asked', 'relaxed'], ['Round limit', '20']]],
  ] as [string, [string, string][]][])('%s is played to the end through a lost line, and both see the same', async (title, options) => {
    const host = await night.person();
    const guest = await night.person(PHONE);
    const cord = await Cord.lay(guest.page);
    const code = await withFriends(night, host, title);
    await host.page.getByRole('button', { name: 'Remove a seat' }).click();
    for (const [label, value] of options) {
      await host.page.getByLabel(label).selectOption(value);
      await expect.poll(() => host.page.getByLabel(label).inputValue()).toBe(value);
    }
    await guest.page.goto(`${night.url}/t/${code.toLowerCase()}`);
    await guest.page.getByRole('button', { name: 'Sit down' }).first().tap();
    const deal = host.page.getByRole('button', { name: 'Deal' });
    await expect.poll(() => deal.isEnabled()).toBe(true);
    await deal.click();
    const ended = follow(host.page);
    await follow(guest.page, 6);
    guest.roughDay = true;
    await cord.cut();
    await guest.page.getByText('You are offline. Nothing is lost; reconnecting').waitFor();
    cord.mend();
    await guest.page.getByText('You are offline. Nothing is lost; reconnecting').waitFor({ state: 'detached' });
    guest.roughDay = false;
    await follow(guest.page, 4);
    await guest.page.reload();
    const [one, other] = await Promise.all([ended, follow(guest.page)]);
    expect([one.isOver, other.isOver]).toEqual([true, true]);
    const scores = (page: Page) => page.locator('.over td').allInnerTexts();
    expect(await scores(host.page)).toHaveLength(2);
    expect(await scores(host.page)).toEqual(await scores(guest.page));
    await host.isWell(title);
    await leaveStage(guest.page);
    await holdsForAll(guest, `${title}, over`);
    // Whoever sat there may ask for another; everybody finds the way to it.
    await guest.page.getByRole('button', { name: 'Play again with the same people' }).tap();
    await guest.page.getByText('The cards are dealt as soon as everybody is here.').waitFor();
    await host.page.getByRole('link', { name: 'To the next table' }).click();
    await host.page.waitForURL(guest.page.url());
    // Nobody presses anything more: it is dealt.
    for (const { page } of [host, guest]) await page.locator('.board > *').first().waitFor();
    await guest.isWell('again');
  });
});
