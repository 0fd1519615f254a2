import '../../looks/ruhe-in-frieden.css';
import '../../looks/ruhe-in-frieden-light.css';
import type { Sighting, View } from '../../wire/ruhe-in-frieden';
import type { GameModule } from '../contract';
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
  goal: (view, seat) => goal(view as View, seat),
  legend: LEGEND,
  layout: (view, sightings) => layout(view as View, sightings as Sighting[]),
  gestures: GESTURES,
  cues: CUES,
  Moment,
  moments: ['death', 'dispute', 'shock'],
  // What ends a step is said in words.
  ending: { Scene, honours: (seen, view) => honours(seen as Sighting[], view as View) },
  onBoard: (command) => typeof command === 'object',
  asked: ['.scenes.now', '.pick', '.deed', '.share.can'],
};

export default game;
