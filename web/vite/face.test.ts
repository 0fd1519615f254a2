import { expect, test } from 'vitest';
import { letters } from './face';

test('the display face has the letters of all four languages, in texts and in names', async () => {
  const found = await letters();
  for (const letter of 'AZaz09äöüßéèêàçœïë’“”„«») (') expect(found, letter).toContain(letter);
});
