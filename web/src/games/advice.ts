/** What is worth knowing before the deal, by the game's own facts. */

import type { GameFacts } from '../wire/wire';

/** The keys of the sentences for a table of so many seats that is agreed like this. */
export function adviceFor(game: Pick<GameFacts, 'advice' | 'options'>, seats: number, options: Record<string, unknown>): string[] {
  const usual = (name: string) => game.options.find((option) => option.name === name)?.values[0];
  const fits = ({ seats_max, option, value }: GameFacts['advice'][number]) => seats <= seats_max && (option === null || (options[option] ?? usual(option)) === value);
  return game.advice.filter(fits).map(({ say }) => say);
}
