import { describe, expect, it } from 'vitest';
import type { Pill } from '../../wire/ruhe-in-frieden';
import type { Choice } from '../../wire/wire';
import { Plan, boxAfter, nextOf, offers, price } from './plan.svelte';

const visit = (relative: string, kind: Pill): Choice => ({ command: { visit: { relative, kind } }, say: { key: 'rf-do-visit' }, rule: 'RF-4.7' });
const wanted = (plan: Record<string, Pill>) => new Map(Object.entries(plan));

describe('a plan of visits', () => {
  it('sends placebos first, because they open the way to the bitter pill (RF-4.10)', () => {
    const plan = wanted({ 'F1-1': 'white', 'F1-2': 'red', 'F1-3': 'black' });
    const before = [visit('F1-1', 'white'), visit('F1-1', 'black'), visit('F1-2', 'white'), visit('F1-3', 'black')];
    expect(nextOf(plan, before)?.command).toEqual({ visit: { relative: 'F1-3', kind: 'black' } });
    const after = [visit('F1-1', 'white'), visit('F1-2', 'white'), visit('F1-2', 'red')];
    expect(nextOf(wanted({ 'F1-1': 'white', 'F1-2': 'red' }), after)?.command).toEqual({ visit: { relative: 'F1-2', kind: 'red' } });
  });

  it('sends nothing that is not offered', () => {
    expect(nextOf(wanted({ 'F1-2': 'red' }), [visit('F1-2', 'white'), visit('F1-3', 'red')])).toBeNull();
    expect(nextOf(new Map(), [visit('F1-2', 'white')])).toBeNull();
  });

  it('offers the bitter pill for planning before the placebos are gone, but only if there is one', () => {
    const choices = [visit('F1-1', 'white'), visit('F1-1', 'black'), { command: 'end_visits', say: { key: 'rf-do-end-visits' }, rule: 'RF-4.12' }];
    expect([...(offers(choices, { white: 5, black: 4, red: 1 }).get('F1-1') ?? [])].sort()).toEqual(['black', 'red', 'white']);
    expect([...(offers(choices, { white: 5, black: 4, red: 0 }).get('F1-1') ?? [])].sort()).toEqual(['black', 'white']);
    expect(offers(choices, { white: 5, black: 4, red: 1 }).size).toBe(1);
  });

  it('shows the prices of the list (RF-1.8)', () => {
    expect(price('visits', 'white', false)).toBe(0);
    expect(price('visits', 'red', false)).toBe(1000);
    expect(price('visits', 'white', true)).toBe(2000);
    expect(price('pills', 'white', false)).toBe(1000);
  });

  it('counts what the box would hold', () => {
    expect(boxAfter({ white: 5, black: 4, red: 1 }, wanted({ 'F1-1': 'white', 'F1-2': 'black', 'F1-3': 'black' }))).toEqual({ white: 4, black: 2, red: 1 });
  });

  it('is taken back by the same tap, changed by another, and over when everything was sent', () => {
    const plan = new Plan();
    plan.toggle({ relative: 'F1-1', kind: 'black' });
    plan.toggle({ relative: 'F1-1', kind: 'white' });
    expect([...plan.wanted]).toEqual([['F1-1', 'white']]);
    plan.toggle({ relative: 'F1-1', kind: 'white' });
    expect(plan.wanted.size).toBe(0);
    plan.toggle({ relative: 'F1-2', kind: 'red' });
    plan.sending = true;
    plan.done({ relative: 'F1-2', kind: 'red' });
    expect(plan.sending).toBe(false);
    expect(plan.stuck).toBe(false);
  });

  it('says that it is stuck when something of it is left', () => {
    const plan = new Plan();
    plan.toggle({ relative: 'F1-2', kind: 'red' });
    plan.stop();
    expect(plan.stuck).toBe(true);
    plan.toggle({ relative: 'F1-2', kind: 'white' });
    expect(plan.stuck).toBe(false);
  });
});
