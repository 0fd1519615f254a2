/** Statistics and streaks of this browser. */

export interface Results {
  played: number;
  won: number;
  /** Wins in a row until now. */
  streak: number;
  best: number;
  /** The tables that are counted, the last ones only. */
  tables: string[];
}

const KEY = 'sexton.rest-in-peace';
const TABLES_MAX = 50;
const NONE: Results = { played: 0, won: 0, streak: 0, best: 0, tables: [] };

export function readResults(): Results {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Results>) };
  } catch {
    return NONE;
  }
}

/** Counts a table once, however often its end is looked at. */
export function count(results: Results, table: string, won: boolean): Results {
  if (results.tables.includes(table)) return results;
  const streak = won ? results.streak + 1 : 0;
  return {
    played: results.played + 1,
    won: results.won + (won ? 1 : 0),
    streak,
    best: Math.max(results.best, streak),
    tables: [...results.tables, table].slice(-TABLES_MAX),
  };
}

export function noteResult(table: string, won: boolean): Results {
  const results = count(readResults(), table, won);
  localStorage.setItem(KEY, JSON.stringify(results));
  return results;
}
