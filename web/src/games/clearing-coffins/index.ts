import '../../looks/clearing-coffins.css';
import type { Sighting, View } from '../../wire/clearing-coffins';
import { isOneOf, type GameModule } from '../contract';
import Board from './Board.svelte';
import { GESTURES, layout } from './layout';
import Piece from './Piece.svelte';
import Pieces from './Pieces.svelte';

const SOUNDS: Record<string, string> = {
  thrown: 'dice',
  judged: 'thump',
  closed: 'card',
  cleared: 'coin',
  exposed: 'stone',
  penalty_turned: 'stone',
  swapped: 'ghost',
  ended: 'win',
};
const nameOf = (sighting: unknown): string => (typeof sighting === 'string' ? sighting : (Object.keys(sighting as object)[0] ?? ''));

/** Cards are tapped; to keep, to decline and to concede are words (CC-5.7, CC-6.2). */
const isOnCard = (command: unknown): boolean =>
  isOneOf('claim', 'bat_choose', 'moon_pick', 'penalty_pick')(command) && typeof Object.values(command as object)[0] === 'object';

const game: GameModule = {
  Board,
  Piece,
  Pieces,
  layout: (view, sightings) => layout(view as View, sightings as Sighting[]),
  gestures: GESTURES,
  onBoard: isOnCard,
  sound: (sighting) => SOUNDS[nameOf(sighting)] ?? null,
};

export default game;
