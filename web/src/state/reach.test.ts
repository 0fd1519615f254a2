import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hostname: 'sexton.example.org', origin: 'https://sexton.example.org' });
const { isLoopback, reach } = await import('./reach.svelte');

test('the machine itself is told from the network and from names that only look like it', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'sexton.localhost'].filter((name) => !isLoopback(name))).toEqual([]);
  expect(['192.168.1.5', 'table.lan', 'localhost.example.org', '127.example.org', 'notlocalhost'].filter(isLoopback)).toEqual([]);
});

test('whoever came over the network hands on the address they came by', () => {
  expect(reach.link('/t/ABCD')).toBe('https://sexton.example.org/t/ABCD');
});
