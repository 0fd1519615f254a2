import '../../looks/ruhe-in-frieden.css';
import type { View } from '../../wire/ruhe-in-frieden';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { GESTURES, layout } from './layout';
import Piece from './Piece.svelte';
import Pieces from './Pieces.svelte';

const SOUNDS: Record<string, string> = {
  turn_began: 'card',
  visited: 'card',
  pill_bought: 'card',
  share_bought: 'coin',
  shocked: 'ghost',
  died: 'toll',
  played: 'bell',
  declared: 'bell',
  coffin_moved: 'stone',
  maintenance_paid: 'coin',
  burial_failed: 'thump',
  buried: 'stone',
  ended: 'win',
};
const nameOf = (sighting: unknown): string => (typeof sighting === 'string' ? sighting : (Object.keys(sighting as object)[0] ?? ''));

const game: GameModule = {
  Board,
  Piece,
  Pieces,
  layout: (view) => layout(view as View),
  gestures: GESTURES,
  // What ends a step is said in words.
  onBoard: (command) => typeof command === 'object',
  sound: (sighting) => SOUNDS[nameOf(sighting)] ?? null,
};

export default game;
