/** What the pages know of each game before its own code is loaded: the house's facts, and a picture. */

import type { Component } from 'svelte';
import CoffinVignette from '../art/CoffinVignette.svelte';
import DawnVignette from '../art/DawnVignette.svelte';
import ManorVignette from '../art/ManorVignette.svelte';
import PillVignette from '../art/PillVignette.svelte';
import { sign } from '../state/sign';
import { FACTS } from '../wire/facts';
import Statistics from './rest-in-peace/Statistics.svelte';

export type Game = (typeof FACTS)[number] & {
  vignette: Component;
  /** What this browser remembers of the tables one has played, where it does. */
  Results?: Component;
};

const DRAWN: Record<Game['name'], Pick<Game, 'vignette' | 'Results'>> = {
  'ruhe-in-frieden': { vignette: PillVignette },
  'clearing-coffins': { vignette: CoffinVignette },
  'dawn-under': { vignette: DawnVignette },
  'rest-in-peace': { vignette: ManorVignette, Results: Statistics },
};

/** As they stand at the gate: the games of several before the solitaire. */
export const GAMES: readonly Game[] = FACTS.toReversed().map((facts) => ({ ...facts, ...DRAWN[facts.name] }));

/** The games that are played in this house. */
export const OFFERED = GAMES.filter((game) => sign.games.length === 0 || sign.games.includes(game.name));

export function gameFacts(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}
