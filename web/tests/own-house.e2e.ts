/** A house of one's own: its sign, its password, its path; people's own data; whoever looks after it. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { audit } from './support/audit';
import { evening, withFriends } from './support/evening';
import { Proxy } from './support/proxy';

const night = evening();
const TOKEN = 'sixteen letters at least';
const SMALL = { viewport: { width: 360, height: 640 } };

test('the gate shows name, greeting and links, and only what is offered', async () => {
  await night.house.with('--house-name', 'The Crypt', '--greeting', 'Thursdays from eight.', '--imprint', 'https://example.org/imprint', '--privacy', 'mailto:host@example.org', '--languages', 'de,en', '--games', 'dawn-under,clearing-coffins');
  const person = await night.person(SMALL);
  const { page } = person;
  await page.goto(night.url);
  await page.getByRole('heading', { name: 'The Crypt' }).waitFor();
  expect(await page.title()).toBe('The Crypt');
  await page.getByText('Thursdays from eight.').waitFor();
  expect(await page.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('https://example.org/imprint');
  expect(await page.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('mailto:host@example.org');
  const titles = await page.getByRole('region', { name: 'The games' }).getByRole('heading').allInnerTexts();
  expect(titles.toSorted()).toEqual(['Clearing Coffins', 'Dawn Under']);
  const languages = page.getByLabel('Language').first().locator('option');
  expect(await languages.allInnerTexts()).toEqual(['English', 'Deutsch']);
  await person.fits('gate');
  expect(await audit(page), 'gate').toEqual([]);
  await person.isWell('gate');
});

test('a house with a password asks for it once, before anything else', async () => {
  await night.house.with('--house-password', 'bat wing', '--greeting', 'Members only.');
  const person = await night.person(SMALL);
  person.roughDay = true;
  const { page } = person;
  await page.goto(`${night.url}/rules/dawn-under`);
  await page.getByRole('heading', { name: 'This house asks for a password.' }).waitFor();
  await person.fits('password');
  expect(await audit(page), 'password').toEqual([]);
  await page.getByLabel('Password').fill('owl');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('That’s not the password.').waitFor();
  await page.getByLabel('Password').fill('bat wing');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Dawn Under' }).first().waitFor();
  await page.goto(night.url);
  await page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
  await page.waitForURL(/\/t\//);
  await person.isWell('inside');
});

test.each([false, true])('below a path everything is found there, whether the proxy takes it off (%s)', async (strips) => {
  await night.house.with('--base-path', '/club/crypt');
  const proxy = new Proxy(night.house.port, '/club/crypt', strips);
  const origin = await proxy.open();
  try {
    const person = await night.person();
    const { page } = person;
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !url.pathname.startsWith('/club/crypt')) elsewhere.push(url.pathname);
    });
    await page.goto(`${origin}/club/crypt/`);
    await page.getByRole('link', { name: 'Rules of Dawn Under' }).click();
    await page.waitForURL(`${origin}/club/crypt/rules/dawn-under`);
    await page.getByRole('link', { name: 'Sexton' }).click();
    await page.waitForURL(`${origin}/club/crypt/`);
    await page.getByRole('button', { name: 'Play now: Rest in Peace' }).click();
    await page.waitForURL(/\/club\/crypt\/t\//);
    await page.locator('.board > *').first().waitFor();
    await page.reload();
    await page.locator('.board > *').first().waitFor();
    await page.getByRole('link', { name: 'Sexton' }).click();
    await page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
    const code = (await page.locator('.invite .code').innerText()).trim();
    await page.getByRole('img', { name: `${origin}/club/crypt/t/${code}` }).waitFor();
    expect(await page.getByRole('link', { name: `/club/crypt/tv/${code}` }).getAttribute('href')).toBe(`/club/crypt/tv/${code}`);
    const friend = await night.person();
    await friend.page.goto(`${origin}/club/crypt/t/${code}`);
    await friend.page.getByRole('button', { name: 'Sit down' }).first().click();
    await expect.poll(() => page.locator('.chairs').getByText('free seat').count()).toBe(1);
    const cookies = await page.context().cookies(`${origin}/club/crypt/`);
    expect(cookies.map(({ name, path }) => [name, path])).toEqual([['sexton', '/club/crypt']]);
    expect(elsewhere).toEqual([]);
    await person.isWell('below a path');
  } finally {
    proxy.close();
  }
});

test('everybody can have their data, and have it deleted', async () => {
  const person = await night.person(SMALL);
  const { page } = person;
  await page.goto(night.url);
  await page.getByLabel('The others see it at the table. No sign-up.').fill('Änne');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await withFriends(night, person, 'Dawn Under');
  await page.goto(night.url);
  await page.getByRole('link', { name: 'Your data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { guests: { name: string; tables: { game: string }[] }[] };
  expect(data.guests.map(({ name, tables }) => [name, tables[0]?.game])).toEqual([['Änne', 'dawn-under']]);
  expect(await audit(page), 'data').toEqual([]);
  await person.fits('data');
  const { name } = (await page.context().cookies())[0] ?? { name: '' };
  expect(name).toBe('sexton');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This cannot be undone.').waitFor();
  expect(await audit(page), 'delete').toEqual([]);
  await page.keyboard.press('Escape');
  expect(night.house.admin('guests')).toContain('Änne');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('status').getByText('Everything is deleted.').waitFor();
  expect(night.house.admin('guests')).not.toContain('Änne');
  expect(night.house.admin('tables')).toContain('nothing to show');
  await page.getByRole('link', { name: 'Back to the gate' }).click();
  await page.getByRole('heading', { name: 'Sexton' }).waitFor();
  expect(await page.getByLabel('The others see it at the table. No sign-up.').inputValue()).toBe('');
});

test('a guest reports somebody, and whoever looks after the house bans them', async () => {
  await night.house.with('--admin-token', TOKEN);
  const [host, guest] = [await night.person(SMALL), await night.person()];
  guest.roughDay = true;
  const code = await withFriends(night, host, 'Dawn Under');
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await guest.page.getByPlaceholder('Say something').fill('boo');
  await guest.page.keyboard.press('Enter');
  await host.page.getByText('boo').waitFor();
  await host.page.getByRole('button', { name: 'Mute somebody' }).click();
  await host.page.getByRole('button', { name: 'Report' }).click();
  const dialog = host.page.getByRole('dialog').last();
  await dialog.getByLabel('What they say').check();
  await dialog.getByLabel('In your own words').fill('rude');
  expect(await audit(host.page), 'report').toEqual([]);
  await host.fits('report');
  await dialog.getByRole('button', { name: 'Report' }).press('Enter');
  await host.page.getByText('It has been passed on.').waitFor();
  await host.isWell('report');

  const steward = await night.person(SMALL);
  steward.roughDay = true;
  const { page } = steward;
  await page.goto(`${night.url}/admin`);
  await page.getByLabel('Token').fill('not the token at all');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('That’s not the password.').waitFor();
  await page.getByLabel('Token').fill(TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Tables' }).getByText('Dawn Under').waitFor();
  expect(await audit(page), 'admin tables').toEqual([]);
  await page.getByLabel('Message').fill('We close at dawn.');
  await page.getByRole('button', { name: 'Tell everybody' }).click();
  await host.page.getByRole('status').getByText('We close at dawn.').waitFor();
  for (const view of ['Guests', 'Bans', 'What was done', 'Reports']) {
    await page.getByRole('navigation').getByRole('button', { name: view }).click();
    await page.getByRole('region', { name: view }).waitFor();
    await steward.fits(view);
    expect(await audit(page), view).toEqual([]);
  }
  await page.getByText('rude').waitFor();
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await guest.page.getByRole('alert').getByText('Whoever runs this house has banned you.').waitFor();
  await page.getByRole('button', { name: 'Dealt with' }).click();
  await page.getByText('There is nothing to show.').waitFor();
  await page.getByRole('navigation').getByRole('button', { name: 'Bans' }).click();
  await page.getByRole('button', { name: 'Lift', exact: true }).click();
  await page.getByText('There is nothing to show.').waitFor();
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await page.getByRole('navigation').getByRole('button', { name: 'Tables' }).click();
  await page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await host.page.getByText('closed').first().waitFor();
  await steward.isWell('admin');
});
