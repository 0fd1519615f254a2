/** Ruhe in Frieden as it is seen: a contested burial with its documents and its end (RF-7.10), and three families on one page. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdsForAll } from './support/audit';
import { answer, CONTESTED, toContest, toShares, toSheet, twoDocuments } from './support/contest';
import { evening, PHONE } from './support/evening';
import { press } from './support/keys';
import { Reader } from './support/reader';

const night = evening();

const scene = (page: Page) => page.getByRole('region', { name: 'A burial' });
const chain = (page: Page) => scene(page).getByRole('list', { name: 'Documents in the order in which they were turned over' }).getByRole('listitem').locator('.unseen').allInnerTexts();
const tally = (page: Page) => scene(page).locator('.tally li').allInnerTexts().then((lines) => lines.map((line) => line.replace(/\s+/g, ' ').trim()));

test('documents meet: both sides answer by keyboard, everybody sees the chain, and the coffin is laid', async () => {
  const [burier, rival, watcher] = [await night.person(), await night.person(PHONE), await night.person()];
  const contest = await toContest(night, [{ person: burier, as: 0, name: 'Anna' }, { person: rival, as: 0, name: 'Bruno' }, { person: watcher, as: 0, name: 'Clara' }], { pace: 'by_mail' });
  for (const { page } of [burier, rival, watcher]) await page.goto(`${night.url}/t/${contest.table}`);
  const everybody = [burier, rival, watcher];
  // Whoever did it is told "you"; the others read a name.
  const allSee = (look: (page: Page) => Promise<unknown>, what: (seat: number) => unknown) => Promise.all(everybody.map(({ page }, seat) => expect.poll(() => look(page)).toEqual(what(seat))));
  const turned = (by: number, from: number, score: string) => (seat: number) => `${seat === by ? 'You: your document' : `${['Anna', 'Bruno'][by]}: a document`} of grave ${from} counts for grave 3, then ${score}`;
  const stands = (page: Page) => scene(page).getByRole('status').innerText();

  // By mail a round lasts until all who are asked have answered.
  await scene(burier.page).waitFor();
  await press(burier.page, scene(burier.page).getByRole('button', { name: /^Bury .* in grave 3 with the document of grave 1/ }));
  const first = turned(0, 1, '2 against 1');
  await allSee(chain, (seat) => [first(seat)]);
  await allSee(stands, (seat) => `${seat === 0 ? 'You lead' : 'Anna leads'}, 2 to 1.`);
  for (const { page } of everybody) expect(await scene(page).getByRole('timer').count()).toBe(1);

  // He objects, from the sheet under his thumb or from the scene: both are the same answer.
  await press(rival.page, rival.page.getByRole('region', { name: 'Your move' }).getByRole('button', { name: 'Illegible Document 4' }));
  const second = turned(1, 4, '2 against 2');
  await allSee(chain, (seat) => [first(seat), second(seat)]);
  await allSee(stands, () => 'Level at 2: nobody has a majority.');

  await press(burier.page, scene(burier.page).getByRole('button', { name: 'Illegible Document 2' }));
  const third = turned(0, 2, '3 against 2');
  await allSee(chain, (seat) => [first(seat), second(seat), third(seat)]);
  await allSee(tally, () => ['Anna 3 1 from shares, 2 from documents', 'Bruno 2 1 from shares, 1 from documents', 'Clara 0 0 from shares, 0 from documents']);
  await holdsForAll(rival, 'contest');

  await press(rival.page, scene(rival.page).getByRole('button', { name: 'Pass' }));
  await allSee((page) => stands(page).then((text) => / rests in grave 3\.$/.test(text)), () => true);
  await allSee(chain, (seat) => [first(seat), second(seat), third(seat)]);
  await allSee((page) => page.getByRole('region', { name: 'Old Cemetery' }).getByRole('listitem').nth(CONTESTED - 1).getByRole('img').count(), () => 1);
  for (const person of everybody) {
    await person.isWell('contest');
    await person.fits('contest');
  }
});

test('a burial that is broken is chosen anew, and its documents go with the coffin', async () => {
  const burier = await night.person();
  const reader = await Reader.at(burier.page);
  const contest = await toContest(night, [{ person: burier, as: 0, name: 'Anna' }, { person: burier, as: 1, name: 'Bruno' }]);
  await burier.page.goto(`${night.url}/t/${contest.table}`);
  await twoDocuments(contest);
  await scene(burier.page).getByText('Level at 2: nobody has a majority.').waitFor();
  await answer(contest, 0, 'respond', { respond: 'pass' });
  await scene(burier.page).getByText('You choose again.').waitFor();
  expect(await chain(burier.page)).toHaveLength(2);
  await press(burier.page, scene(burier.page).getByRole('button', { name: /^Bury .* in the New Cemetery/ }));
  await scene(burier.page).getByText(/ goes to the New Cemetery\.$/).waitFor();
  await scene(burier.page).waitFor({ state: 'detached' });
  const spoken = await reader.spoken();
  for (const line of [/plays Illegible Document 4/, /^Level at 2: nobody has a majority\.$/, / is refused grave 3\.$/, / goes to the New Cemetery\.$/]) expect(spoken.some((text) => line.test(text)), String(line)).toBe(true);
  await burier.isWell('denied');
});

test('three families and five shares fit a laptop without scrolling', async () => {
  const person = await night.person({ viewport: { width: 1280, height: 800 } });
  const { table } = await toShares(night, [0, 1, 2].map((as) => ({ person, as })), 5);
  await person.page.goto(`${night.url}/t/${table}`);
  await expect.poll(() => person.page.getByRole('region', { name: 'Your shares' }).getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
  await person.page.getByRole('button', { name: 'Pills for the rest' }).click();
  expect(await person.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await person.isWell('three families');
});

test('how many shares of a grave everybody has is told in full, on a phone, on a tablet and on a laptop', async () => {
  const person = await night.person();
  const { page } = person;
  const contest = await toContest(night, [0, 1, 2].map((as) => ({ person, as })), { pace: 'by_mail' });
  await twoDocuments(contest);
  await page.goto(`${night.url}/t/${contest.table}`);
  await scene(page).waitFor();
  for (const viewport of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const counts = page.locator('.owners [aria-hidden]:not(svg)');
    expect(await counts.count()).toBeGreaterThan(2);
    const cut = await counts.evaluateAll((counts) =>
      counts.filter((count) => {
        const { left, right } = count.getBoundingClientRect();
        const isOutside = (element: Element) => left < element.getBoundingClientRect().left || right > element.getBoundingClientRect().right;
        const clips = (element: Element | null): Element[] => (element === null ? [] : [...(getComputedStyle(element).overflowX === 'visible' ? [] : [element]), ...clips(element.parentElement)]);
        return [...clips(count.parentElement), count.closest('li')].some((element) => element !== null && isOutside(element));
      }).length,
    );
    expect(cut, `${viewport.width} wide`).toBe(0);
  }
});

test('on a small phone the points and the accounts are in sight without scrolling to the side', async () => {
  const person = await night.person({ viewport: { width: 360, height: 640 } });
  const { page } = person;
  await page.goto(`${night.url}/t/${await toSheet(night, person)}`);
  const beyond = (cells: Locator) => cells.evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length);
  await page.locator('.sheet .total').first().waitFor();
  expect(await beyond(page.locator('.sheet .total'))).toBe(0);
  await page.getByRole('button', { name: 'Open the accounts' }).click();
  const books = page.getByRole('dialog').locator('table');
  await books.waitFor();
  expect(await beyond(books.locator('th, td'))).toBe(0);
  await person.isWell('score sheet on a phone');
});
