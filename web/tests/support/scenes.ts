/** Every page there is, each in a state worth looking at. */

import type { Page } from 'playwright-core';
import { toContest, toSheet, toShares, twoDocuments } from './contest';
import { Cord } from './cord';
import { onThisDevice, playNow, solitaire, TITLES, withFriends, type Evening } from './evening';
import { toMoonlight } from './moon';
import { follow } from './play';
import { Sitter } from './sitter';

/** What one person has brought about, by their addresses; whoever has the cookies can look at it again. */
export interface Stage {
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  gathering: string;
  code: string;
  over: string;
  replay: string;
  curtain: string;
  contest: string;
  moonlight: string;
  families: string;
  sheet: string;
  playing: Record<string, string>;
}

/** Nothing runs out while pictures are taken. */
const LONG_MS = 10_000_000;
const here = (page: Page) => new URL(page.url()).pathname;

/** Plays until every scene has its table. Words are found in English, whatever language the scenes are shown in. */
export async function prepare(evening: Evening): Promise<Stage> {
  const person = await evening.person();
  const { page } = person;
  const playing: Record<string, string> = {};
  for (const title of TITLES) {
    if (title === 'Rest in Peace') await solitaire(evening, person, 2);
    else await playNow(evening, person, title);
    if (title === 'Clearing Coffins') {
      await page.getByRole('button', { name: 'I’m ready' }).click();
      await page.locator('.ready').waitFor({ state: 'detached' });
      await pause(page);
    }
    else if (title !== 'Rest in Peace') await follow(page, 4);
    playing[title] = here(page);
  }
  await playNow(evening, person, 'Rest in Peace');
  await follow(page);
  const over = here(page);
  const replay = (await page.getByRole('link', { name: 'Look back' }).getAttribute('href')) ?? '';
  await onThisDevice(evening, person, 'Ruhe in Frieden', ['Anna', 'Bruno']);
  await untilCurtain(page);
  const curtain = here(page);
  // By mail nothing runs out while pictures are taken.
  const dispute = await toContest(evening, [{ person, as: 0 }, { person, as: 1, name: 'Bruno' }, { person, as: 2, name: 'Clara' }], { pace: 'by_mail' });
  await twoDocuments(dispute);
  const contest = `/t/${dispute.table}`;
  const families = `/t/${(await toShares(evening, [0, 1, 2, 3, 4].map((as) => ({ person, as })), 3)).table}`;
  const sheet = `/t/${await toSheet(evening, person)}`;
  await toMoonlight(evening, person, ['Anna', 'Bruno', 'Clara'], { moon_decide_ms: LONG_MS });
  const moonlight = here(page);
  const code = await withFriends(evening, person, 'Dawn Under');
  const stage = { cookies: await page.context().storageState(), gathering: here(page), code, over, replay, curtain, contest, moonlight, families, sheet, playing };
  await page.context().close();
  return stage;
}

/** The stage was set in English; its next visitor brings their own language. */
export function withoutLang(cookies: Stage['cookies']): Stage['cookies'] {
  return { ...cookies, origins: cookies.origins.map((origin) => ({ ...origin, localStorage: origin.localStorage.filter(({ name }) => name !== 'sexton.lang') })) };
}

/** What a browser at one address of the house remembers, as one that goes by another address would. */
export function movedTo(cookies: Stage['cookies'], origin: string): Stage['cookies'] {
  const domain = new URL(origin).hostname;
  return { cookies: cookies.cookies.map((cookie) => ({ ...cookie, domain })), origins: cookies.origins.map((kept) => ({ ...kept, origin })) };
}

/** Plays on until the device is to be handed over; reactions have their time, so it may be somebody else's turn by now. */
async function untilCurtain(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button');
  for (;;) {
    await curtain.or(page.locator('.prompt')).first().waitFor();
    if ((await curtain.count()) > 0) return;
    await follow(page, 1);
  }
}

/** A race waits for nobody, but it can be paused. */
async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

export interface Scene {
  name: string;
  isBoard?: boolean;
  show(page: Page, url: string, stage: Stage): Promise<void>;
}

/** A page that is reached by its address. */
function at(name: string, path: (stage: Stage) => string, sign: string, isBoard = false): Scene {
  return {
    name,
    isBoard,
    async show(page, url, stage) {
      await page.goto(url + path(stage));
      await page.locator(sign).first().waitFor();
      // What is asked may be there before the board, whose code is loaded when one sits down.
      if (isBoard) await page.locator('.board > *').first().waitFor();
    },
  };
}

/** A race against two bots. Dice lie once, and whoever was away is passed over: each time it is a new table. */
function race(name: string, options: Record<string, unknown>, sign: string): Scene {
  return {
    name,
    isBoard: true,
    async show(page, url) {
      await page.goto(url);
      const sitter = await Sitter.at(page);
      const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { first_thrower: 0, ...options });
      await page.goto(`${url}/t/${table}`);
      await page.locator(sign).first().waitFor();
    },
  };
}

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export const SCENES: readonly Scene[] = [
  // The house of the day, the tables and the figures come with the lobby.
  at('gate', () => '/', 'article:last-of-type .deeds button:nth-of-type(3)'),
  ...TITLES.map((title) => at(`rules-${slug(title)}`, () => `/rules/${slug(title)}`, 'article h1')),
  at('here', () => '/here/ruhe-in-frieden', 'form input'),
  at('gathering', (stage) => stage.gathering, '.invite .code'),
  at('tv-poster', (stage) => `/tv/${stage.code}`, 'main .code'),
  ...TITLES.map((title) => at(slug(title), (stage) => stage.playing[title] ?? '', '.prompt, .garlic', true)),
  at('tv', (stage) => (stage.playing['Dawn Under'] ?? '').replace('/t/', '/tv/'), '.board > *', true),
  at('over', (stage) => stage.over, '#over-title', true),
  {
    name: 'stage',
    async show(page, url, stage) {
      await page.goto(url + stage.over);
      await page.locator('.over button').nth(1).click();
      await page.locator('dialog .deeds:not([inert])').waitFor();
    },
  },
  at('replay', (stage) => `${stage.replay}#3`, '.board svg', true),
  {
    name: 'curtain',
    async show(page, url, stage) {
      await page.goto(url + stage.curtain);
      await untilCurtain(page);
    },
  },
  at('contest', (stage) => stage.contest, '.chain', true),
  at('families', (stage) => stage.families, '.prompt', true),
  {
    name: 'sheet',
    isBoard: true,
    async show(page, url, stage) {
      await page.goto(url + stage.sheet);
      await page.locator('.sheet .button').click();
      await page.locator('.sheet table').nth(1).waitFor();
    },
  },
  {
    name: 'moonlight',
    isBoard: true,
    async show(page, url, stage) {
      await page.goto(url + stage.moonlight);
      await page.locator('.moonlight').dispatchEvent('pointerdown');
      await page.locator('.look').first().waitFor();
    },
  },
  race('sealed', { reaction_mode: 'sealed', throw_ms: 1, window_ms: LONG_MS }, '.bang .button'),
  race('finish', { colour_die: '!!!!!!', throw_ms: 2000, roll_min_ms: 1, roll_max_ms: 1, window_ms: 3000 }, '.finish li'),
  at('device', () => '/device/0123456789abcdef', 'main .button'),
  at('lost', () => '/nothing', 'main h1'),
  at('no-table', () => '/t/ZZZZ', 'main h1'),
  {
    name: 'old-link',
    async show(page, url) {
      await page.goto(`${url}/device/0123456789abcdef`);
      await page.locator('main .button').click();
      await page.locator('main a.button').waitFor();
    },
  },
  {
    name: 'race',
    isBoard: true,
    async show(page, url) {
      await page.goto(url);
      const coffins = page.locator('article').filter({ has: page.locator('a[href="/here/clearing-coffins"]') });
      await coffins.locator('.button.main').click();
      await page.locator('.ready .button').waitFor();
      await page.locator('.row').first().waitFor();
    },
  },
  {
    name: 'tools',
    isBoard: true,
    async show(page, url, stage) {
      await page.goto(url + (stage.playing['Dawn Under'] ?? ''));
      await page.locator('.foot > button:has(~ [aria-pressed])').click();
      await page.locator('dialog[open] h2').waitFor();
    },
  },
  {
    // The last: the line of this page is gone for good.
    name: 'offline',
    isBoard: true,
    async show(page, url, stage) {
      const cord = await Cord.lay(page);
      await page.goto(url + (stage.playing['Rest in Peace'] ?? ''));
      await page.locator('.prompt').waitFor();
      await cord.cut();
      await page.locator('.banner').waitFor();
    },
  },
];
