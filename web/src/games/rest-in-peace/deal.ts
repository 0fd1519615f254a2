/** How a table is dealt (RP-2), written a second time, so that a deal can be checked without the house that dealt it. */

import type { Dealer } from '../../state/verify';

const PATTERNS = ['SHC', 'SCH', 'HSC', 'HCS', 'CSH', 'CHS'];
const SUITS = ['♠', '♥', '♦', '♣'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SECRETS = [...PATTERNS, ...SUITS.map((suit) => `L${suit}`), 'Pa', 'Pa', 'Gh'];
const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export const deal: Dealer = (chance, options) => {
  for (let attempt = 0; ; attempt += 1) {
    const secrets = chance.shuffle('secrets', SECRETS, attempt);
    // RP-2.2: no ghost at the entrance.
    if (secrets[0] === 'Gh' && options['entrance_ghost'] === 'redeal') continue;
    const deck = chance.shuffle('deck', DECK, attempt);
    // R-RP-12: an ace leads back to the entrance, and doors of a locked suit stay shut.
    const isUsable = (card: string) => !card.startsWith('A') && secrets[0] !== `L${card.slice(-1)}`;
    const isStuck = secrets[0] !== 'Gh' && !deck.slice(0, Number(options['doors'])).some(isUsable);
    if (isStuck && options['opening_mulligan'] === 'on') continue;
    return { secrets, clues: PATTERNS[chance.draw('clues', attempt, 6)], deck, ghost: PATTERNS[chance.draw('ghost', 0, 6)] };
  }
};
