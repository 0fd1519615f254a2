import { expect, test } from 'vitest';
import { adviceFor } from './advice';

const game = {
  options: [{ name: 'count', values: ['off', 'on'], rule: 'VI-1', topic: 'play' as const }],
  advice: [
    { seats_max: 2, option: 'count', value: 'on', say: 'vi-advice-two' },
    { seats_max: 3, option: null, value: null, say: 'vi-advice-three' },
  ],
};

test('advice is for few seats, and for an option if it names one', () => {
  expect(adviceFor(game, 2, { count: 'on' })).toEqual(['vi-advice-two', 'vi-advice-three']);
  expect(adviceFor(game, 2, {})).toEqual(['vi-advice-three']);
  expect(adviceFor(game, 3, { count: 'on' })).toEqual(['vi-advice-three']);
  expect(adviceFor(game, 4, { count: 'on' })).toEqual([]);
});
