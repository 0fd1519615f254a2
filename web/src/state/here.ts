/** Tables whose people share this device: how many there are, kept so that a reload finds them again. */

/** A big screen has a line of its own: whoever opens it may sit at the table, and all the room sees it. */
export const SCREEN = 6;

const KEPT = 'sexton.here';
const KEPT_MAX = 20;

type Kept = [table: string, people: number][];

function read(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as unknown[]).filter((one): one is [string, number] => Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]) && one[1] >= 1 && one[1] <= 6);
  } catch {
    return [];
  }
}

/** How many people at this device sit at a table; one if nothing else is known. */
export function peopleHere(table: string, store: Pick<Storage, 'getItem'> = localStorage): number {
  return read(store.getItem(KEPT)).find(([kept]) => kept === table)?.[1] ?? 1;
}

/** Keeps how many sit at a table here; the oldest tables are forgotten. */
export function keepPeopleHere(table: string, people: number, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const others = read(store.getItem(KEPT)).filter(([kept]) => kept !== table);
  const kept: Kept = [...others, [table, people] as [string, number]].slice(-KEPT_MAX);
  store.setItem(KEPT, JSON.stringify(kept));
}

/** Who is to be shown next: whoever is shown stays while asked, else the first who is asked; nobody new if nobody is. */
export function nextShown(asked: readonly boolean[], shown: number): number {
  if (asked[shown]) return shown;
  const next = asked.indexOf(true);
  return next < 0 ? shown : next;
}
