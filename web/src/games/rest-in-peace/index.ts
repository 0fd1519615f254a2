import '../../looks/rest-in-peace.css';
import type { Sighting, View } from '../../wire/rest-in-peace';
import { isOneOf, type GameModule } from '../contract';
import Board from './Board.svelte';
import { GESTURES, layout } from './layout';
import Piece from './Piece.svelte';
import Pieces from './Pieces.svelte';

const SOUNDS: Record<string, string> = {
  entered: 'stone',
  door_drawn: 'card',
  fresh_drawn: 'card',
  clue_turned: 'card',
  clues_shuffled: 'ghost',
  room_closed: 'thump',
  bones_taken: 'toll',
};

const game: GameModule = {
  Board,
  Piece,
  Pieces,
  layout: (view) => layout(view as View),
  gestures: GESTURES,
  onBoard: isOneOf('door', 'fresh'),
  sound(sighting) {
    const seen = sighting as Sighting;
    if (typeof seen === 'string') return SOUNDS[seen] ?? null;
    if ('ended' in seen) return seen.ended.end === 'won' ? 'win' : 'toll';
    const [name = ''] = Object.keys(seen);
    return SOUNDS[name] ?? null;
  },
};

export default game;
