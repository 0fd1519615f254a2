/** Who ended up where and where the money went, for the score sheet. */

import type { RelativeView, SeatView, Sighting, View } from '../../wire/ruhe-in-frieden';

export interface Entry {
  relative: RelativeView;
  points: number;
}

export interface Account {
  seat: number;
  entries: Entry[];
  total: number;
}

/** What the house says of everybody's points, relative by relative. */
export function accounts(view: View): Account[] {
  const of = (seat: SeatView, idx: number): Account => ({
    seat: seat.seat,
    entries: seat.relatives.map((relative, place) => ({ relative, points: view.end?.points[idx]?.[place] ?? 0 })),
    total: view.end?.scores[idx] ?? 0,
  });
  return view.seats.map(of);
}

/** What money was for. */
export const HEADINGS = ['start', 'health', 'inherited', 'maintenance', 'visits', 'pills', 'shares'] as const;
export type Heading = (typeof HEADINGS)[number];
/** What came in and went out under each heading, for one seat. */
export type Book = Record<Heading, number>;

/** One step of a table that is over: what was seen, and what everybody had afterwards. */
export interface Moment {
  seen: readonly { sighting: unknown }[];
  view: unknown;
}

/** What a sighting says of somebody's money; what it does not say (pills for others) is what is missing from the purse. */
function note(sighting: Sighting, owner: (relative: string) => number, enter: (seat: number, heading: Heading, amount: number) => void): void {
  if (typeof sighting !== 'object') return;
  if ('adjusted' in sighting) enter(owner(sighting.adjusted.relative), 'health', sighting.adjusted.payout);
  if ('died' in sighting) enter(owner(sighting.died.relative), 'inherited', sighting.died.inherited);
  if ('visited' in sighting) enter(owner(sighting.visited.relative), 'visits', -sighting.visited.paid);
  if ('share_bought' in sighting) enter(sighting.share_bought.seat, 'shares', -sighting.share_bought.paid);
  if ('maintenance_paid' in sighting) {
    enter(sighting.maintenance_paid.from, 'maintenance', -sighting.maintenance_paid.paid);
    enter(sighting.maintenance_paid.to, 'maintenance', sighting.maintenance_paid.paid);
  }
}

/** Where everybody's money came from and where it went. */
export function books(moments: readonly Moment[]): Book[] {
  const [first] = moments;
  const seats = first ? (first.view as View).seats : [];
  const books = seats.map(({ money }): Book => ({ start: money, health: 0, inherited: 0, maintenance: 0, visits: 0, pills: 0, shares: 0 }));
  const sum = (book: Book) => Object.values(book).reduce((all, amount) => all + amount, 0);
  for (const { seen, view } of moments.slice(1)) {
    const now = (view as View).seats;
    const owner = (relative: string) => now.findIndex((seat) => seat.relatives.some((one) => one.relative === relative));
    for (const { sighting } of seen) {
      note(sighting as Sighting, owner, (seat, heading, amount) => {
        const book = books[seat];
        if (book) book[heading] += amount;
      });
    }
    books.forEach((book, seat) => (book.pills += (now[seat]?.money ?? 0) - sum(book)));
  }
  return books;
}
