/** Which bots one likes to play with: the level picked last for each game, kept in this browser. */

import type { GameFacts } from '../wire/wire';

const key = (game: string) => `sexton.bots.${game}`;

/** The level picked last, if the game still has it, else the game's usual one. */
export function botLevel(game: GameFacts): string {
  const kept = localStorage.getItem(key(game.name));
  return game.bots.some((bot) => bot.level === kept) && kept !== null ? kept : game.usual_bot;
}

export function keepBotLevel(game: string, level: string): void {
  localStorage.setItem(key(game), level);
}
