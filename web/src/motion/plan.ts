/**
 * What moved between two states of a board. Pure: a layout tells what lies where, and a plan is the difference of two.
 *
 * A layout holds only what is seen. Two hidden pieces look the same, so a plan cannot tell them apart either.
 */

/** One thing on a board, as far as it is seen. */
export interface Piece {
  /**
   * What it is, however it lies. Pieces of one kind can take each other's place and be turned into each other, so a card
   * that is known by its face is a kind of its own: `door 7♣`. The first word says how it moves (`Gestures`).
   */
  kind: string;
  /** What is to be seen of it. */
  look: string;
  /** Where it comes from and goes to when no other place does: a pile, a box. */
  home?: string;
  /** It came just now from there, as a sighting tells: it is not what lay here before. */
  from?: string;
  /** It is shown for this moment only, as under a lid that is lifted and closes again: that it goes back is no motion. */
  passing?: boolean;
  /** Its face stays known when it is gone, so its going may be shown. Never so where a game wants faces forgotten. */
  lasting?: boolean;
}

/** What lies where, each place with its pieces in order. A place that is not named is empty. */
export type Layout = ReadonlyMap<string, readonly Piece[]>;

/** A piece by its place and its number there; without a number the place itself. */
export interface Spot {
  place: string;
  idx?: number;
}

export type Motion =
  | { is: 'moved'; kind: string; from: Spot; to: Spot; lasting: boolean }
  | { is: 'appeared' | 'turned'; kind: string; at: Spot }
  | { is: 'faded'; kind: string; at: Spot; to?: Spot };

/** More than this is no move but a leap, as after a long absence or far along a replay: it is simply drawn. */
export const MOST = 14;

interface Change {
  piece: Piece;
  spot: { place: string; idx: number };
}

/** How to get from one layout to the next, in the order of the new layout's places. */
export function planOf(before: Layout, now: Layout): Motion[] {
  const turned: Motion[] = [];
  const gone: Change[] = [];
  const come: Change[] = [];
  for (const place of new Set([...now.keys(), ...before.keys()])) {
    const [was, is] = differ(before.get(place) ?? [], now.get(place) ?? [], place);
    // As many as before: what lies there was turned over, or has changed.
    const isSame = was.length === is.length && is.every(({ piece }, idx) => piece.from === undefined && piece.kind === was[idx]?.piece.kind);
    if (isSame) turned.push(...is.filter((_, idx) => !was[idx]?.piece.passing).map(({ piece, spot }) => ({ is: 'turned' as const, kind: piece.kind, at: spot })));
    else {
      gone.push(...was.filter(({ piece }) => !piece.passing));
      come.push(...is);
    }
  }
  // What is shown for a moment stays in its place: nothing that flies may show it longer.
  const free = come.filter(({ piece }) => piece.from === undefined && !piece.passing);
  const moved = [...pairs(gone, free, isAlike), ...pairs(gone, free, isOfAKind)];
  const appeared = come.filter((change) => change.piece.passing || change.piece.from !== undefined || free.includes(change)).map(arrival);
  const faded = gone.filter(({ piece }) => piece.lasting).map(({ piece, spot }): Motion => ({ is: 'faded', kind: piece.kind, at: spot, ...(piece.home === undefined ? {} : { to: { place: piece.home } }) }));
  const plan = [...turned, ...moved, ...appeared, ...faded];
  return plan.length > MOST ? [] : plan;
}

/** How a piece comes that left no other place. */
function arrival({ piece: { kind, from, home, passing }, spot }: Change): Motion {
  const source = from ?? home;
  return source === undefined || passing ? { is: 'appeared', kind, at: spot } : { is: 'moved', kind, from: { place: source }, to: spot, lasting: false };
}

const isAlike = (one: Piece, other: Piece) => one.kind === other.kind && one.look === other.look;
const isOfAKind = (one: Piece, other: Piece) => one.kind === other.kind;

/** What is left of two rows without what they begin and end with in common. */
function differ(before: readonly Piece[], now: readonly Piece[], place: string): [Change[], Change[]] {
  const isSame = (one: Piece | undefined, other: Piece | undefined) => one !== undefined && other !== undefined && other.from === undefined && isAlike(one, other);
  const least = Math.min(before.length, now.length);
  let head = 0;
  while (head < least && isSame(before[head], now[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(before[before.length - 1 - tail], now[now.length - 1 - tail])) tail += 1;
  const middle = (row: readonly Piece[]) => row.slice(head, row.length - tail).map((piece, idx) => ({ piece, spot: { place, idx: head + idx } }));
  return [middle(before), middle(now)];
}

/** Takes out of both lists what left one place and came to another. */
function pairs(gone: Change[], come: Change[], fits: (gone: Piece, come: Piece) => boolean): Motion[] {
  const moved: Motion[] = [];
  for (const left of [...gone]) {
    const idx = come.findIndex(({ piece, spot }) => spot.place !== left.spot.place && fits(left.piece, piece));
    const [found] = idx < 0 ? [] : come.splice(idx, 1);
    if (!found) continue;
    gone.splice(gone.indexOf(left), 1);
    moved.push({ is: 'moved', kind: found.piece.kind, from: left.spot, to: found.spot, lasting: left.piece.lasting ?? false });
  }
  return moved;
}
