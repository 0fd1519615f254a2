/** How the reader likes it: theme, sound, captions, names on shared pictures, motion, speed. Kept in this browser. */

import { SPEEDS, type Speed } from './pace';

export type Theme = 'auto' | 'dark' | 'light';

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && values.includes(found) ? found : otherwise;
}

class Taste {
  theme: Theme = $state(stored('sexton.theme', ['auto', 'dark', 'light'] as const, 'auto'));
  sound: boolean = $state(stored('sexton.sound', ['on', 'off'] as const, 'on') === 'on');
  /** Whether sounds are told in words. */
  captions: boolean = $state(stored('sexton.captions', ['on', 'off'] as const, 'off') === 'on');
  /** Whether a picture that is shared has names on it. */
  names: boolean = $state(stored('sexton.names', ['on', 'off'] as const, 'off') === 'on');
  /** How quickly others' moves are shown. */
  speed: Speed = $state(stored('sexton.speed', SPEEDS, 'normal'));
  private dark = matchMedia('(prefers-color-scheme: dark)');
  /** Whether the screen is a phone's: one column, and answers in a sheet below. */
  isNarrow: boolean = $state(false);
  private narrow = matchMedia('(max-width: 56rem) and (min-height: 30rem), (max-width: 40rem)');
  private still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    this.dark.addEventListener('change', () => this.show());
    this.narrow.addEventListener('change', () => (this.isNarrow = this.narrow.matches));
    this.isNarrow = this.narrow.matches;
    this.show();
  }

  get reducedMotion(): boolean {
    return this.still.matches;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('sexton.theme', theme);
    this.show();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    localStorage.setItem('sexton.sound', sound ? 'on' : 'off');
  }

  setCaptions(captions: boolean): void {
    this.captions = captions;
    localStorage.setItem('sexton.captions', captions ? 'on' : 'off');
  }

  setNames(names: boolean): void {
    this.names = names;
    localStorage.setItem('sexton.names', names ? 'on' : 'off');
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem('sexton.speed', speed);
  }

  private show(): void {
    const isDark = this.theme === 'dark' || (this.theme === 'auto' && this.dark.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }
}

export const taste = new Taste();
