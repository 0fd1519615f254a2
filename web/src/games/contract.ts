/** What a game brings to the table page: a board drawn from its view, what moves on it, how that sounds, and how it ends. */

import type { Component } from 'svelte';
import type { Gestures } from '../motion/gestures';
import type { Layout } from '../motion/plan';
import type { Cues } from '../sound/cues';
import type { Honour } from '../ending/standings';
import type { Prompt } from '../net/unfold';
import type { Choice } from '../wire/wire';
import type { TableState } from '../state/table.svelte';
import type { Args } from '../words/words.svelte';
import type { Meaning } from './legend';

export interface BoardProps {
  /** The table as one person sees it; `table.view` is the game's own view. */
  table: TableState;
  /** Answers a prompt with one of its choices; refusals are told by the page. */
  answer: (prompt: Prompt, choice: Choice) => void;
  /** The choice the list points at, to be shown on the board. */
  pointed: Choice | null;
  /** The board points at a choice, to be shown in the list. */
  point: (choice: Choice | null) => void;
  /** Everybody who sits at this device, where they are several; for what all of them do at once. */
  together?: readonly TableState[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** Its pieces with their names, for the rulebook. */
  Pieces: Component;
  /** One of its pieces by a name the rulebook uses. */
  Piece: Component<{ name: string }>;
  /** Whether the board itself offers an answer, so that the list of choices may leave it out until it is asked for. */
  onBoard?: (command: unknown) => boolean;
  /** What on the board answers a question or is asked about, by selectors, the best first: a small screen brings it into sight. */
  asked: readonly string[];
  /** The same for a race. */
  raced?: readonly string[];
  /** What lies where on its board, as far as it is seen, and the picture of its last race; motion is the difference of two of these. */
  layout?: (view: unknown, sightings: readonly unknown[], finish: unknown) => Layout;
  /** How its kinds of pieces come and turn. */
  gestures?: Gestures;
  /** What one is after now: a message and what it needs. Nobody's seat for whoever watches. */
  goal: (view: unknown, seat: number | null) => { say: string; args?: Args };
  /** What its pieces, numbers and colours are. */
  legend: readonly Meaning[];
  /** Which motions are heard. */
  cues?: Cues;
  /** A picture for each moment of its layouts (`motion/moments.ts`), by kind. */
  Moment?: Component<{ kind: string }>;
  moments?: readonly string[];
  ending?: {
    /** The last scene, for whoever has won and for whoever has not. Coloured by attributes, so that it can be shared as a picture. */
    Scene: Component<{ won: boolean }>;
    /** Who did what best, counted from everything that was seen and from what lies there at the end. */
    honours?: (seen: readonly unknown[], view: unknown) => Honour[];
  };
}

/** The code of each game is loaded when one sits down to it. */
const MODULES: Record<string, () => Promise<{ default: GameModule }>> = import.meta.glob<{ default: GameModule }>('./*/index.ts');

export async function loadGame(name: string): Promise<GameModule | null> {
  const load = MODULES[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}

/** Whether a command is one of these, by the name of its one field. */
export const isOneOf =
  (...names: string[]) =>
  (command: unknown): boolean =>
    typeof command === 'object' && command !== null && names.includes(Object.keys(command)[0] ?? '');

/** The name of a prompt's kind: `"act"`, or the one field of an object such as `{"bat": …}`. */
export function kindName(kind: unknown): string {
  if (typeof kind === 'string') return kind.replaceAll('_', '-');
  const [name = ''] = Object.keys((kind ?? {}) as object);
  return name.replaceAll('_', '-');
}
