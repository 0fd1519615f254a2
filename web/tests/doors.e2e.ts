/** Tables that do not let everybody in: a password, and the host's nod. */

import { expect, test } from 'vitest';
import { evening, withFriends } from './support/evening';

const night = evening();

test('a table with a password asks for it before it shows anything', async () => {
  const [host, guest] = [await night.person(), await night.person()];
  const code = await withFriends(night, host, 'Dawn Under');
  await host.page.getByLabel('Who gets in').selectOption('password');
  await host.page.getByLabel('New password').fill('bat wing');
  await host.page.getByLabel('New password').press('Enter');
  await expect.poll(() => host.page.getByLabel('New password').inputValue()).toBe('');
  const { page } = guest;
  await page.goto(`${night.url}/t/${code}`);
  await page.getByRole('heading', { name: 'This table asks for a password.' }).waitFor();
  await guest.isWell('password');
  await page.getByLabel('Password').fill('owl');
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('alert').getByText('That’s not the password.').waitFor();
  await page.getByLabel('Password').fill('bat wing');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  // Asked once.
  await page.reload();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await host.isWell('door');
});

test('the host nods, by keyboard, and whoever knocked sits down', async () => {
  const [host, guest, stranger] = [await night.person(), await night.person(), await night.person()];
  const code = await withFriends(night, host, 'Dawn Under');
  await host.page.getByLabel('Who gets in').selectOption('nod');
  await guest.page.goto(`${night.url}/t/${code}`);
  await stranger.page.goto(`${night.url}/t/${code}`);
  for (const { page } of [guest, stranger]) {
    await page.getByRole('button', { name: 'Ask for a seat' }).click();
    await page.getByText('You have asked for a seat. The host decides.').waitFor();
    expect(await page.getByRole('button', { name: /^Sit (down|here)/ }).count()).toBe(0);
  }
  const cards = host.page.getByRole('group', { name: /would like a seat/ });
  await expect.poll(() => cards.count()).toBe(2);
  await host.isWell('knocking');
  await cards.first().getByRole('button', { name: 'Let in' }).press('Enter');
  await expect.poll(() => cards.count()).toBe(1);
  await cards.first().getByRole('button', { name: 'Turn away' }).press('Enter');
  await stranger.page.getByText('The host has turned you away from this table.').waitFor();
  await expect.poll(() => guest.page.getByText('You have asked for a seat.').count()).toBe(0);
  await guest.isWell('let in');
});
