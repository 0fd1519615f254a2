import { afterEach, expect, test, vi } from 'vitest';
import { Replay, troubleOf } from './replay.svelte';

afterEach(() => vi.unstubAllGlobals());

const part = (from: number, count: number) => ({
  game: 'dawn-under',
  seats: 2,
  count,
  from,
  steps: Array.from({ length: Math.min(50, count - from) }, (_, idx) => ({ at_ms: 0, by: null, say: { key: 'k' }, seen: [], view: from + idx })),
});

test('a step is fetched with its part, once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(part(50, 70))));
  });
  const replay = new Replay('00ff');
  await Promise.all([replay.fetch(61), replay.fetch(55)]);
  expect(asked).toEqual(['/api/tables/00ff/steps?audience=public&from=50']);
  expect(replay.step(61)?.view).toBe(61);
  expect(replay.step(0)).toBe(null);
  expect(replay.count).toBe(70);
});

test('other eyes see nothing of what the first ones saw', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(part(0, 3)))));
  const replay = new Replay('00ff');
  await replay.fetch(0);
  replay.see('seat:1');
  expect(replay.step(0)).toBe(null);
});

test('what does not come is told, and asked for again', async () => {
  const answers = [new Response('', { status: 503 }), new Response(JSON.stringify(part(0, 3)))];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const replay = new Replay('00ff');
  await replay.fetch(0);
  expect(replay.trouble).toBe('busy');
  await replay.fetch(0);
  expect(replay.trouble).toBe(null);
  expect([409, 404, 400, 429].map(troubleOf)).toEqual(['closed', 'gone', 'gone', 'busy']);
});
