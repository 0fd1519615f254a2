import { expect, test } from 'vitest';
import { dayName, untilNextDay } from './day';

test('a day has its name in each language, wherever one is', () => {
  expect(dayName('2026-02-03', 'en')).toBe('Feb 3, 2026');
  expect(dayName('2026-02-03', 'de')).toBe('03.02.2026');
});

test('the next day is counted down to, and is there when it has come', () => {
  const at = (time: string) => untilNextDay('2026-02-03', Date.parse(`2026-02-${time}Z`));
  expect(at('03T18:52:51')).toBe('5:07:09');
  expect(at('03T23:59:59.500')).toBe('0:00:01');
  expect(at('04T00:00:00')).toBeNull();
  expect(at('05T12:00:00')).toBeNull();
});
