import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../wire/facts';
import { Chance, sealOf } from './chance';
import { verify } from './verify';

/** The logs every game keeps to show that old tables still replay; the engine wrote them. */
const CRATES = resolve(import.meta.dirname, '../../../crates');
const LOGS = FACTS.flatMap(({ name }) => readdirSync(resolve(CRATES, name, 'tests/archive')).map((log) => `${name}/tests/archive/${log}`));
const read = (log: string) => readFileSync(resolve(CRATES, log), 'utf8');
const verdicts = async (log: string) => Object.fromEntries((await verify(log, null)).findings.map(({ what, verdict }) => [what, verdict]));

describe('chance', () => {
  /** As `keyed_draws_are_pinned` in the engine: the secret of seed 1. */
  const SECRET = '07305ce714cb3bf420048d991ff715865bde03383f332c33ad2f9d9973b79f4b';
  test('draws what the engine draws', () => {
    const chance = new Chance(SECRET, []);
    expect(sealOf(SECRET)).toBe('3c8c26224efea4586695df704dd5cdc4f076b401efd620a884f6121b03d5685f');
    expect(Array.from({ length: 8 }, (_, index) => chance.draw('deck', index, 52))).toEqual([49, 38, 22, 20, 44, 7, 16, 2]);
    expect(chance.shuffle('deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([5, 9, 3, 1, 4, 7, 2, 0, 6, 8]);
  });
});

test('every game has logs to be checked by', () => {
  for (const { name } of FACTS) expect(LOGS.filter((log) => log.startsWith(name)).length, name).toBeGreaterThan(3);
});

test.each(LOGS)('%s follows from its secret, card by card', async (name) => {
  const log = read(name);
  const deal = name.includes('explicit') ? 'open' : 'holds';
  expect(await verdicts(log)).toEqual({ chain: 'holds', shown: 'open', seal: 'holds', deal, draws: 'holds' });
});

/** A log whose lines were changed by somebody who knows how the chain is made. */
function tampered(log: string, change: (lines: string[]) => void): string {
  const lines = log.trimEnd().split('\n');
  change(lines);
  let chain = createHash('sha256').update('sexton log 1').digest();
  const chained = lines.map((line) => {
    const body = line.replace(/,"hash":"\w+"}$/, '}');
    chain = createHash('sha256').update(chain).update(body).digest();
    return `${body.slice(0, -1)},"hash":"${chain.toString('hex')}"}\n`;
  });
  return chained.join('');
}

describe('a log that was tampered with', () => {
  const log = read('dawn-under/tests/archive/v2-kept-2-seats.log');
  test('names the first line that does not follow, and is believed nothing else', async () => {
    const lines = log.split('\n');
    lines[4] = lines[4]!.replace('"at_ms":', '"at_ms":1');
    expect((await verify(lines.join('\n'), null)).findings).toEqual([{ what: 'chain', verdict: 'broken', count: 5 }]);
    expect((await verify(`${log}nonsense\n`, null)).findings).toEqual([{ what: 'chain', verdict: 'broken', count: log.split('\n').length }]);
    expect((await verify('', null)).findings).toEqual([{ what: 'chain', verdict: 'broken', count: 1 }]);
  });
  test('with another secret has a broken seal, and another deal', async () => {
    const { secret } = await verify(log, null);
    const other = secret!.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const changed = tampered(log, (lines) => lines.forEach((line, idx) => (lines[idx] = line.replace(secret!, other))));
    expect(await verdicts(changed)).toMatchObject({ chain: 'holds', seal: 'broken', deal: 'broken' });
  });
  test('with a lid elsewhere has another deal, though its seal holds', async () => {
    const changed = tampered(log, (lines) => (lines[0] = lines[0]!.replace(/"lids":\[("\w+",)((?:"\w+",)*)/, '"lids":[$2$1')));
    expect(await verdicts(changed)).toMatchObject({ chain: 'holds', seal: 'holds', deal: 'broken' });
  });
  test('with another word mixed in has another deal', async () => {
    const changed = tampered(log, (lines) => (lines[0] = lines[0]!.replace('"salts":["salt"]', '"salts":["Salz"]')));
    expect(await verdicts(changed)).toMatchObject({ chain: 'holds', seal: 'holds', deal: 'broken' });
  });
  test('with other dice names the line', async () => {
    let at = -1;
    const changed = tampered(read('clearing-coffins/tests/archive/v1-default-2-seats.log'), (lines) => {
      at = lines.findIndex((line) => line.includes('"drew"'));
      lines[at] = lines[at]!.replace(/("below":6,"value":)(\d)/, (_, before: string, value: string) => before + ((Number(value) + 1) % 6));
    });
    expect(await verdicts(changed)).toMatchObject({ chain: 'holds', seal: 'holds', deal: 'holds', draws: 'broken' });
    expect((await verify(changed, null)).findings.at(-1)?.count).toBe(at + 1);
  });
});

test('a seal that is not the one that was shown is told, though everything else fits', async () => {
  const log = read('dawn-under/tests/archive/v2-kept-2-seats.log');
  const { commitment } = await verify(log, null);
  const shown = async (seal: string | null) => (await verify(log, seal)).findings.find(({ what }) => what === 'shown')?.verdict;
  expect([await shown(commitment), await shown(sealOf('00'.repeat(32))), await shown(null)]).toEqual(['holds', 'broken', 'open']);
});

test('while the secret is closed there is nothing to check but the chain', async () => {
  const closed = tampered(read('rest-in-peace/tests/archive/v1-kept.log'), (lines) => lines.forEach((line, idx) => (lines[idx] = line.replace(/"secret":"\w+",/, ''))));
  expect(await verdicts(closed)).toEqual({ chain: 'holds', seal: 'open' });
});
