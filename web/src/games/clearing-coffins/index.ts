import '../../looks/clearing-coffins.css';
import '../../looks/clearing-coffins-light.css';
import type { FinishView, Sighting, View } from '../../wire/clearing-coffins';
import { isOneOf, type GameModule } from '../contract';
import Board from './Board.svelte';
import Scene from './Ending.svelte';
import { honours } from './honours';
import { CUES, GESTURES, layout } from './layout';
import { goal, LEGEND } from './legend';
import Moment from './Moment.svelte';
import Piece from './Piece.svelte';
import Pieces from './Pieces.svelte';

/** Cards are tapped; to keep, to decline and to concede are words (CC-5.7, CC-6.2). */
const isOnCard = (command: unknown): boolean =>
  isOneOf('claim', 'bat_choose', 'moon_pick', 'penalty_pick')(command) && typeof Object.values(command as object)[0] === 'object';

const game: GameModule = {
  Board,
  Piece,
  Pieces,
  goal: (view, seat) => goal(view as View, seat),
  legend: LEGEND,
  layout: (view, sightings, finish) => layout(view as View, sightings as Sighting[], finish as FinishView | null),
  gestures: GESTURES,
  cues: CUES,
  Moment,
  moments: ['bang'],
  ending: { Scene, honours: (seen) => honours(seen as Sighting[]) },
  onBoard: isOnCard,
  asked: ['button.card', '.moonlit'],
  raced: ['.dice'],
};

export default game;
