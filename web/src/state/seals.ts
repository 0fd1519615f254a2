/** The seals this browser was shown before the deal, kept so that nobody can say later that it was another one. */

const KEPT = 'sexton.seals';
const KEPT_MAX = 200;

type Kept = [table: string, seal: string][];

function read(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as unknown[]).filter((one): one is [string, string] => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string');
  } catch {
    return [];
  }
}

/** The seal of a table as it was shown here before the deal, if it was. */
export function sealShown(table: string, store: Pick<Storage, 'getItem'> = localStorage): string | null {
  return read(store.getItem(KEPT)).find(([kept]) => kept === table)?.[1] ?? null;
}

/** Keeps the seal of a table that is not dealt. The first one counts; the oldest tables are forgotten. */
export function keepSeal(table: string, seal: string, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const kept = read(store.getItem(KEPT));
  if (kept.some(([known]) => known === table)) return;
  store.setItem(KEPT, JSON.stringify([...kept, [table, seal]].slice(-KEPT_MAX)));
}
