/** What the pages know of each game before its own code is loaded. */

import type { Component } from 'svelte';
import CoffinVignette from '../art/CoffinVignette.svelte';
import DawnVignette from '../art/DawnVignette.svelte';
import ManorVignette from '../art/ManorVignette.svelte';
import PillVignette from '../art/PillVignette.svelte';

export interface GameFacts {
  name: string;
  /** The letters its message keys begin with. */
  prefix: string;
  title: string;
  seats: { least: number; most: number };
  /** Whether seats see what others at the same device must not: then a curtain falls between them. */
  hasSecrets: boolean;
  vignette: Component;
}

export const GAMES: readonly GameFacts[] = [
  { name: 'ruhe-in-frieden', prefix: 'rf', title: 'Ruhe in Frieden', seats: { least: 2, most: 5 }, hasSecrets: true, vignette: PillVignette },
  { name: 'clearing-coffins', prefix: 'cc', title: 'Clearing Coffins', seats: { least: 2, most: 6 }, hasSecrets: false, vignette: CoffinVignette },
  { name: 'dawn-under', prefix: 'du', title: 'Dawn Under', seats: { least: 2, most: 6 }, hasSecrets: false, vignette: DawnVignette },
  { name: 'rest-in-peace', prefix: 'rp', title: 'Rest in Peace', seats: { least: 1, most: 1 }, hasSecrets: false, vignette: ManorVignette },
];

export function gameFacts(name: string): GameFacts | undefined {
  return GAMES.find((game) => game.name === name);
}
