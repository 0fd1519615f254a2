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

/** What stands in each room, as strokes in a box of 48 by 32. */
export const FURNITURE: Record<number, string> = {
  1: 'M16 31V12c0-11 16-11 16 0v19M24 4v27M21 19h.1M27 19h.1M8 31h32',
  2: 'M6 28v-9c0-4 5-4 5 0v3h20v-3c0-4 5-4 5 0v9zM11 22v-7c0-5 20-5 20 0v7M42 30V12M38 12h8l-2-6h-4z',
  3: 'M8 30V4h32v26M8 12h32M8 21h32M12 12V6M15 12V6M19 12V7M30 12V6M33 12V6M14 21v-6M18 21v-7M22 21v-6M34 21v-6M13 30v-6M24 30v-7M28 30v-6M36 30v-6',
  4: 'M8 18h32M12 18v12M36 18v12M18 18v-4M30 18v-4M24 18V8M20 8h8M20 8v-3M24 8V3M28 8v-3M15 14h6M27 14h6',
  5: 'M12 14h24v12c0 5-24 5-24 0zM9 14h30M24 14V10M20 10h8M18 6c-2-2 2-3 0-5M24 6c-2-2 2-3 0-5M30 6c-2-2 2-3 0-5',
  6: 'M8 14h32v16H8zM8 20h32M20 14v-4h8v4M22 20v4h4v-4M4 8 24 1l20 7',
  7: 'M8 20a7 7 0 1 1 14 0 7 7 0 1 1-14 0M26 20a7 7 0 1 1 14 0 7 7 0 1 1-14 0M17 8a7 7 0 1 1 14 0M15 20h.1M33 20h.1M4 29h40',
  8: 'M18 30h12l-2-8h-8zM24 22V10M24 16c-8 0-10-6-10-10 7 0 10 4 10 10M24 14c7 0 10-5 10-10-7 0-10 4-10 10M24 20c-6 1-10-1-12-5 5-1 9 1 12 5',
  9: 'M8 16h32v8H8zM8 16V8M40 16V8M14 16v8M20 16v8M26 16v8M32 16v8M6 29c10-6 26-6 36 0M20 6a3 3 0 1 1 .1 0M24 6h6',
  10: 'M8 30V18c0-6 8-6 8-12h4c0 8 20 4 20 14v10M8 22h32M13 22v4M18 22v4M23 22v4M28 22v4M33 22v4M30 12V4l6-2v8',
  11: 'M6 18h36M9 18v12M39 18v12M30 18v12M30 23h9M16 18l-2-10h12l-2 10M20 8V4M30 14h8M30 14c2-4 6-4 8 0',
  12: 'M6 30V10M6 20h36v10M42 30v-8c0-3-4-4-8-4H16M8 20v-4c0-4 8-4 8 0v4M6 26h36',
  13: 'M6 30V3h36v27M6 6c8 4 28 4 36 0M6 22h36M6 26h36M12 22v-4c0-3 10-3 10 0v4M26 22v-4c0-3 10-3 10 0v4M9 8c2 6 0 10-2 12M39 8c-2 6 0 10 2 12',
};

/** The room a door leads to: the rank of its card. */
export function roomOf(card: string): number {
  const rank = card.slice(0, -1);
  return { A: 1, J: 11, Q: 12, K: 13 }[rank] ?? Number(rank);
}

export const suitOf = (card: string): string => card.slice(-1);
export const isRed = (card: string): boolean => card.endsWith('♥') || card.endsWith('♦');

export const CLUE_NAMES: Record<string, string> = { S: 'skull', H: 'hourglass', C: 'cross' };

/** Pictures of the clues in a box of 24 by 24. */
export const CLUE_PATHS: Record<string, string> = {
  S: 'M12 3c-5 0-8 3.500-8 8 0 3 1.500 4.500 3 5.500V20h10v-3.500c1.500-1 3-2.500 3-5.500 0-4.500-3-8-8-8zM9 10.500h.1M15 10.500h.1M12 13.500v1.500M10 20v-2M14 20v-2',
  H: 'M6 3h12M6 21h12M7.500 3c0 5 3 6.500 4.500 9-1.500 2.500-4.500 4-4.500 9M16.500 3c0 5-3 6.500-4.500 9 1.500 2.500 4.500 4 4.500 9M10 17.500h4',
  C: 'M12 3v18M7 8.500h10M9 21h6',
};
