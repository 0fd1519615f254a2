/** Before the deal: names, bots and options as people choose them in a hurry. */

import { expect, test } from 'vitest';
import { evening, unfold } from './support/evening';

const night = evening();

test('two options chosen in one breath both count, and bots have names', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.url);
  await page.getByRole('button', { name: 'With friends: Clearing Coffins' }).click();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await unfold(page);
  const claim = page.getByLabel('How to bang', { exact: true });
  const race = page.getByLabel('The race', { exact: true });
  const other = await claim.evaluate((select: HTMLSelectElement) => [...select.options].find((option) => option.value !== select.value)?.value ?? '');
  // Within one task: the house cannot have answered the first yet.
  await page.evaluate(
    ({ claim, race, other }) => {
      for (const [select, value] of [[claim, other], [race, 'sealed']] as const) {
        if (!(select instanceof HTMLSelectElement)) throw new Error('expected a list of values');
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    { claim: await claim.elementHandle(), race: await race.elementHandle(), other },
  );
  await page.getByLabel('Bot for seat 2').selectOption('mourner');
  await page.getByText('Owl', { exact: false }).first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
  await unfold(page);
  await expect.poll(async () => [await claim.inputValue(), await race.inputValue()]).toEqual([other, 'sealed']);
  await person.isWell('gathering');
});

test('the game of the sheet is one press away, at the gate and on the sign of a table', async () => {
  const person = await night.person();
  const { page } = person;
  await page.goto(night.url);
  await page.getByRole('button', { name: 'As printed: Clearing Coffins' }).click();
  const way = (name: string) => page.getByRole('list', { name: 'Ways to play' }).getByRole('button', { name, exact: true });
  const claim = page.getByLabel('How to bang', { exact: true });
  const pressed = async () => [await way('As printed').getAttribute('aria-pressed'), await way('Club').getAttribute('aria-pressed'), await claim.inputValue()];
  await way('As printed').waitFor();
  await unfold(page);
  await expect.poll(pressed).toEqual(['true', 'false', 'garlic']);
  await way('Club').click();
  await expect.poll(pressed).toEqual(['false', 'true', 'pointed']);
  await claim.selectOption('garlic');
  // Pointing is off and watching after a mistake is not: that has no name.
  await expect.poll(pressed).toEqual(['false', 'false', 'garlic']);
  await way('As printed').click();
  await expect.poll(pressed).toEqual(['true', 'false', 'garlic']);
  await person.isWell('ways to play');
});

test('whoever comes by a link is asked for a name once', async () => {
  const [host, guest] = [await night.person(), await night.person()];
  await host.page.goto(night.url);
  await host.page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
  const code = (await host.page.locator('.invite .code').innerText()).trim();
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByLabel('Your name').fill('Grete');
  await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await host.page.locator('.chairs').getByText('Grete').waitFor();
  expect(await guest.page.getByLabel('Your name').count()).toBe(0);
  await guest.isWell('guest');
});
