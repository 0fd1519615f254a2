/** Statistics and streaks: kept in this browser, and put together with what the house knows of the guest. */

import { pathTo } from '../../state/sign';

/** One table that counts: practice does not. */
export interface Played {
  table: string;
  won: boolean;
  /** When it ended, in milliseconds since 1970. */
  at: number;
}

export interface Results {
  played: number;
  won: number;
  /** Wins in a row until now, and the longest row ever. */
  streak: number;
  best: number;
}

const KEY = 'sexton.rest-in-peace';
const KEPT_MAX = 500;

function isPlayed(one: unknown): one is Played {
  const { table, won, at } = (one ?? {}) as Partial<Played>;
  return typeof table === 'string' && typeof won === 'boolean' && typeof at === 'number';
}

export function readPlayed(store: Pick<Storage, 'getItem'> = localStorage): Played[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** Each table once, in the order in which they ended. What the house says of a table is right. */
export function merge(kept: readonly Played[], told: readonly Played[]): Played[] {
  const all = new Map([...kept, ...told].map((one) => [one.table, one]));
  return [...all.values()].toSorted((a, b) => a.at - b.at).slice(-KEPT_MAX);
}

export function count(played: readonly Played[]): Results {
  const results = { played: played.length, won: 0, streak: 0, best: 0 };
  for (const { won } of played) {
    results.won += won ? 1 : 0;
    results.streak = won ? results.streak + 1 : 0;
    results.best = Math.max(results.best, results.streak);
  }
  return results;
}

/** A finished table as the house tells it. */
interface Finished {
  table: string;
  ended_ms: number;
  about: { practice: boolean; outcome: { winners: number[] } | null };
}

/** The guest's tables at the house; none if it does not answer. */
async function askHouse(): Promise<Played[]> {
  try {
    const answer = await fetch(pathTo('/api/finished?guest=me&game=rest-in-peace&limit=200'));
    if (!answer.ok) return [];
    const { tables } = (await answer.json()) as { tables: Finished[] };
    return tables.filter(({ about }) => !about.practice && about.outcome !== null).map(({ table, ended_ms, about }) => ({ table, at: ended_ms, won: (about.outcome?.winners.length ?? 0) > 0 }));
  } catch {
    return [];
  }
}

/** Adds what is new to what is kept here and at the house, keeps it, and counts. */
export async function gather(fresh: readonly Played[] = []): Promise<Results> {
  const all = merge(merge(fresh, readPlayed()), await askHouse());
  localStorage.setItem(KEY, JSON.stringify(all));
  return count(all);
}
