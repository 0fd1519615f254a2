/**
 * Ruhe in Frieden brought to a burial at which documents meet (RF-7.10), whatever the shuffle: the first seat collects the
 * Illegible Documents of graves 1 and 2, the second that of grave 4, and both hold one share of grave 3. Then the first
 * seat's relative who wishes for grave 3 dies.
 */

import { vi } from 'vitest';
import type { Command, Pill, View } from '../../src/wire/ruhe-in-frieden';
import type { Prompt } from '../../src/net/unfold';
import type { Choice, FromClient } from '../../src/wire/wire';
import type { Person } from './browser';
import type { Evening } from './evening';
import { Sitter } from './sitter';

export const CONTESTED = 3;
const GRAVES = [1, 2, 3, 4, 5];
/** The graves whose documents each seat collects; of the contested one everybody buys a single share. */
const COLLECTS: readonly (readonly number[])[] = [[1, 2], [4]];

const PATIENCE = { timeout: 60_000, interval: 20 };

export interface Contest {
  table: string;
  /** In the order of their seats: the burier is the first, whoever objects the second. */
  sitters: readonly Sitter<View>[];
}

type Agreed = Partial<Extract<FromClient, { do: 'open' }>>;
/** Whose cookies a seat is played with: somebody at a device, by number. */
type Place = { person: Person; as: number; name?: string };

/** Opens a table and plays it up to the question where to bury; more than two places are taken by onlookers. */
export function toContest(evening: Evening, places: readonly Place[], agreed: Agreed = {}): Promise<Contest> {
  return playUntil(evening, places, agreed, 0, ([burier]) => burier?.asked('bury') !== undefined);
}

/** Opens a table and plays it until the first seat has so many shares and is at the doctor's. */
export function toShares(evening: Evening, places: readonly Place[], shares: number): Promise<Contest> {
  return playUntil(evening, places, { pace: 'by_mail' }, shares, ([first]) => first?.asked('visits') !== undefined && sharesOf(first).length >= shares);
}

/** A whole table against mourners, to its score sheet. */
export async function toSheet(evening: Evening, person: Person): Promise<string> {
  const sitter = await Sitter.beside<View>(evening, person);
  const table = await sitter.open('ruhe-in-frieden', ['mourner', 'mourner', 'mourner'], {});
  for (;;) {
    await vi.waitUntil(() => sitter.asked() !== undefined || (sitter.view !== null && sitter.view.end !== null), PATIENCE);
    const prompt = sitter.asked();
    if (prompt === undefined) return table;
    const [first] = prompt.choices;
    const choice = prompt.kind === 'bury' ? first : pick(sitter, prompt, true);
    // A mourner may be quicker with a card of his own; then the same is asked anew.
    if (choice) await sitter.answer(prompt, choice).catch(() => undefined);
  }
}

/** Plays on until it is enough; nobody dies before the first seat has at least so many shares. */
async function playUntil(evening: Evening, places: readonly Place[], agreed: Agreed, shares: number, isEnough: (sitters: readonly Sitter<View>[]) => boolean): Promise<Contest> {
  const sitters: Sitter<View>[] = [];
  for (const { person, as, name } of places) {
    const sitter = await Sitter.beside<View>(evening, person, as);
    if (name !== undefined) await sitter.ask({ do: 'name', name });
    sitters.push(sitter);
  }
  const [host] = sitters;
  const found = await host?.ask({ do: 'open', game: 'ruhe-in-frieden', seats: sitters.length, ...agreed });
  const table = found?.is === 'found' ? found.table : '';
  for (const sitter of sitters) {
    await sitter.join(table);
    if (sitter !== host) await sitter.ask({ do: 'sit', table });
  }
  await host?.ask({ do: 'start', table });
  const contest = { table, sitters };
  await vi.waitUntil(
    async () => {
      while (!isEnough(sitters) && (await step(contest, shares)));
      return isEnough(sitters);
    },
    { ...PATIENCE, timeout: 120_000 },
  );
  return contest;
}

/** Answers what a seat is asked with the choice that is written so. */
export async function answer({ sitters }: Contest, seat: number, kind: 'bury' | 'respond', command: Command): Promise<void> {
  const sitter = sitters[seat];
  await vi.waitUntil(() => sitter?.asked(kind) !== undefined, PATIENCE);
  const prompt = sitter?.asked(kind);
  const choice = prompt?.choices.find((choice) => JSON.stringify(choice.command) === JSON.stringify(command));
  if (!sitter || !prompt || !choice) throw new Error(`seat ${seat} may not answer ${JSON.stringify(command)}: ${JSON.stringify(prompt?.choices)}`);
  await sitter.answer(prompt, choice);
}

/** The first two documents: the burier claims the grave with one, and another breaks the majority. */
export async function twoDocuments(contest: Contest): Promise<void> {
  const relative = contest.sitters[0]?.view?.seats[0]?.relatives.find(({ wish }) => wish === CONTESTED)?.relative ?? '';
  await answer(contest, 0, 'bury', { bury: { relative, how: { regular: { grave: CONTESTED, docs: [1] } } } });
  await answer(contest, 1, 'respond', { respond: { play: { illegible: { grave: 4 } } } });
  await vi.waitUntil(() => contest.sitters[0]?.view?.burial?.documents.length === 2, PATIENCE);
}

/** One move of whoever is asked, except for the burial; whether there was one. */
async function step({ sitters }: Contest, shares: number): Promise<boolean> {
  for (const sitter of sitters) {
    const prompt = sitter.asked();
    if (prompt === undefined || prompt.kind === 'bury') continue;
    const isTime = sitters.every((each) => wants(each, shares).length === 0);
    const choice = pick(sitter, prompt, isTime, shares);
    if (choice === undefined) throw new Error(`seat ${sitter.seat} finds no answer to ${JSON.stringify(prompt.kind)}`);
    await sitter.answer(prompt, choice);
    return true;
  }
  return false;
}

const sharesOf = ({ view, seat }: Sitter<View>) => view?.seats[seat]?.shares ?? [];
const lacks = (sitter: Sitter<View>, grave: number) => !sharesOf(sitter).some((share) => share.grave === grave && share.action === 'IL');
/** What a seat still wants to buy; the first one anything until it has so many shares. */
function wants(sitter: Sitter<View>, shares: number): number[] {
  const documents = (COLLECTS[sitter.seat] ?? []).filter((grave) => lacks(sitter, grave));
  // Whoever objects looks as if there could be one document more, so that the last word is asked for, too (RF-8.6).
  const single = [CONTESTED, ...(sitter.seat === 1 ? [5] : [])].filter((grave) => sitter.seat < 2 && !sharesOf(sitter).some((share) => share.grave === grave));
  const others = sitter.seat === 0 && sharesOf(sitter).length < shares ? GRAVES : [];
  return [...single, ...documents, ...others];
}

function pick(sitter: Sitter<View>, prompt: Prompt, isTime: boolean, shares = 0): Choice | undefined {
  const find = (fits: (command: Command) => boolean) => prompt.choices.find((choice) => fits(choice.command as Command));
  for (const grave of wants(sitter, shares)) {
    const buy = find((command) => typeof command === 'object' && 'buy_share' in command && command.buy_share.grave === grave);
    if (buy) return buy;
  }
  for (const { relative, wish, health, payouts } of sitter.view?.seats[sitter.seat]?.relatives ?? []) {
    const [weak, unwell, topFit] = payouts ?? [0, 0, 0];
    const paid = { top_fit: topFit, unwell, weak, near_death: 0 }[health ?? 'near_death'] ?? 0;
    const isDying = sitter.seat === 0 && wish === CONTESTED;
    // Up and down where getting better pays; one waits at death's door.
    const isDown = isDying ? isTime || health !== 'near_death' : paid > 1000;
    for (const kind of (isDown ? ['black', 'white'] : ['white']) satisfies Pill[]) {
      const visit = find((command) => typeof command === 'object' && 'visit' in command && command.visit.relative === relative && command.visit.kind === kind);
      if (visit) return visit;
    }
  }
  return find((command) => typeof command === 'string' && command.startsWith('end_')) ?? find((command) => typeof command === 'object' && 'respond' in command && command.respond === 'pass');
}
