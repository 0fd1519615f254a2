/** A real browser, and people in front of it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { FACTS } from '../../src/wire/facts';
import type { Speed } from '../../src/state/pace';
import { lanUrl } from './house';
import { watchKeys } from './keyless';
import { watchPlaces } from './places';

/** What keys of messages begin with. */
const LETTERS = ['web', 'admin', 'house', 'server', 'table', 'replay', 'seat', 'bot', 'lesson', ...FACTS.map((game) => game.prefix)].join('|');
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const LAN_NAME = new URL(lanUrl(0)).hostname;
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-features=LocalNetworkAccessChecks', `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`];

export async function openBrowser(): Promise<Browser> {
  const found = [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error('there is no Chromium: install it (Debian: `apt-get install chromium`) or name it in CHROMIUM');
  return chromium.launch({ executablePath: found, args: ARGS });
}

/** What must never happen on a page: errors, things the policy forbids, messages without words. */
export class Person {
  readonly troubles: string[] = [];
  /** Whether a lost line is expected just now. */
  roughDay = false;

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.troubles.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      // Tests that are not about it do without a worker, and the browser says so.
      if (text === 'Service Worker registration blocked by Playwright') return;
      if (this.roughDay && /WebSocket|ERR_|Failed to load/.test(text)) return;
      if (message.type() === 'error' || message.type() === 'warning') this.troubles.push(`${message.type()}: ${text}`);
    });
  }

  /** Everything was well until now, and no key stands where words should: neither on the page nor in a name. */
  async isWell(where: string): Promise<void> {
    const bare = () =>
      this.page.evaluate((letters) => {
        const key = new RegExp(`(?<![\\w/#.-])(?:${letters})(?:-[a-z0-9]+){1,6}(?![\\w/-])`, 'g');
        const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));
        return [...new Set([document.title, document.body.innerText, ...names].join('\n').match(key) ?? [])];
      }, LETTERS);
    // Messages come after the page that needs them.
    await expect.poll(bare, { message: `${where}: keys without words`, timeout: 10_000 }).toEqual([]);
    expect(this.troubles, where).toEqual([]);
  }

  /** Nothing sticks out at the side. */
  async fits(where: string): Promise<void> {
    const wide = await this.page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return [];
      const scrolls = (element: Element | null): boolean => element !== null && element !== root && (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const out = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(element.parentElement));
      return [`${root.scrollWidth} > ${root.clientWidth}`, ...out.slice(0, 4).map((element) => element.outerHTML.slice(0, 160))];
    });
    expect(wide, `${where}: sticks out`).toEqual([]);
  }
}

/** Serves the client from a folder that Vite built, so that it can be tried without building the server again. */
async function serveFrom(context: BrowserContext, folder: string): Promise<void> {
  await context.route(/^http:\/\/[\w.]+:\d+\/(?!api\/|ws)/, async (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    if (/\.\w+$/.test(path) && existsSync(path)) await route.fulfill({ path });
    // As the server does it: links of the page are told from the root on.
    else await route.fulfill({ contentType: 'text/html', body: readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('="./', '="/') });
  });
}

/** A new person with a browser of their own. */
export async function newPerson(browser: Browser, options: BrowserContextOptions = {}, speed: Speed = 'once'): Promise<Person> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options });
  if (process.env.SEXTON_DIST) await serveFrom(context, process.env.SEXTON_DIST);
  // Tests need not follow what others do.
  await context.addInitScript((speed) => location.protocol === 'http:' && localStorage.setItem('sexton.speed', localStorage.getItem('sexton.speed') ?? speed), speed);
  await context.addInitScript(watchKeys, LETTERS);
  await context.addInitScript(watchPlaces);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return new Person(page);
}
