/** Colours and symbols of cards and dice. Each colour has a pattern, each symbol a shape, and both have names. */

export const SYMBOLS: Record<string, { name: string; path: string }> = {
  K: { name: 'skull', path: 'M12 2C6 2 3 6 3 11c0 3 1.500 5 3.500 6v4h11v-4c2-1 3.500-3 3.500-6 0-5-3-9-9-9zM8.500 13a2 2 0 1 1 .01-4 2 2 0 0 1 0 4zM15.500 13a2 2 0 1 1 .01-4 2 2 0 0 1 0 4z' },
  M: { name: 'moon', path: 'M16 2A10.500 10.500 0 1 0 22 16 9 9 0 0 1 16 2z' },
  B: { name: 'bat', path: 'M1 9c4-6 8-5 9.500 0L12 7l1.500 2C15 4 19 3 23 9c-3-1-5.500 0-6 4-2-2-3.500-1-5 3-1.500-4-3-5-5-3-.5-4-3-5-6-4z' },
};

export const COLOURS: Record<string, { name: string; fill: string; dark: string }> = {
  Y: { name: 'yellow', fill: 'var(--suit-yellow)', dark: 'var(--suit-yellow-dark)' },
  P: { name: 'purple', fill: 'var(--suit-purple)', dark: 'var(--suit-purple-dark)' },
};

/** Colour and symbol of a card such as `YK`. */
export const readCard = (card: string): { colour: string; symbol: string } => ({ colour: card[0] ?? 'Y', symbol: card[1] ?? 'K' });

/** Colour face and symbol of a throw such as `Y+K`, `T+M` or `!+B`. */
export function readThrow(thrown: string): { colour: string; symbol: string } {
  const [colour = '!', symbol = 'K'] = thrown.split('+');
  return { colour, symbol };
}
