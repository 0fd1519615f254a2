import { expect, test } from 'vitest';
import { drawnPaths, drawnPlaces, graveName } from './pieces';

/** Where the corners of the cemetery are drawn, clockwise from the upper left. */
const corners = (upright: boolean) => {
  const places = drawnPlaces(upright);
  const columns = upright ? 6 : 10;
  return [0, columns - 1, 59, 60 - columns].map((place) => graveName(places[place] ?? -1));
};

test('what goes round clockwise does so however the cemetery is turned', () => {
  expect(corners(false)).toEqual(['A1', 'J1', 'J6', 'A6']);
  expect(corners(true)).toEqual(['A6', 'A1', 'J1', 'J6']);
});

test('every grave is drawn once', () => {
  for (const upright of [false, true]) expect(drawnPlaces(upright).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, grave) => grave));
});

test('the paths are turned with the graves', () => {
  const drawn = (upright: boolean, side: 'right' | 'below') => drawnPlaces(upright).filter((grave) => drawnPaths('L1', grave, upright)[side]).map(graveName);
  expect(drawn(false, 'right')).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6']);
  expect(drawn(false, 'below')).toEqual(['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3', 'H3', 'I3', 'J3']);
  expect(drawn(true, 'right')).toEqual(['A4', 'B4', 'C4', 'D4', 'E4', 'F4', 'G4', 'H4', 'I4', 'J4']);
  expect(drawn(true, 'below')).toEqual(['E6', 'E5', 'E4', 'E3', 'E2', 'E1']);
});
