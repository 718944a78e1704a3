// A moment of a record as the boards of a game need it: an update at which nothing can be done.
import type { SceneProps } from './face';
import type { Update } from '../wire/types';

export const asUpdate = ({ moment, seats, seat }: SceneProps): Update => ({
  type: 'update',
  match: '',
  version: moment.n,
  game: '',
  setup: {},
  practice: false,
  aim: null,
  seat,
  held: [],
  seats,
  view: moment.view,
  secrets: false,
  legal: [],
  chosen: null,
  events: moment.events,
  since: moment.n,
  reset: false,
  step: moment.n,
  chose: null,
  waiting: moment.waiting,
  sealed: [],
  thinking: [],
  undo: null,
  request: null,
  clock: { used: [], limit: 0, increment: 0, granted: [], since: null, now: 0, running: [] },
  result: moment.result,
  verdict: null,
  frozen: null,
});
