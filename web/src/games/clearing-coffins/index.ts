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

/** Sightings that name a face which lies down again afterwards, or where one lay (CC-9.5). */
const FLEETING = new Set(['dealt', 'missed', 'shown', 'closed', 'exposed', 'refilled', 'looked', 'swapped', 'kept', 'penalty_turned', 'penalty_drawn', 'judged']);

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
  isFleeting: (sighting) => FLEETING.has(nameOf(sighting)),
  // The moonlight shines for its claimant alone (CC-9.3).
  isPrivate: (sighting) => nameOf(sighting) === 'looked',
  sound: (sighting) => SOUNDS[nameOf(sighting)] ?? null,
};

export default game;
