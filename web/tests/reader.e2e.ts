/** Every game played to its end by somebody who cannot see, through roles, names and what is spoken alone. */

import { describe, expect, test } from 'vitest';
import { holdsForAll } from './support/audit';
import { CoffinPlayer } from './support/coffins';
import { evening, PHONE, withFriends } from './support/evening';
import { leaveStage } from './support/play';
import { Reader, type Item } from './support/reader';
import { readOn } from './support/readings';

const night = evening();

/** Opens the gate and presses a button there. */
async function enter(reader: Reader, page: { goto(url: string): Promise<unknown> }, name: string): Promise<void> {
  await page.goto(night.url);
  await expect
    .poll(async () => {
      const button = Reader.buttons(await reader.read()).find((item) => item.name === name);
      return button !== undefined && (await reader.press(button));
    })
    .toBe(true);
}

const logLines = (items: readonly Item[]) => items.filter((item) => item.role === 'listitem' && item.within.includes('What happened')).map((item) => item.name);

describe('by ear', () => {
  test('Rest in Peace is played to the end, and every step is spoken', async () => {
    const person = await night.person();
    const reader = await Reader.at(person.page);
    // A manor can be lost at the first door.
    for (let answers = 0; answers < 8; ) {
      await enter(reader, person.page, 'Play now: Rest in Peace');
      const reading = await readOn(reader);
      answers += reading.answers;
      expect((await reader.spoken()).length).toBeGreaterThanOrEqual(reading.answers);
    }
    await person.isWell('by ear');
  });

  test('Dawn Under is played to the end; what is in a grave is spoken once and gone when it closes', async () => {
    const person = await night.person();
    const reader = await Reader.at(person.page);
    await enter(reader, person.page, 'Play now: Dawn Under');
    const faces = /^Grave [A-J][1-6]: /;
    let most = 0;
    const reading = await readOn(reader, (items) => {
      // Each move forgets the faces of the one before (DU-9).
      most = Math.max(most, logLines(items).filter((line) => faces.test(line)).length);
    });
    expect(reading.answers).toBeGreaterThan(5);
    const spoken = await reader.spoken();
    expect(spoken.filter((line) => faces.test(line)).length).toBeGreaterThan(reading.answers / 4);
    expect(most).toBe(1);
    await person.isWell('by ear');
  });

  test('Ruhe in Frieden is played to the end', async () => {
    const person = await night.person();
    const reader = await Reader.at(person.page);
    await enter(reader, person.page, 'Play now: Ruhe in Frieden');
    const reading = await readOn(reader);
    expect(reading.answers).toBeGreaterThan(10);
    expect((await reader.spoken()).length).toBeGreaterThan(reading.answers);
    await person.isWell('by ear');
  });
});

test('Clearing Coffins is played to the end by two who hear the dice and bang on the garlic', async () => {
  const [host, guest] = [await night.person(), await night.person(PHONE)];
  const readers = [await Reader.at(host.page), await Reader.at(guest.page)] as const;
  const code = await withFriends(night, host, 'Clearing Coffins');
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  // Races are run by the clock, however quick the machine is: one coffin is enough to hear everything.
  await host.page.getByLabel('Coffins to win').selectOption('1');
  await guest.page.goto(`${night.url}/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  const deal = host.page.getByRole('button', { name: 'Deal' });
  await expect.poll(() => deal.isEnabled()).toBe(true);
  await deal.click();
  const play = (seat: 0 | 1) => readOn(readers[seat], undefined, new CoffinPlayer(`Seat ${seat + 1}`).pick);
  const readings = await Promise.all([play(0), play(1)]);
  for (const { answers } of readings) expect(answers).toBeGreaterThan(3);
  for (const reader of readers) {
    const spoken = await reader.spoken();
    expect(spoken.some((line) => line.startsWith('The dice show '))).toBe(true);
  }
  const titles = [await host.page.locator('#over-title').innerText(), await guest.page.locator('#over-title').innerText()];
  expect(titles.toSorted()).toEqual(['Not this time', 'You win!']);
  await host.isWell('by ear');
  await leaveStage(guest.page);
  await holdsForAll(guest, 'Clearing Coffins, over');
});
