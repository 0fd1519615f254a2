import '../../looks/dawn-under.css';
import type { Sighting, View } from '../../wire/dawn-under';
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
  goal: (view, seat) => goal(view as View, seat),
  legend: LEGEND,
  layout: (view, sightings) => layout(view as View, sightings as Sighting[]),
  gestures: GESTURES,
  cues: CUES,
  Moment,
  moments: ['doubt', 'rats', 'rucola'],
  ending: { Scene, honours: (seen) => honours(seen as Sighting[]) },
  onBoard: isOneOf('open', 'bat', 'rucola'),
  asked: ['.grave.asked', 'button.piece', '.grave.way'],
};

export default game;
