import { describe, expect, it } from 'vitest';
import type { Pill } from '../../wire/ruhe-in-frieden';
import type { Choice } from '../../wire/wire';
import { Plan, boxAfter, commandsOf, costOf, hindranceOf, offers } from './plan.svelte';

const visit = (relative: string, kind: Pill, price = 0): Choice => ({ command: { visit: { relative, kind } }, say: { key: 'rf-do-visit' }, rule: 'RF-4.7', terms: { price, collects: null, points: null } });
const wanted = (plan: Record<string, Pill>) => new Map(Object.entries(plan));

describe('a plan of visits', () => {
  it('sends placebos first, because they open the way to the bitter pill (RF-4.10)', () => {
    const plan = wanted({ 'F1-1': 'white', 'F1-2': 'red', 'F1-3': 'black' });
    const kinds = commandsOf(plan, 'visits').map((command) => JSON.stringify(command));
    expect(kinds).toEqual(['{"visit":{"relative":"F1-3","kind":"black"}}', '{"visit":{"relative":"F1-2","kind":"red"}}', '{"visit":{"relative":"F1-1","kind":"white"}}']);
    expect(commandsOf(wanted({ 'F2-1': 'black' }), 'pills')).toEqual([{ buy_pill: { relative: 'F2-1', kind: 'black' } }]);
  });

  it('cannot be sent while it cannot be carried out: no money, no pills, placebos before the bitter one (RF-4.10)', () => {
    const box = { white: 5, black: 2, red: 1 };
    expect(hindranceOf(wanted({ 'F1-1': 'red' }), box, 0, 9000)).toBe('bitter');
    expect(hindranceOf(wanted({ 'F1-1': 'red', 'F1-2': 'black', 'F1-3': 'black' }), box, 0, 9000)).toBeNull();
    expect(hindranceOf(wanted({ 'F1-1': 'black', 'F1-2': 'black', 'F1-3': 'black' }), box, 0, 9000)).toBe('short');
    expect(hindranceOf(wanted({ 'F1-1': 'white' }), { white: 0, black: 2, red: 0 }, 0, 0)).toBeNull();
    expect(hindranceOf(wanted({ 'F1-1': 'black' }), box, 2000, 1000)).toBe('dear');
  });

  it('offers the bitter pill for planning before the placebos are gone, but only if there is one', () => {
    const choices = [visit('F1-1', 'white'), visit('F1-1', 'black'), { command: 'end_visits', say: { key: 'rf-do-end-visits' }, rule: 'RF-4.12' }];
    expect([...(offers(choices, { white: 5, black: 4, red: 1 }).get('F1-1')?.keys() ?? [])].sort()).toEqual(['black', 'red', 'white']);
    expect([...(offers(choices, { white: 5, black: 4, red: 0 }).get('F1-1')?.keys() ?? [])].sort()).toEqual(['black', 'white']);
    expect(offers(choices, { white: 5, black: 4, red: 1 }).size).toBe(1);
  });

  it('costs what the house says', () => {
    const offered = offers([visit('F1-1', 'white', 0), visit('F1-1', 'black', 1000), visit('F1-2', 'white', 2000)], { white: 5, black: 4, red: 1 });
    expect(costOf(wanted({ 'F1-1': 'black', 'F1-2': 'white' }), offered)).toBe(3000);
    expect(costOf(wanted({ 'F1-1': 'red' }), offered)).toBe(1000);
    const told = offers([visit('F1-1', 'red', 1500)], { white: 5, black: 0, red: 1 });
    expect(costOf(wanted({ 'F1-1': 'red' }), told)).toBe(1500);
  });

  it('counts what the box would hold', () => {
    expect(boxAfter({ white: 5, black: 4, red: 1 }, wanted({ 'F1-1': 'white', 'F1-2': 'black', 'F1-3': 'black' }))).toEqual({ white: 4, black: 2, red: 1 });
  });

  it('is taken back by the same tap, changed by another, and cleared', () => {
    const plan = new Plan();
    plan.toggle({ relative: 'F1-1', kind: 'black' });
    plan.toggle({ relative: 'F1-1', kind: 'white' });
    expect([...plan.wanted]).toEqual([['F1-1', 'white']]);
    plan.toggle({ relative: 'F1-1', kind: 'white' });
    expect(plan.wanted.size).toBe(0);
    plan.toggle({ relative: 'F1-2', kind: 'red' });
    plan.clear();
    expect(plan.wanted.size).toBe(0);
  });
});
