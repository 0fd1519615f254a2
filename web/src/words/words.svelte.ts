/** Messages in the reader's language, from the same Fluent files as the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { sign } from '../state/sign';
import type { Arg, Phrase } from '../wire/wire';

const ALL_LANGS = ['en', 'de', 'fr', 'nl'] as const;
export type Lang = (typeof ALL_LANGS)[number];
/** The languages this house offers. */
export const LANGS: readonly Lang[] = ALL_LANGS.filter((lang) => sign.languages.length === 0 || sign.languages.includes(lang));
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' };

const STORED = 'sexton.lang';

/** Every message file, loaded when a page first needs it. */
const FILES = import.meta.glob<string>('../../../text/*/*.ftl', { query: '?raw', import: 'default' });

export type Args = Record<string, Arg>;

/** What those at a table are called, seat by seat, and which of them reads this. */
export interface Names extends ReadonlyArray<string> {
  readonly you?: number | null;
}

function firstLang(): Lang {
  const stored = globalThis.localStorage?.getItem(STORED);
  if (LANGS.includes(stored as Lang)) return stored as Lang;
  const wanted = globalThis.navigator?.languages ?? ['en'];
  const [found] = negotiateLanguages([...wanted], [...LANGS], { defaultLocale: LANGS[0] ?? 'en', strategy: 'lookup' });
  return (found ?? 'en') as Lang;
}

class Words {
  lang: Lang = $state(firstLang());
  /** Changes whenever more messages are there; what is drawn from messages depends on it. */
  private loaded = $state(0);
  private bundles = new Map<Lang, FluentBundle>();
  private wanted = new Set<string>(['table', 'web', 'web-house', 'web-lobby', 'web-table', 'house', 'server']);
  private fetched = new Map<string, Promise<void>>();

  /** Loads the messages of a file in the language in use, and from now on in every language that is switched to. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.wanted.add(file);
    await Promise.all([...this.wanted].map((file) => this.fetch(this.lang, file)));
  }

  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.wanted].map((file) => this.fetch(lang, file)));
    this.lang = lang;
    globalThis.localStorage?.setItem(STORED, lang);
    document.documentElement.lang = lang;
  }

  private fetch(lang: Lang, file: string): Promise<void> {
    const path = `../../../text/${lang}/${file}.ftl`;
    let fetched = this.fetched.get(path);
    if (!fetched) {
      const load = FILES[path];
      // Not every game has words of its own for the browser.
      if (!load) return Promise.resolve();
      fetched = load().then((text) => this.add(lang, text));
      // What did not come over a bad line is sent for again.
      fetched.catch(() => this.fetched.delete(path));
      this.fetched.set(path, fetched);
    }
    return fetched;
  }

  /** Adds messages; tests hand them in directly. */
  add(lang: Lang, text: string): void {
    let bundle = this.bundles.get(lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      this.bundles.set(lang, bundle);
    }
    bundle.addResource(new FluentResource(text));
    this.loaded += 1;
  }

  has(key: string): boolean {
    void this.loaded;
    return this.bundles.get(this.lang)?.getMessage(key)?.value != null;
  }

  /**
   * The message of a key, with the names of those who sit at the table. For a seat `$seat` a message can choose by
   * `$seat-is`: it is `you` where the reader alone is meant and `other` everywhere else. A key without a message is
   * shown as it is, so that it is noticed.
   */
  say(key: string, args: Args = {}, names: Names = []): string {
    void this.loaded;
    const bundle = this.bundles.get(this.lang);
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      values[name] = this.value(arg, names);
      if (typeof arg === 'object' && 'seats' in arg) values[`${name}-is`] = arg.seats.length === 1 && arg.seats[0] === names.you ? 'you' : 'other';
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(message.value, values, problems);
    if (problems.length > 0) console.warn(key, problems);
    return text;
  }

  phrase(phrase: Phrase, names: Names = []): string {
    return this.say(phrase.key, phrase.args ?? {}, names);
  }

  /** What to call whoever sits there: the name, or the seat's number counted from 1. */
  seat(seat: number, names: readonly string[]): string {
    return names[seat] || this.say('seat-number', { number: seat + 1 });
  }

  /** How well a bot plays, in words. */
  level(level: string): string {
    const key = `level-${level}`;
    return this.has(key) ? this.say(key) : level;
  }

  private value(arg: Arg, names: Names): FluentVariable {
    if (typeof arg !== 'object') return arg;
    if ('seats' in arg) return arg.seats.map((seat) => (seat === names.you && arg.seats.length > 1 ? this.say('seat-you') : this.seat(seat, names))).join(', ');
    return this.phrase(arg, names);
  }
}

export const words = new Words();
export const say = (key: string, args?: Args, names?: Names): string => words.say(key, args, names);

/** How long something lasts, in the largest unit that fits: "10 minutes", "14 days". */
export function lasting(ms: number): string {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ] as const;
  const [unit, length] = units.find(([, length]) => ms >= length) ?? units[2];
  return new Intl.NumberFormat(words.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / length));
}

/** A moment, as people write it: day and time. */
export const moment = (ms: number): string => new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
