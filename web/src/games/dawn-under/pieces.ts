/** Colours of vampires and lids: each has a shape of its own, so that nobody needs to see colours. */

export const SHAPES: Record<string, string> = {
  red: 'M12 3l8 9-8 9-8-9z',
  yellow: 'M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z',
  white: 'M16 3a9.500 9.500 0 1 0 5 13A8 8 0 0 1 16 3z',
  blue: 'M12 2c6 7.500 7.500 10 7.500 13a7.500 7.500 0 0 1-15 0c0-3 1.500-5.500 7.500-13z',
  green: 'M4 20C3 9 9 3 21 3c0 12-6 18-15 17M4 21c3-6 6-9 10-12',
  black: 'M5 5h14v14H5z',
};

/** The colour of a piece by its long or short name. */
const LONG: Record<string, string> = { R: 'red', Y: 'yellow', W: 'white', B: 'blue', G: 'green', K: 'black' };
export const colourName = (colour: string): string => LONG[colour] ?? colour;

/** The name of a grave as people say it: A1 to J6. */
export const graveName = (grave: number): string => `${'ABCDEFGHIJ'[grave % 10] ?? ''}${Math.floor(grave / 10) + 1}`;

/** Which quarter each grave belongs to, for the paths between them; rows of the cemetery as the rules draw them. */
const QUARTERS: Record<string, string> = {
  L1: '000001111100000111110000011111333332222233333222223333322222',
  L2: '000000111100000011110000011111333332222233333222223333222222',
};

/**
 * The graves in the order in which they are drawn, line by line. Upright, the cemetery is turned by a quarter, so that what
 * goes round clockwise still does.
 */
export const drawnPlaces = (upright: boolean): number[] => Array.from({ length: 60 }, (_, place) => (upright ? (5 - (place % 6)) * 10 + Math.floor(place / 6) : place));

export interface Edges {
  right: boolean;
  below: boolean;
}

/** On which sides of a grave a path is drawn. */
export function drawnPaths(layout: string, grave: number, upright: boolean): Edges {
  const { right, below } = pathsAround(layout, grave);
  return upright ? { right: grave >= 10 && pathsAround(layout, grave - 10).below, below: right } : { right, below };
}

/** On which sides of a grave a path runs. */
function pathsAround(layout: string, grave: number): Edges {
  const quarters = QUARTERS[layout] ?? '';
  const own = quarters[grave];
  return {
    right: grave % 10 < 9 && quarters[grave + 1] !== own,
    below: grave < 50 && quarters[grave + 10] !== own,
  };
}
