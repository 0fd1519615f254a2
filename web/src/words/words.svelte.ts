/** Messages in the reader's language, from the same Fluent files as the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const LANGS = ['en', 'de', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' };

const STORED = 'sexton.lang';

/** Every message file, loaded when a page first needs it. */
const FILES = import.meta.glob<string>('../../../text/*/*.ftl', { query: '?raw', import: 'default' });

/** Something to say: a key and its arguments; an argument may be something to say itself. */
export interface Phrase {
  key: string;
  args?: Record<string, PhraseArg>;
}
export type PhraseArg = number | string | Phrase;
export type Args = Record<string, PhraseArg>;

function firstLang(): Lang {
  const stored = globalThis.localStorage?.getItem(STORED);
  if (LANGS.includes(stored as Lang)) return stored as Lang;
  const wanted = globalThis.navigator?.languages ?? ['en'];
  const [found] = negotiateLanguages([...wanted], [...LANGS], { defaultLocale: 'en', strategy: 'lookup' });
  return (found ?? 'en') as Lang;
}

class Words {
  lang: Lang = $state(firstLang());
  /** Changes whenever more messages are there; what is drawn from messages depends on it. */
  private loaded = $state(0);
  private bundles = new Map<Lang, FluentBundle>();
  private wanted = new Set<string>(['table', 'web']);
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
      if (!load) throw new Error(`there is no message file ${path}`);
      fetched = load().then((text) => this.add(lang, text));
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

  /** The message of a key. A key without a message is shown as it is, so that it is noticed. */
  say(key: string, args: Args = {}): string {
    void this.loaded;
    const bundle = this.bundles.get(this.lang);
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      values[name] = typeof arg === 'object' ? this.phrase(arg) : arg;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(message.value, values, problems);
    if (problems.length > 0) console.warn(key, problems);
    return text;
  }

  phrase(phrase: Phrase): string {
    return this.say(phrase.key, phrase.args ?? {});
  }
}

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);
