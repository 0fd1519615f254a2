import { expect, test } from 'vitest';
import type { OptionFacts } from '../wire/wire';
import { byTopic, inUnit, isUsual } from './options';

const option = (name: string, topic: OptionFacts['topic'], unit?: OptionFacts['unit']): OptionFacts => ({ name, values: ['10000', '900', '150', '0', 'preset'], rule: 'CC-4.1', topic, ...(unit && { unit }) });

test('times are told in the unit people use for them', () => {
  const throwing = option('throw_ms', 'time', 'millis');
  const told = (value: string, lang = 'en') => inUnit(throwing, value, lang);
  expect(told('10000')).toEqual({ unit: 'seconds', number: '10' });
  expect(told('900', 'de')).toEqual({ unit: 'seconds', number: '0,9' });
  expect(told('150')).toEqual({ unit: 'millis', number: '150' });
  expect(told('0')).toEqual({ unit: 'seconds', number: '0' });
  expect(told('preset')).toBeNull();
  expect(inUnit(option('answer_limit', 'time', 'seconds'), '20', 'en')).toEqual({ unit: 'seconds', number: '20' });
  expect(inUnit(option('target', 'end'), '4', 'en')).toBeNull();
});

test('options of one topic stand together, and topics without any are left out', () => {
  const [floor, bat, roll] = [option('floor_ms', 'referee'), option('bat_close', 'play'), option('roll_ms', 'referee')];
  expect(byTopic([floor, bat, roll])).toEqual([
    ['play', [bat]],
    ['referee', [floor, roll]],
  ]);
});

test('an option is as usual if nobody chose another value', () => {
  const throwing = option('throw_ms', 'time', 'millis');
  expect([undefined, 10_000, '10000', 900].map((value) => isUsual(throwing, value))).toEqual([true, true, true, false]);
});
