/** How a table is dealt (CC-2.3), written a second time, so that a deal can be checked without the house that dealt it. */

import type { Dealer } from '../../state/verify';

const CARDS = ['YK', 'YM', 'YB', 'PK', 'PM', 'PB'];

export const deal: Dealer = (chance, options, seats) => {
  // CC-1.4: seven of each, and one of them an eighth time.
  const deck = CARDS.flatMap((card) => Array.from({ length: card === options['deck_extra'] ? 8 : 7 }, () => card));
  const agreed = options['first_thrower'];
  return { first_thrower: agreed === 'random' ? chance.draw('first', 0, seats) : agreed, deck: chance.shuffle('deck', deck) };
};
