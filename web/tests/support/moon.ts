/** Clearing Coffins at a shared device, thrown until the moon comes out. */

import type { Person } from './browser';
import { Cord } from './cord';
import { onThisDevice, type Evening } from './evening';
import { Sitter } from './sitter';

/**
 * The dice show an exclamation mark each time: every third throw brings the bat, every third the moon. Throws follow by
 * themselves; nobody is hurried who has something to choose.
 */
const AGREED = { colour_die: '!!!!!!', throw_ms: 100, roll_min_ms: 1, roll_max_ms: 1, window_ms: 1500, bat_ms: 60_000, moon_pick_ms: 60_000, moon_decide_ms: 60_000 };

/** Deals a table whose people share a device, and plays until the second of them may look into two coffins. */
export async function toMoonlight(evening: Evening, person: Person, names: string[], agreed: object = {}): Promise<void> {
  const { page } = person;
  const cord = await Cord.lay(page);
  cord.toHouse = (text) => {
    const message = JSON.parse(text) as { do: string; options?: object };
    return message.do === 'open' ? JSON.stringify({ ...message, options: { ...message.options, ...AGREED, ...agreed } }) : text;
  };
  await onThisDevice(evening, person, 'Clearing Coffins', names);
  cord.toHouse = (text) => text;
  await page.evaluate(throwUntilTheMoon, names.slice(0, 2));
}

/** In the page: the bat closes a coffin for each of the two, then the second answers the moon and picks both coffins. */
function throwUntilTheMoon(names: string[]): Promise<void> {
  // Nobody reacts faster than people do (R-CC-24).
  const REACTION_MS = 300;
  const KEYS = ['a', 'l'];
  const cards = (name: string | undefined) => [...document.querySelectorAll<HTMLElement>(`section[aria-label="${name}"] .card`)];
  const isClosed = (card: HTMLElement) => card.ariaLabel?.endsWith('coffin side up') ?? false;
  const button = (name: string | undefined, closed: boolean) => cards(name).find((card) => card.tagName === 'BUTTON' && isClosed(card) === closed);
  let since = 0;
  let isPressed = false;
  return new Promise((done) => {
    const timer = setInterval(() => {
      if (document.querySelector('.moonlight')) {
        clearInterval(timer);
        done();
        return;
      }
      const next = names.findIndex((name) => !cards(name).some(isClosed));
      const asked = document.querySelector<HTMLElement>('.prompt h2')?.innerText ?? '';
      if (asked.startsWith('The bat is yours')) button(names[next], false)?.click();
      if (asked.startsWith('Moonlight!')) button(names[document.querySelector('.picked') ? 1 : 0], true)?.click();
      // After many quiet throws everybody is asked whether they are still there (CC-8.4).
      document.querySelector<HTMLElement>('.idle button')?.click();
      const wanted = next < 0 ? 'moon' : 'bat';
      if (document.querySelector(`[role=img][aria-label="exclamation mark, ${wanted}"]`) === null) {
        since = performance.now();
        isPressed = false;
      } else if (!isPressed && performance.now() - since > REACTION_MS) {
        isPressed = true;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: KEYS[next] ?? KEYS[1] ?? '', bubbles: true }));
      }
    }, 25);
  });
}

/** Plays against two bots on a device of one's own until one looks into a coffin by moonlight. */
export async function toOwnMoonlight(evening: Evening, person: Person): Promise<void> {
  const sitter = await Sitter.beside(evening, person);
  const table = await sitter.open('clearing-coffins', ['steady', 'steady'], AGREED);
  await person.page.goto(`${evening.url}/t/${table}`);
  await person.page.locator('.mine').waitFor();
  await person.page.evaluate(bangUntilTheMoon);
}

/** In the page: the bat closes a card of one's own, and the moon is to shine on a coffin. */
function bangUntilTheMoon(): Promise<void> {
  const REACTION_MS = 300;
  const cards = (where: string) => [...document.querySelectorAll<HTMLElement>(`${where} button.card`)];
  const isClosed = (card: HTMLElement) => card.ariaLabel?.endsWith('coffin side up') ?? false;
  let since = 0;
  let isPressed = false;
  return new Promise((done) => {
    const timer = setInterval(() => {
      if (document.querySelector('.look')) {
        clearInterval(timer);
        done();
        return;
      }
      const asked = document.querySelector<HTMLElement>('.prompt h2')?.innerText ?? '';
      const mine = cards('.mine');
      const others = cards('.others');
      if (asked.startsWith('The bat is yours')) (mine.find((card) => !isClosed(card)) ?? mine[0] ?? others[0])?.click();
      if (asked.startsWith('Moonlight!')) {
        const among = document.querySelector('.picked') ? others : mine;
        (among.find(isClosed) ?? among[0])?.click();
      }
      if (asked.startsWith('Which of your coffins')) mine[0]?.click();
      // Two cards that are awake show nothing new.
      if (asked.startsWith('You have looked')) [...document.querySelectorAll<HTMLElement>('.prompt .choice')].at(-1)?.click();
      document.querySelector<HTMLElement>('.idle button')?.click();
      if (document.querySelector('[role=img][aria-label="exclamation mark, bat"], [role=img][aria-label="exclamation mark, moon"]') === null) {
        since = performance.now();
        isPressed = false;
      } else if (!isPressed && performance.now() - since > REACTION_MS) {
        isPressed = true;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
      }
    }, 25);
  });
}
