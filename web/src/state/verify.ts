/**
 * Was the shuffle honest? A log is checked here without asking the house: its chain of hashes, the seal, the deal drawn
 * again from the opened secret, and every draw of play. Whether each move was legal only the rules can tell.
 */

import { brokenLine, Chance, sealOf } from './chance';
import { isSame } from './same';

/** Deals a game anew: what its log calls `deal`, from its chance, options and number of seats. */
export type Dealer = (chance: Chance, options: Record<string, unknown>, seats: number) => unknown;

/** `open`: there is nothing to check it by. */
export type Verdict = 'holds' | 'broken' | 'open';

export interface Finding {
  what: 'chain' | 'shown' | 'seal' | 'deal' | 'draws';
  verdict: Verdict;
  /** How many lines or draws were looked at; the number of the line, where the chain or a draw is broken. */
  count: number;
}

export interface Report {
  commitment: string | null;
  secret: string | null;
  salts: string[];
  findings: Finding[];
}

interface Draw {
  purpose: string;
  index: number;
  below: number;
  value: number;
}

interface Header {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  origin: string;
  commitment?: string;
  secret?: string;
  salts?: string[];
  deal: unknown;
}

/** How each game is dealt, loaded when it is checked. */
const DEALERS = import.meta.glob<Dealer>('../games/*/deal.ts', { import: 'deal' });

/** Checks the log of a table that is over, and its seal by the one that was shown here before the deal, if it was. */
export async function verify(log: string, shown: string | null): Promise<Report> {
  const lines = log.split('\n').filter((line) => line !== '');
  const broken = lines.length === 0 ? 1 : brokenLine(lines);
  // What else a changed file says is worth nothing, and need not even be readable.
  if (broken !== null) return { commitment: null, secret: null, salts: [], findings: [{ what: 'chain', verdict: 'broken', count: broken }] };

  const parsed = lines.map((line) => JSON.parse(line) as { secret?: string; drew?: Draw[] });
  const header = parsed[0] as unknown as Header;
  const { commitment = null, salts = [] } = header;
  const secret = parsed.at(-1)?.secret ?? header.secret ?? null;
  const chain: Finding = { what: 'chain', verdict: 'holds', count: lines.length };
  if (secret === null) return { commitment, secret, salts, findings: [chain, open('seal')] };

  const kept = shown === null || commitment === null ? open('shown') : found('shown', shown === commitment);
  const seal = commitment === null ? open('seal') : found('seal', sealOf(secret) === commitment);
  const chance = new Chance(secret, salts);
  const dealer = header.origin === 'shuffled' ? await DEALERS[`../games/${header.game}/deal.ts`]?.() : undefined;
  const deal = dealer ? found('deal', isSame(dealer(chance, header.options, header.seats), header.deal)) : open('deal');
  const isDrawn = ({ purpose, index, below, value }: Draw) => chance.draw(purpose, index, below) === value;
  const drew = parsed.map((line) => line.drew ?? []);
  const wrong = drew.findIndex((draws) => !draws.every(isDrawn));
  const draws = found('draws', wrong < 0, wrong < 0 ? drew.flat().length : wrong + 1);
  return { commitment, secret, salts, findings: [chain, kept, seal, deal, draws] };
}

const open = (what: Finding['what']): Finding => ({ what, verdict: 'open', count: 0 });
const found = (what: Finding['what'], isGood: boolean, count = 1): Finding => ({ what, verdict: isGood ? 'holds' : 'broken', count });
