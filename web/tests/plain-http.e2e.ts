/** The party on the sofa: everybody reaches the house by a name of the home network, over plain http. */

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { audit } from './support/audit';
import { evening, playNow } from './support/evening';
import { follow } from './support/play';

const night = evening();

/** What is on the clipboard, as whoever pastes it into the talk sees it. */
async function pasted(page: Page): Promise<string> {
  const field = page.getByPlaceholder('Say something');
  await field.press('Control+V');
  return field.inputValue();
}

test('the link to a table is copied, and it is said', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.lan);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
  const code = (await page.locator('.invite .code').innerText()).trim();
  const button = page.getByRole('button', { name: 'Copy the link' });
  const before = await button.boundingBox();
  await button.click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  expect(await page.locator('.copy button').boundingBox()).toEqual(before);
  expect(await page.locator('.copy button').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await pasted(page)).toBe(`${night.lan}/t/${code}`);
  await person.isWell('gathering');
});

test('where nothing can be copied the link is shown, selected', async () => {
  const person = await night.person({ viewport: { width: 360, height: 640 } });
  const { page } = person;
  await page.addInitScript(() => (document.execCommand = () => false));
  await page.goto(night.lan);
  await page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByLabel('Copy it from here:').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toContain(`${night.lan}/t/`);
  await person.fits('a link by hand');
  expect(await audit(page)).toEqual([]);
  await person.isWell('a link by hand');
});

test.each(['Rest in Peace', 'Dawn Under'])('%s: the whole deal is drawn again in the browser', async (title) => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, title, night.lan);
  expect((await follow(page)).isOver).toBe(true);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  const found = page.locator('section.panel [role=status] li');
  await expect.poll(() => found.count()).toBe(5);
  const words = await found.allInnerTexts();
  expect(words[0]).toMatch(/^The file is intact: all \d+ lines/);
  expect(words[1]).toMatch(/^It is the seal this browser was shown/);
  expect(words[2]).toMatch(/^The seal holds/);
  expect(words[3]).toMatch(/^Honestly dealt/);
  expect(words[4]).toMatch(/during play/);
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  await person.isWell('checked');
});
