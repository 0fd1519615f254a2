import { expect, test } from 'vitest';
import { readRoute } from './paths';

test('a path is a page, whatever the case of its code', () => {
  expect(readRoute('/', '')).toEqual({ page: 'door' });
  expect(readRoute('/t/abcd', '')).toEqual({ page: 'table', code: 'ABCD' });
  expect(readRoute('/tv/ABCD/', '')).toEqual({ page: 'tv', code: 'ABCD' });
  expect(readRoute('/device/xyz', '')).toEqual({ page: 'device', token: 'xyz' });
  expect(readRoute('/here/dawn-under', '')).toEqual({ page: 'here', game: 'dawn-under' });
  expect(readRoute('/learn/dawn-under', '')).toEqual({ page: 'learn', game: 'dawn-under' });
  expect(readRoute('/me', '')).toEqual({ page: 'me' });
  expect(readRoute('/admin/', '')).toEqual({ page: 'admin' });
});

test('an anchor is a rule or a moment', () => {
  expect(readRoute('/rules/dawn-under', '#DU-1.1')).toEqual({ page: 'rules', game: 'dawn-under', rule: 'DU-1.1' });
  expect(readRoute('/replay/00ff', '#12')).toEqual({ page: 'replay', table: '00ff', step: 12 });
  expect(readRoute('/replay/00ff', '#soon')).toEqual({ page: 'replay', table: '00ff', step: null });
});

test('everything else is lost, also what cannot be decoded', () => {
  for (const path of ['/t', '/nothing', '/t/ABCD/more', '/me/more', '/x/y', '/t/%E0%A4%A']) expect(readRoute(path, ''), path).toEqual({ page: 'lost' });
});
