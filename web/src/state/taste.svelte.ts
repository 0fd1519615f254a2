/** How the reader likes it: theme, sound, motion. Kept in this browser. */

export type Theme = 'auto' | 'dark' | 'light';

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && values.includes(found) ? found : otherwise;
}

class Taste {
  theme: Theme = $state(stored('sexton.theme', ['auto', 'dark', 'light'] as const, 'auto'));
  sound: boolean = $state(stored('sexton.sound', ['on', 'off'] as const, 'off') === 'on');
  private dark = matchMedia('(prefers-color-scheme: dark)');
  /** Whether the screen is a phone's: one column, and answers in a sheet below. */
  isNarrow: boolean = $state(false);
  private narrow = matchMedia('(max-width: 56rem)');
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

  private show(): void {
    const isDark = this.theme === 'dark' || (this.theme === 'auto' && this.dark.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }
}

export const taste = new Taste();
