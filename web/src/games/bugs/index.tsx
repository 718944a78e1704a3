// The face of War of Bugs.
import { piece } from '../../draw/bugs';
import { picked } from '../../state/choose';
import { picks } from '../../state/store';
import { t } from '../../words/texts';
import { symbols } from './symbols';
import { Piece } from './piece';
import { layOut } from './order/choice';
import { Play } from './play/play';
import { Scene } from './scene';
import { goesOn, stepsOf } from './show/steps';
import { tableOf } from './view';
import { sayAction, sentenceOf, task, tell } from './words';
import type { Face } from '../face';
import type { Json } from '../../wire/types';

/** Orders are sealed by a second press; a unit is placed by pressing its cell. */
const DRAWN = new Set(['order', 'advance']);

function score(view: Json, seat: number): string {
  const table = tableOf(view),
    side = table.armies.find((army) => army.seat === seat)?.side,
    info = table.sides.find((one) => one.side === side);
  return !info
    ? ''
    : table.mode === 'training'
      ? String(info.influence)
      : t('page-bugs-trophies', { count: info.trophies });
}

const face: Face = {
  name: 'bugs',
  look: 'paper',
  Play,
  Scene,
  Sign: ({ seat, size }) => <Piece unit="rhino" army={String(seat.army)} size={size} />,
  tell,
  sayAction,
  score,
  counted: (view) => (tableOf(view).mode === 'training' ? t('page-bugs-influence') : ''),
  task: (now) => task(now),
  words: (message, args) => sentenceOf(message, args),
  draft: layOut,
  confirms: (action) =>
    DRAWN.has(String(action.do)) ||
    (action.do === 'place' && picked(picks.value, 'at') === undefined),
  holds: () => false,
  stage: {
    isPlaced: true,
    needsViews: false,
    steps: stepsOf,
    goesOn,
    ownKeys: ['a'],
    hidesList: true,
  },
  lessonSign: (name, learned) => ({
    svg: piece(name, learned ? 'south' : 'north'),
    box: '-28 -28 56 56',
    cls: 'piece',
  }),
  symbols,
  isMilestone: (action) => action.do === 'choose-battle' || action.do === 'shoot',
  shortcuts: [
    { keys: ['1', '…', '6'], label: 'page-bugs-key-unit' },
    { keys: ['W', 'A', 'S', 'D'], label: 'page-bugs-key-path' },
    { keys: ['⌫'], label: 'page-bugs-last-step' },
    { keys: ['X'], label: 'page-bugs-stay' },
    { keys: ['O'], label: 'page-bugs-key-kind' },
    { keys: ['⏎'], label: 'page-bugs-seal' },
    { keys: ['←', '↑', '→', '↓'], label: 'page-bugs-key-arrows' },
    { keys: ['R', 'K'], label: 'page-bugs-key-reroll' },
    { keys: ['I'], label: 'page-key-explain' },
    { keys: ['G'], label: 'page-key-log' },
    { keys: ['C'], label: 'page-bugs-campaign' },
  ],
};

export async function prepare(): Promise<Face> {
  return face;
}
