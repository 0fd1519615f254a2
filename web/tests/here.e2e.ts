/** Several people at one device, the big screen, and looking back. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser } from './support/browser';
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

async function onThisDevice(title: string, names: string[]) {
  const person = await newPerson(browser);
  const { page } = person;
  await page.goto(house.url);
  await page.getByRole('link', { name: `On this device: ${title}` }).click();
  for (let more = 2; more < names.length; more += 1) await page.getByRole('button', { name: 'One person more' }).click();
  for (const [idx, name] of names.entries()) await page.getByLabel(`Name of person ${idx + 1}`).fill(name);
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/t\//);
  return person;
}

describe('on this device', () => {
  test('Dawn Under is played by two without a curtain, to the end and back again', async () => {
    const person = await onThisDevice('Dawn Under', ['Anna', 'Bruno']);
    const { page } = person;
    await page.locator('.prompt').first().waitFor();
    expect(await page.locator('.seats').innerText()).toContain('Anna');
    expect(await page.locator('.seats').innerText()).toContain('Bruno');
    await follow(page, 8);
    // A reload finds both again.
    await page.reload();
    const played = await follow(page);
    expect(played.isOver).toBe(true);
    await person.isWell('hot-seat');
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'Look back' }).click();
    await page.getByText(/Step 0 of \d+/).waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText(/Step 1 of \d+/).waitFor();
    await page.getByLabel('Through whose eyes').selectOption({ label: 'Bruno' });
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.board svg').first().waitFor();
    await page.getByRole('button', { name: 'Check the seal here' }).click();
    await page.getByText('The seal holds').waitFor();
    await person.isWell('replay');
    // A link to a moment opens there, for anybody.
    const other = await newPerson(browser, { viewport: { width: 360, height: 640 } });
    await other.page.goto(`${house.url}/replay/${table}#5`);
    await other.page.getByText(/Step 5 of \d+/).waitFor();
    await other.page.locator('.board svg').first().waitFor();
    await other.fits('replay on a phone');
    await other.isWell('moment');
    for (const one of [person, other]) await one.page.context().close();
  });

  test('Ruhe in Frieden drops a curtain between two, and nothing of the table is behind it', async () => {
    const person = await onThisDevice('Ruhe in Frieden', ['Anna', 'Bruno']);
    const { page } = person;
    const curtain = page.locator('.curtain');
    let falls = 0;
    for (let turn = 0; turn < 40 && falls < 2; turn += 1) {
      await page.locator('.curtain, .prompt').first().waitFor();
      if ((await curtain.count()) > 0) {
        falls += 1;
        expect(await page.locator('.board, .prompt, [role=log]').count()).toBe(0);
        const button = curtain.getByRole('button', { name: /^I am (Anna|Bruno)$/ });
        await button.click();
      } else {
        await follow(page, 1);
        await page.waitForTimeout(150);
      }
    }
    expect(falls).toBe(2);
    await person.isWell('curtain');
    await page.context().close();
  });

  test('Clearing Coffins gives everybody a garlic and a key', async () => {
    const person = await onThisDevice('Clearing Coffins', ['Anna', 'Bruno', 'Clara']);
    const { page } = person;
    for (const name of ['Anna', 'Bruno', 'Clara']) await page.getByRole('button', { name: `Garlic of ${name}` }).waitFor();
    await follow(page, 12);
    await person.isWell('three hands');
    await page.context().close();
  });
});

test('the big screen shows the code, then the table, and nothing to press', async () => {
  const host = await newPerson(browser);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
  const code = (await host.page.locator('.invite .code').innerText()).trim();
  const screen = await newPerson(browser, { viewport: { width: 1920, height: 1080 } });
  await screen.page.goto(`${house.url}/tv/${code}`);
  await screen.page.getByText(code, { exact: true }).waitFor();
  expect(await screen.page.getByRole('img', { name: /QR code/ }).count()).toBe(1);
  await host.page.getByLabel('Bot for seat 2').selectOption({ index: 1 });
  await host.page.getByLabel('Bot for seat 3').selectOption({ index: 1 });
  await host.page.getByRole('button', { name: 'Deal' }).click();
  await screen.page.locator('.board svg').first().waitFor();
  expect(await screen.page.locator('.prompt').count()).toBe(0);
  await screen.fits('tv');
  await screen.isWell('tv');
  for (const one of [host, screen]) await one.page.context().close();
});
