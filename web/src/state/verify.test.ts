import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { holds, readSeal, sealOf } from './verify';

const SECRET = '00ff10'.repeat(10) + '0102';
const SEAL = createHash('sha256').update('sexton commitment 1\0').update(Buffer.from(SECRET, 'hex')).digest('hex');
const log = (header: object, end: object) => `${JSON.stringify(header)}\n{"seq":1}\n${JSON.stringify(end)}\n`;

test('the seal is the digest of mark and secret', async () => {
  expect(await sealOf(SECRET)).toBe(SEAL);
});

test('a log opens its secret at the end, and the seal holds or does not', async () => {
  const seal = readSeal(log({ commitment: SEAL, salts: ['owl', 'bat'] }, { end: {}, secret: SECRET }));
  expect(seal).toEqual({ commitment: SEAL, secret: SECRET, salts: ['owl', 'bat'] });
  expect(await holds(seal)).toBe(true);
  expect(await holds({ ...seal, secret: SECRET.replace('ff', 'fe') })).toBe(false);
});

test('a deal by hand has nothing to check', async () => {
  expect(await holds(readSeal(log({}, { end: {} })))).toBe(null);
});
