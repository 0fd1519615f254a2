/** How a table is dealt (RF-2), written a second time, so that a deal can be checked without the house that dealt it. */

import type { Dealer } from '../../state/verify';

const ACTIONS = ['DO', 'MX', 'SH', 'GM', 'IL'];
const NUMBERS = [1, 2, 3, 4, 5];

export const deal: Dealer = (chance, options, seats) => {
  const piles = NUMBERS.map((grave) => chance.shuffle(`pile-${grave}`, ACTIONS));
  const agreed = options['start'];
  const start = agreed === 'random' ? chance.draw('start', 0, seats) : agreed;
  // RF-2.4: whoever picks a family is dealt none, and families nobody has stay out of the game.
  return options['families'] === 'random' ? { piles, families: chance.shuffle('families', NUMBERS).slice(0, seats), start } : { piles, start };
};
