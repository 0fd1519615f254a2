import '../../looks/rest-in-peace.css';
import '../../looks/rest-in-peace-light.css';
import type { Sighting, View } from '../../wire/rest-in-peace';
import { isOneOf, type GameModule } from '../contract';
import Board from './Board.svelte';
import Scene from './Ending.svelte';
import { honours } from './honours';
import { CUES, GESTURES, layout } from './layout';
import { goal, LEGEND } from './legend';
import Moment from './Moment.svelte';
import Piece from './Piece.svelte';
import Pieces from './Pieces.svelte';

const game: GameModule = {
  Board,
  Piece,
  Pieces,
  goal: (view) => goal(view as View),
  legend: LEGEND,
  layout: (view, sightings) => layout(view as View, sightings as Sighting[]),
  gestures: GESTURES,
  cues: CUES,
  Moment,
  moments: ['ghost', 'bones'],
  ending: { Scene, honours: (seen, view) => honours(seen as Sighting[], view as View) },
  onBoard: isOneOf('door', 'fresh'),
  // Where one is tells nothing about where one may go: it is shown where nothing can be entered.
  asked: ['.room.open, .house:not(:has(.room.open)) .room.here'],
};

export default game;
