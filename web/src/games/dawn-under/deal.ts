/** How a table is dealt (DU-3), written a second time, so that a deal can be checked without the house that dealt it. */

import type { Dealer } from '../../state/verify';

/** Ten of each, for lids and vampires alike. */
const COLOURED = ['red', 'yellow', 'white', 'blue', 'green', 'black'].flatMap((colour) => Array.from({ length: 10 }, () => colour));
const RATS = Array.from({ length: 6 }, () => 'rat');

export const deal: Dealer = (chance, options, seats) => {
  const coloured = chance.shuffle('lids', COLOURED);
  // DU-3.1: with rats, the last six lids are the reserve, and the rats are shuffled into the others.
  const hasRats = options['rats'] !== 'off';
  const lids = hasRats ? chance.shuffle('rats', [...coloured.slice(0, -RATS.length), ...RATS]) : coloured;
  const reserve = hasRats ? coloured.slice(-RATS.length) : [];
  // DU-3.4, R-DU-2: two people leave the vampires of a third aside.
  const vampires = chance.shuffle('vampires', COLOURED);
  const length = Math.floor(COLOURED.length / Math.max(seats, 3));
  const rows = Array.from({ length: seats }, (_, seat) => vampires.slice(seat * length, (seat + 1) * length));
  const aside = vampires.slice(seats * length);
  return { lids, reserve, rows, ...(aside.length > 0 && { set_aside: aside }), start: chance.draw('start', 0, seats) };
};
