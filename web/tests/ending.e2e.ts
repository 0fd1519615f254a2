/** How a table ends: full stage for a moment, a picture to share, another game in one press. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Cord } from './support/cord';
import { evening, PHONE, playNow, solitaire } from './support/evening';
import { follow, leaveStage } from './support/play';

const night = evening();
const stage = (page: Page) => page.getByRole('dialog');
/** The width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the stage opens by itself, says what happened and why, and any key closes it', async () => {
  const person = await night.person();
  const { page } = person;
  await playNow(night, person, 'Rest in Peace');
  await follow(page);
  await stage(page).waitFor();
  // The solitaire has its own words, and the screen reader is told them.
  const title = await page.locator('#over-title').innerText();
  expect(['At rest', 'Not at rest']).toContain(title);
  expect(await stage(page).getAttribute('aria-labelledby')).toBe('over-title');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('over-title');
  expect(await page.locator('#over-reason').innerText()).toMatch(/\.$/);
  expect(await page.locator('.honours li').first().innerText()).toMatch(/\d+ rooms? entered/);
  await person.isWell('stage');
  await page.locator('dialog .deeds:not([inert])').waitFor();
  await page.keyboard.press('x');
  await stage(page).waitFor({ state: 'detached' });
  expect(await page.locator('.over #over-title').innerText()).toBe(title);
  // It can be had again, and a tap on the picture closes it too.
  await page.getByRole('button', { name: 'Show the ending' }).click();
  await page.locator('dialog .deeds:not([inert])').waitFor();
  await page.locator('dialog .scene').click();
  await stage(page).waitFor({ state: 'detached' });
  await person.isWell('panel');
});

test('what was pressed for the game does not close the stage, and whoever comes later finds the panel', async () => {
  const { page } = await night.person();
  await page.addInitScript(() => {
    const press = () => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog === null || dialog.hasAttribute('data-pressed')) return;
      dialog.setAttribute('data-pressed', '');
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    new MutationObserver(press).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(night.url);
  await page.getByRole('button', { name: 'Play now: Rest in Peace' }).click();
  await page.locator('.board > *').first().waitFor();
  await follow(page);
  await page.locator('dialog[data-pressed] .deeds:not([inert])').waitFor();
  await page.reload();
  await page.locator('section.over').waitFor();
  expect(await stage(page).count()).toBe(0);
});

test('a manor that is lost at the deal has its last scene too', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  // The ghost may wait at the Main Entrance (RP-2.2): one manor in ten is lost before a move.
  cord.toHouse = (text) => text.replace('"game":"rest-in-peace"', '"game":"rest-in-peace","options":{"entrance_ghost":"lose"}');
  do {
    await playNow(night, person, 'Rest in Peace');
    await page.locator('.prompt, #over-title').first().waitFor();
  } while ((await page.locator('#over-title').count()) === 0);
  await stage(page).waitFor({ timeout: 5000 });
  expect(await page.locator('#over-title').innerText()).toBe('Not at rest');
  // Whoever comes back has seen it.
  await leaveStage(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.waitForURL(/\/replay\//);
  await page.goBack();
  await page.locator('section.over').waitFor();
  expect(await stage(page).count()).toBe(0);
});

test('a house that is slow to tell the whole game holds back nothing but who did what best', async () => {
  const person = await night.person();
  const { page } = person;
  await page.route('**/steps?*', () => undefined);
  await playNow(night, person, 'Rest in Peace');
  await follow(page);
  const title = await page.locator('#over-title').innerText();
  await page.locator('dialog .deeds:not([inert])').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('section.over').waitFor({ timeout: 6000 });
  expect(await page.locator('#over-title').innerText()).toBe(title);
  await page.reload();
  await page.locator('section.over').waitFor({ timeout: 6000 });
});

test('whoever looks back at the last moves, or loses the line, still reads how it ended', async () => {
  const person = await night.person();
  const { page } = person;
  const cord = await Cord.lay(page);
  await solitaire(night, person, 2);
  await page.locator('.prompt').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await leaveStage(page);
  const title = await page.locator('#over-title').innerText();
  const before = await page.locator('.drawn').innerHTML();
  // The last move may have several lines.
  while ((await page.locator('.drawn').innerHTML()) === before) await page.getByRole('button', { name: 'One move back' }).click();
  expect(await page.locator('section.over #over-title').innerText()).toBe(title);
  await page.getByRole('link', { name: 'Look back' }).waitFor();
  person.roughDay = true;
  await cord.cut();
  await page.locator('.banner').waitFor();
  expect(await page.locator('#over-title').innerText()).toBe(title);
  cord.mend();
  await page.locator('.banner').waitFor({ state: 'detached' });
  expect(await page.locator('#over-title').innerText()).toBe(title);
});

test('a picture to share is a file on a desktop, and has names on it only if one wants that', async () => {
  const person = await night.person();
  const { page } = person;
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text, x, y) {
      written.push(text);
      write.call(this, text, x, y);
    };
  });
  await playNow(night, person, 'Dawn Under');
  await follow(page);
  const names = await page.locator('.over th').allInnerTexts();
  const share = async (): Promise<string> => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share a picture' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('dawn-under.png');
    expect(sizeOf(await readFile(await file.path()))).toEqual([1200, 1040]);
    return page.evaluate(() => (window as unknown as { written: string[] }).written.splice(0).join(' '));
  };
  const plain = await share();
  expect(plain).toContain('vampires left');
  for (const name of names) expect(plain).not.toContain(name);
  await page.getByLabel('With names on the picture').check();
  const named = await share();
  for (const name of names) expect(named).toContain(name);
  await person.isWell('share');
  // Whoever looks back as a spectator reads every name whole.
  await page.getByRole('link', { name: 'Look back' }).click();
  const owners = page.locator('.rows .who strong');
  await owners.first().waitFor();
  expect(await owners.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))).toEqual([]);
});

test('a phone is given the picture by its own sheet, and another game is one tap away', async () => {
  const person = await night.person(PHONE);
  const { page } = person;
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { canShare: () => true, share: async ({ files }: ShareData) => void shared.push(...(files ?? []).map(({ name, type }) => `${name} ${type}`)) });
  });
  await playNow(night, person, 'Rest in Peace');
  await follow(page);
  await page.getByRole('button', { name: 'Share a picture' }).tap();
  await expect.poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual(['rest-in-peace.png image/png']);
  const before = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Play again', exact: true }).tap();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(before);
  await page.locator('.prompt').waitFor();
  await person.isWell('again');
});
