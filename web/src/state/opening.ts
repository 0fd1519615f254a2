/** Tables that are opened for one person, without a lobby: against bots, or to learn a game. */

import type { Game } from '../games/games';
import type { FromClient } from '../wire/wire';
import { words } from '../words/words.svelte';
import { botLevel } from './bots';
import { house } from './house.svelte';

/** Asks for a table; nothing if it is refused, which is told. */
export async function openTable(body: FromClient): Promise<string | null> {
  let table: string | null = null;
  await house.attempt(async () => {
    const found = await house.me.ask(body);
    if (found.is === 'found') table = found.table;
  });
  return table;
}

/** Tables that this page has dealt and nobody has looked at yet: whatever comes of them is news, even if they are over before a move. */
const dealt = new Set<string>();
/** Whether a table was dealt here; asked once. */
export const isNews = (table: string): boolean => dealt.delete(table);

/** A usual number at a table against bots. */
export const usualSeats = (game: Game) => Math.min(game.seats_max, Math.max(game.seats_min, 3));

/** A table, bots of a level in the other seats, dealt; of the usual level, if none is named. */
export async function againstBots(game: Game, level = '', options?: Record<string, unknown>, practice = false): Promise<string | null> {
  const seats = usualSeats(game);
  const table = await openTable({ do: 'open', game: game.name, seats, pace: 'relaxed', practice, lang: words.lang, ...(options && { options }) });
  if (table === null) return null;
  // Whoever was quicker than the house could not pick a level.
  const facts = house.games.find((facts) => facts.name === game.name);
  const bot = level || (facts ? botLevel(facts) : '');
  const done = await house.attempt(async () => {
    await house.me.ask({ do: 'join', table });
    for (let seat = 1; seat < seats; seat += 1) await house.me.ask({ do: 'bot_in', table, seat, level: bot });
    await house.me.ask({ do: 'start', table });
  });
  if (!done) return null;
  dealt.add(table);
  return table;
}
