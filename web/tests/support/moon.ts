/** Clearing Coffins at a shared device, thrown until the moon comes out. */

import type { Person } from './browser';
import { Cord } from './cord';
import { onThisDevice, type Evening } from './evening';

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
