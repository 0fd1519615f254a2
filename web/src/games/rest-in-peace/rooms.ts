/** The manor as it is drawn: a doll's house cut open. Places are columns and rows of a grid of four by five. */

export interface RoomPlace {
  room: number;
  column: string;
  row: number;
}

export const ROOMS: readonly RoomPlace[] = [
  { room: 6, column: '2 / 4', row: 1 },
  { room: 9, column: '1', row: 2 },
  { room: 13, column: '2', row: 2 },
  { room: 12, column: '3', row: 2 },
  { room: 11, column: '4', row: 2 },
  { room: 10, column: '1', row: 3 },
  { room: 3, column: '2', row: 3 },
  { room: 4, column: '3', row: 3 },
  { room: 8, column: '4', row: 3 },
  { room: 2, column: '1', row: 4 },
  { room: 1, column: '2 / 4', row: 4 },
  { room: 5, column: '4', row: 4 },
  { room: 7, column: '2 / 4', row: 5 },
];

/** The room a door leads to: the rank of its card. */
export function roomOf(card: string): number {
  const rank = card.slice(0, -1);
  return { A: 1, J: 11, Q: 12, K: 13 }[rank] ?? Number(rank);
}

export const suitOf = (card: string): string => card.slice(-1);
export const isRed = (card: string): boolean => card.endsWith('♥') || card.endsWith('♦');

export const CLUE_NAMES: Record<string, string> = { S: 'skull', H: 'hourglass', C: 'cross' };
