/** Play everywhere: on phones held sideways, tablets and televisions, as an app, without a house, with the screen on. */

import { describe, expect, test } from 'vitest';
import { evening, playNow, solitaire, TITLES, withFriends } from './support/evening';
import { prepare, SCENES, type Stage } from './support/scenes';
import { Sitter } from './support/sitter';

describe('every page', () => {
  let stage: Stage;
  const night = evening(async (evening) => {
    stage = await prepare(evening);
  });
  const SIZES = [
    { width: 844, height: 390, hasTouch: true, isMobile: true },
    { width: 820, height: 1180, hasTouch: true, isMobile: true },
    { width: 1920, height: 1080, hasTouch: false, isMobile: false },
  ];

  test.each(SIZES)('$width by $height: nothing sticks out, and what is asked is in sight', async ({ width, height, ...device }) => {
    const person = await night.person({ viewport: { width, height }, ...device, storageState: stage.cookies });
    for (const scene of SCENES) {
      person.roughDay = scene.name === 'offline';
      await scene.show(person.page, night.url, stage);
      await person.isWell(scene.name);
      await person.fits(scene.name);
      // In a race what is asked stands beside the garlic, and in the sheet only for whoever hears it.
      // Looked at in one breath: a race goes on meanwhile.
      const place = await person.page.evaluate(() => {
        const isRacing = document.querySelector('.slot.racing .prompt') !== null;
        const asked = document.querySelector(isRacing ? 'main.play .bang' : 'main.play .prompt h2');
        return asked && (({ y, height }) => ({ y, height }))(asked.getBoundingClientRect());
      });
      if (place === null || scene.name === 'tools') continue;
      expect(place.height > 0 && place.y >= 0 && place.y + Math.min(place.height, 24) <= height, `${scene.name}: ${JSON.stringify(place)}`).toBe(true);
    }
  });
});

describe('a phone on its side', () => {
  const night = evening();

  test.each(TITLES)('%s: the board has most of the height, and every answer is pressed where it is', async (title) => {
    const person = await night.person({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
    const { page } = person;
    await playNow(night, person, title);
    if (title === 'Clearing Coffins') await page.locator('.ready button').tap();
    await page.locator('.prompt').waitFor();
    // What lies over the board takes from it.
    const seen = await page.locator('.drawn').evaluate((board) => {
      const { left, width, top } = board.getBoundingClientRect();
      const lines = Array.from({ length: innerHeight }, (_, y) => y).filter((y) => y >= top && board.contains(document.elementFromPoint(left + width / 2, y)));
      return lines.length / innerHeight;
    });
    expect(seen).toBeGreaterThan(0.6);
    const hidden = await page.locator('.slot:not(.racing) .prompt').locator('button').evaluateAll((all) =>
      all.flatMap((button) => {
        button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [button.textContent];
      }),
    );
    expect(hidden).toEqual([]);
    await person.isWell(title);
  });
});

describe('a large screen', () => {
  const night = evening();

  test.each([{ width: 1280, height: 800 }, { width: 1920, height: 1080 }])('$width by $height: a television shows all of Dawn Under, and the graves have most of it', async (viewport) => {
    const person = await night.person({ viewport });
    const { page } = person;
    await playNow(night, person, 'Dawn Under');
    await page.goto(page.url().replace('/t/', '/tv/'));
    await page.locator('.rows li').nth(2).waitFor();
    const { graves, end } = await page.evaluate(() => ({ graves: (document.querySelector('.yard')?.getBoundingClientRect().height ?? 0) / innerHeight, end: document.querySelector('.caption')?.getBoundingClientRect().bottom ?? Infinity }));
    expect(graves).toBeGreaterThan(0.55);
    expect(end).toBeLessThanOrEqual(viewport.height);
  });

  test.each([{ width: 1280, height: 720 }, { width: 1920, height: 1080 }])('$width by $height: a television shows all of Rest in Peace, and cuts no line', async (viewport) => {
    const person = await night.person({ viewport });
    const { page } = person;
    await solitaire(night, person, 1);
    await page.goto(page.url().replace('/t/', '/tv/'));
    await page.locator('.room').first().waitFor();
    // A line that is empty now is as high as one that is not.
    const cut = await page.evaluate(() => {
      const state = document.querySelector<HTMLElement>('.state');
      if (state) state.textContent = 'The ghost is gone.';
      return { lines: [...document.querySelectorAll<HTMLElement>('.candidates, .state')].filter((line) => line.scrollHeight > line.clientHeight + 1).length, end: document.querySelector('.caption')?.getBoundingClientRect().bottom ?? Infinity };
    });
    expect(cut.lines).toBe(0);
    expect(cut.end).toBeLessThanOrEqual(viewport.height);
  });

  test.each([{ width: 1280, height: 800 }, { width: 1920, height: 1080 }])('$width by $height: all families of Ruhe in Frieden are seen at once', async (viewport) => {
    const person = await night.person({ viewport });
    await playNow(night, person, 'Ruhe in Frieden');
    await person.page.locator('.family').nth(2).waitFor();
    await expect.poll(() => person.page.locator('.family').evaluateAll((all) => all.every((one) => one.getBoundingClientRect().bottom <= innerHeight))).toBe(true);
  });
});

describe('as an app', () => {
  const night = evening();

  test('it can be installed: a name, colours, and icons that are there', async () => {
    const { page } = await night.person();
    await page.goto(night.url);
    // The house may be below a path: everything is told from the manifest on.
    const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
    const manifest = (await (await page.request.get(address)).json()) as { name: string; display: string; start_url: string; icons: { src: string; sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ name: 'Sexton', display: 'standalone' });
    expect(new URL(manifest.start_url, address).href).toBe(`${night.url}/`);
    expect(manifest.icons.some(({ sizes }) => sizes === '512x512')).toBe(true);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(new URL(src, address).href);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, src.endsWith('.svg') ? 'image/svg+xml' : 'image/png']);
    }
    // The browser has nothing against it but that a test leaves no traces.
    const browser = await page.context().newCDPSession(page);
    const against = async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);
    await expect.poll(against).toEqual(['in-incognito']);
  });

  test('without a house there is a page that says so, and it makes way when the house is back', async () => {
    const person = await night.person({ serviceWorkers: 'allow' });
    const { page } = person;
    await page.goto(night.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    person.roughDay = true;
    await night.house.stop();
    await page.goto(`${night.url}/t/ABCD`);
    await page.getByText('You are offline, or the house is closed.').waitFor();
    await page.getByText('Du bist offline').waitFor();
    expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    // It asks by itself, and opens what one wanted to see.
    await night.house.start();
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    // Whoever does not want to wait for it asks.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    await night.house.stop();
    await page.goto(night.url);
    const again = page.getByRole('link', { name: 'Try again' });
    await again.click();
    await again.waitFor();
    await night.house.start();
    await again.click();
    await page.getByRole('button', { name: 'Play now: Dawn Under' }).waitFor();
    // The client is never kept: only the page above is.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept.toSorted()).toEqual(['/icon.svg', '/offline.css', '/offline.html', '/offline.js']);
  });

  test('a new worker takes over at once and forgets what the old one kept', async () => {
    const { page } = await night.person({ serviceWorkers: 'allow' });
    await page.goto(night.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => caches.open('sexton-offline-old'));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.unregister();
    });
    await page.reload();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('sexton-offline-old'))).toBe(false);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });

  test('a page of before the house was renewed gets the new client when it needs a part that is gone', async () => {
    const person = await night.person();
    const { page } = person;
    await page.goto(night.url);
    await page.getByRole('button', { name: 'Play now: Dawn Under' }).waitFor();
    // As after another build: the part has another name there, and the old one is not found.
    let isGone = true;
    await page.route(/\/assets\/Rules-[^/]*\.js$/, (route) => (isGone ? route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }) : route.fallback()));
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    page.once('domcontentloaded', () => (isGone = false));
    person.roughDay = true;
    await page.getByRole('link', { name: 'Rules of Dawn Under' }).click();
    await page.locator('article h1').waitFor();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  });

  test('the screen stays on while a table is played, and no longer', async () => {
    const person = await night.person();
    const { page } = person;
    await page.addInitScript(() => {
      const held = { now: 0 };
      Object.assign(window, { held });
      const request = () => ((held.now += 1), Promise.resolve({ release: () => ((held.now -= 1), Promise.resolve()) }));
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const held = () => page.evaluate(() => (window as unknown as { held: { now: number } }).held.now);
    await solitaire(night, person, 0);
    await expect.poll(held).toBe(1);
    await page.locator('.prompt').getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.locator('#over-title').waitFor();
    await expect.poll(held).toBe(0);
  });

  test('a bang is felt in the hand', async () => {
    const person = await night.person();
    const { page } = person;
    await page.addInitScript(() => {
      const felt: number[] = [];
      Object.assign(window, { felt });
      Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => (felt.push(ms), true) });
    });
    await page.goto(night.url);
    const sitter = await Sitter.at(page);
    const table = await sitter.open('clearing-coffins', ['quick', 'steady'], { first_thrower: 0, throw_ms: 1, roll_min_ms: 1, roll_max_ms: 1, window_ms: 10_000_000, reaction_mode: 'sealed' });
    await page.goto(`${night.url}/t/${table}`);
    await page.locator('.garlic.live').click();
    expect(await page.evaluate(() => (window as unknown as { felt: number[] }).felt)).toEqual([30]);
  });
});

describe('at the machine of the house', () => {
  const night = evening();

  test('no link is handed out that only this machine could follow; it says how to open the house', async () => {
    const person = await night.person();
    const { page } = person;
    const code = await withFriends(night, person, 'Dawn Under');
    await page.locator('.invite').getByText('sexton serve --host 0.0.0.0').waitFor();
    expect(await page.locator('.invite svg[role=img]').count()).toBe(0);
    await page.goto(`${night.url}/tv/${code}`);
    await page.getByText(/Start the house with sexton serve --host 0\.0\.0\.0/).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('127.0.0.1');
    await person.isWell('at the machine itself');
  });

  test('a house that is open to the network hands out its address there', async () => {
    const person = await night.person();
    const { page } = person;
    await page.route('**/api/reach', (route) => route.fulfill({ json: { url: 'http://192.168.1.5:7398' } }));
    const code = await withFriends(night, person, 'Dawn Under');
    await page.getByRole('img', { name: new RegExp(`http://192\\.168\\.1\\.5:7398/t/${code}`) }).waitFor();
    await page.goto(`${night.url}/tv/${code}`);
    await page.getByText(`http://192.168.1.5:7398/t/${code}`).waitFor();
  });

  test('whoever came over the network hands on the address they came by', async () => {
    const person = await night.person();
    await person.page.goto(night.lan);
    await person.page.getByRole('button', { name: 'With friends: Dawn Under' }).click();
    const code = (await person.page.locator('.invite .code').innerText()).trim();
    await person.page.getByRole('img', { name: new RegExp(`${night.lan}/t/${code}`) }).waitFor();
    await playNow(night, person, 'Dawn Under', night.lan);
    await person.isWell('over the network');
  });
});
