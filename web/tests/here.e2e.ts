/** Several people at one device, the big screen, and looking back. */

import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { audit } from './support/audit';
import { evening, onThisDevice, withFriends } from './support/evening';
import { follow } from './support/play';
import { areInSight } from './support/sight';

const night = evening();

const bottomOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().bottom);

describe('on this device', () => {
  test('Dawn Under is played by two without a curtain, to the end and back again', async () => {
    const person = await night.person();
    const { page } = person;
    await onThisDevice(night, person, 'Dawn Under', ['Anna', 'Bruno']);
    await page.locator('.prompt').first().waitFor();
    for (const name of ['Anna', 'Bruno']) expect(await page.getByRole('list', { name: 'Seats' }).innerText()).toContain(name);
    await follow(page, 8);
    // A reload finds both again.
    await page.reload();
    expect((await follow(page)).isOver).toBe(true);
    await person.isWell('hot-seat');
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'Look back' }).click();
    await page.getByText(/Step 0 of \d+/).waitFor();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByText(/Step 1 of \d+/).waitFor();
    await page.getByLabel('Through whose eyes').selectOption({ label: 'Bruno' });
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.board svg').first().waitFor();
    // However much happened in a step, all of it can be read without a mouse.
    await page.locator('.lines').evaluate((lines) => (lines.style.maxHeight = '1rem'));
    expect(await audit(page, true)).toEqual([]);
    await page.getByRole('button', { name: 'Check it here' }).click();
    await page.getByText('Honestly dealt').waitFor();
    await person.isWell('replay');
    // A link to a moment opens there, for anybody.
    const other = await night.person({ viewport: { width: 360, height: 640 } });
    const slider = other.page.getByRole('slider');
    await other.page.route('**/steps?*', async (route) => {
      await slider.waitFor();
      await route.continue();
    });
    await other.page.goto(`${night.url}/replay/${table}#5`);
    await other.page.getByText(/Step 5 of \d+/).waitFor();
    await other.page.locator('.board svg').first().waitFor();
    // The slider stands there, too, though it learns only later how many steps there are; and what was done is in sight.
    expect(await slider.inputValue()).toBe('5');
    // Nothing of the board lies over the controls, wherever one has scrolled to.
    await other.page.evaluate(() => {
      const [piece, keys] = ['.rows .piece', '.controls .keys'].map((at) => document.querySelector(at)?.getBoundingClientRect().top ?? 0);
      scrollBy({ top: (piece ?? 0) - (keys ?? 0), behavior: 'instant' });
    });
    await areInSight(other.page.locator('.controls button'));
    expect(await bottomOf(other.page.locator('.controls .deed'))).toBeLessThanOrEqual(640);
    await other.fits('replay on a phone');
    await other.isWell('moment');
  });

  test('the first name is filled in when the house has told it, and left alone when somebody writes', async () => {
    const person = await night.person();
    const { page } = person;
    await page.goto(night.url);
    await page.evaluate(() => localStorage.setItem('sexton.name', 'Anna'));
    const name = page.getByLabel('Name of player 1');
    const held: (() => void)[] = [];
    await page.routeWebSocket(/\/ws/, (end) => {
      const house = end.connectToServer();
      house.onMessage((message) => void held.push(() => end.send(message)));
    });
    for (const typed of ['', 'Clara']) {
      await page.goto(`${night.url}/here/dawn-under`);
      expect(await name.inputValue()).toBe('');
      await name.pressSequentially(typed);
      await expect.poll(() => held.splice(0).map((send) => send()).length).toBeGreaterThan(0);
      const rest = setInterval(() => held.splice(0).forEach((send) => send()), 20);
      await page.getByLabel('Bots as well').selectOption('1');
      await expect.poll(() => page.getByLabel('How well they play').inputValue()).not.toBe('');
      await expect.poll(() => name.inputValue()).toBe(typed || 'Anna');
      clearInterval(rest);
    }
    await person.isWell('names');
  });

  test('Ruhe in Frieden drops a curtain between two, and nothing of the table is behind it', async () => {
    const person = await night.person();
    const { page } = person;
    await onThisDevice(night, person, 'Ruhe in Frieden', ['Anna', 'Bruno']);
    const curtain = page.locator('.curtain');
    for (let falls = 0; falls < 2; ) {
      await page.locator('.curtain, .prompt').first().waitFor();
      if ((await curtain.count()) === 0) {
        await follow(page, 1);
        continue;
      }
      falls += 1;
      expect(await page.locator('.board, .prompt, [role=log]').count()).toBe(0);
      const button = curtain.getByRole('button', { name: /^I am (Anna|Bruno)$/ });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await button.click();
    }
    await person.isWell('curtain');
  });

  test('Clearing Coffins gives everybody a garlic and a key', async () => {
    const person = await night.person();
    const { page } = person;
    await onThisDevice(night, person, 'Clearing Coffins', ['Anna', 'Bruno', 'Clara']);
    for (const name of ['Anna', 'Bruno', 'Clara']) await page.getByRole('button', { name: `${name}’s garlic` }).waitFor();
    await follow(page, 12);
    // The second key is Bruno's.
    const down = page.getByText('Your hand is down.');
    await expect
      .poll(async () => {
        if ((await page.locator('.prompt .choice:not(:disabled)').count()) > 0) await page.locator('.prompt .choice').first().click();
        await page.keyboard.press('l');
        return down.count();
      })
      .toBe(1);
    await person.isWell('three hands');
  });
});

describe('the big screen', () => {
  test('shows the code, then the table, and nothing to press', async () => {
    const host = await night.person();
    const code = await withFriends(night, host, 'Dawn Under');
    await host.page.getByLabel('Spectators').selectOption('on');
    const screen = await night.person({ viewport: { width: 1920, height: 1080 } });
    await screen.page.goto(`${night.lan}/tv/${code}`);
    await screen.page.getByText(code, { exact: true }).waitFor();
    expect(await screen.page.getByRole('img', { name: /QR code/ }).count()).toBe(1);
    await host.page.getByLabel('Bot for seat 2').selectOption({ index: 1 });
    await host.page.getByLabel('Bot for seat 3').selectOption({ index: 1 });
    await host.page.getByRole('button', { name: 'Deal' }).click();
    await screen.page.locator('.board svg').first().waitFor();
    expect(await screen.page.locator('.prompt').count()).toBe(0);
    await screen.fits('tv');
    await screen.isWell('tv');
  });

  test('shows no hand, though somebody who plays opened it', async () => {
    const host = await night.person();
    const code = await withFriends(night, host, 'Ruhe in Frieden');
    await host.page.getByLabel('Bot for seat 2').selectOption({ index: 1 });
    await host.page.getByLabel('Bot for seat 3').selectOption({ index: 1 });
    await host.page.getByRole('button', { name: 'Deal' }).click();
    await host.page.getByRole('region', { name: 'Your shares' }).waitFor();
    const screen = await host.page.context().newPage();
    await screen.goto(`${night.url}/tv/${code}`);
    await screen.getByRole('region', { name: 'Old Cemetery' }).waitFor();
    expect(await screen.getByRole('region', { name: 'Your shares' }).count()).toBe(0);
  });
});
