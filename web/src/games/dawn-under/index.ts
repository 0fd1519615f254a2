import '../../looks/dawn-under.css';
import type { Sighting, View } from '../../wire/dawn-under';
import { isOneOf, type GameModule } from '../contract';
import Board from './Board.svelte';
import { GESTURES, layout } from './layout';
import Piece from './Piece.svelte';
import Pieces from './Pieces.svelte';

const SOUNDS: Record<string, string> = {
  opened: 'stone',
  closed: 'stone',
  laid_in: 'thump',
  stake_taken: 'card',
  bat_put: 'bat',
  doubted: 'bell',
  rucola_came: 'toll',
  ended: 'win',
};
const nameOf = (sighting: unknown): string => (typeof sighting === 'string' ? sighting : (Object.keys(sighting as object)[0] ?? ''));

const game: GameModule = {
  Board,
  Piece,
  Pieces,
  layout: (view, sightings) => layout(view as View, sightings as Sighting[]),
  gestures: GESTURES,
  onBoard: isOneOf('open', 'bat', 'rucola'),
  sound: (sighting) => SOUNDS[nameOf(sighting)] ?? null,
};

export default game;
