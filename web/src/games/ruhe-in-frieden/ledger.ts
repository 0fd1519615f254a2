/** Who ended up where, for the score sheet. */

import type { RelativeView, SeatView, View } from '../../wire/ruhe-in-frieden';

export interface Entry {
  relative: RelativeView;
  points: number;
}

export interface Account {
  seat: number;
  entries: Entry[];
  total: number;
  /** Whether the entries add up to what the house says; else only its total is shown. */
  adds: boolean;
}

/** The points as printed on the overview (RF-9.5). The totals are the house's own. */
function points(relative: RelativeView, newCemetery: number): number {
  if (relative.new_cemetery) return newCemetery;
  if (relative.grave === null) return -2;
  const distance = Math.abs(relative.grave - relative.wish);
  return distance === 0 ? 5 : distance === 1 ? 4 : 3;
}

function account(seat: SeatView, total: number, newCemetery: number): Account {
  const entries = seat.relatives.map((relative) => ({ relative, points: points(relative, newCemetery) }));
  return { seat: seat.seat, entries, total, adds: entries.reduce((sum, entry) => sum + entry.points, 0) === total };
}

export function accounts(view: View): Account[] {
  const newCemetery = Number(view.options['new_cemetery_points'] ?? 2);
  return view.seats.map((seat, idx) => account(seat, view.end?.scores[idx] ?? 0, newCemetery));
}
