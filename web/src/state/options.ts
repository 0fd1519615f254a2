/** The options of a game as people read them: by topic, times in seconds. */

import type { OptionFacts } from '../wire/wire';

/** An option's value as the list of values writes it. */
export const written = (value: unknown): string => (value === null || value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value));

/** Whether an option is as usual. */
export const isUsual = (option: OptionFacts, value: unknown): boolean => value === undefined || written(value) === option.values[0];

/** The order in which people ask: what is played first, what only a referee understands last. */
const TOPICS: readonly OptionFacts['topic'][] = ['setup', 'play', 'race', 'end', 'time', 'referee'];

/** The options, those of one topic together. */
export function byTopic(options: readonly OptionFacts[]): [OptionFacts['topic'], OptionFacts[]][] {
  const found = TOPICS.map((topic): [OptionFacts['topic'], OptionFacts[]] => [topic, options.filter((option) => option.topic === topic)]);
  return found.filter(([, options]) => options.length > 0);
}

/** Below this, in milliseconds, nobody counts in seconds any more. */
const SECONDS_FROM = 500;

/** A value that is a time, in the unit people use for it. */
export function inUnit(option: OptionFacts, value: string, lang: string): { unit: 'seconds' | 'millis'; number: string } | null {
  if (option.unit === undefined || !/^\d+$/.test(value)) return null;
  const millis = Number(value) * (option.unit === 'seconds' ? 1000 : 1);
  const unit = millis === 0 || millis >= SECONDS_FROM ? 'seconds' : 'millis';
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(unit === 'seconds' ? millis / 1000 : millis);
  return { unit, number };
}
