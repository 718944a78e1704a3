// The face of Neuroshima Hex.
import { TILE_BOX } from '../../draw/hexagon';
import { tileInside } from '../../draw/tile';
import { picked } from '../../state/choose';
import { isMine, left } from '../../state/store';
import { api } from '../../wire/api';
import { t } from '../../words/texts';
import { readCitations } from '../citations';
import { symbols } from './symbols';
import { hasBattle } from './battle/frames';
import { draft, openCells, stops, tentative, variants } from './choice/choice';
import { faceOfTile, readContent } from './faces';
import { Play } from './play/play';
import { readTable } from './read/table';
import { Scene } from './scene';
import { Course } from './show/ladder';
import { stepsOf } from './show/steps';
import { Sign } from './sign';
import { sayAction, sentenceOf, tell } from './words/sentences';
import type { Face } from '../face';
import type { Action, Picks } from '../../state/choose';
import type { Json, Update } from '../../wire/types';

/** Moves that say all by one press and can be taken back need no second one. */
const DIRECT = new Set([
  'discard',
  'retreat',
  'attack',
  'explode',
  'convert',
  'keep',
  'heal',
  'treat',
  'spend',
]);

const SIGN_WIDTH = 96;

/** What is to be done next about the move under way. */
function underway(picks: Picks): string | null {
  if (!picks.length || !isMine.value) return null;
  if (tentative.value) return t(stops.value.length > 1 ? 'page-nh-task-turn' : 'page-nh-task-send');
  if (!openCells.value.size || variants.value.length) return null;
  const isTile = left.value.length > 0 && left.value.every((action) => action.from !== undefined);
  return t(
    isTile && picked(picks, 'from') === undefined ? 'page-nh-task-tile' : 'page-nh-task-hex',
  );
}

function task(now: Update, picks: Picks): string {
  const next = underway(picks);
  if (next !== null) return next;
  const table = readTable(now.view, now.seat);
  return table.ask ? sentenceOf(table.ask.message, table.ask.args, now) : '';
}

function score(view: Json, seat: number): string {
  return readTable(view, null)
    .players.filter((player) => player.seat === seat)
    .map((player) => player.points ?? player.hp)
    .join(' + ');
}

const face: Face = {
  name: 'neuroshima',
  look: 'workshop',
  Play,
  Scene,
  Course,
  Sign,
  stage: { isPlaced: true, steps: stepsOf },
  tell,
  task,
  sayAction,
  score,
  counted: (view) =>
    t(
      readTable(view, null).players.some((player) => player.points != null)
        ? 'page-nh-points'
        : 'page-nh-hit-points',
    ),
  words: sentenceOf,
  draft,
  confirms: (action: Action) => !DIRECT.has(String(action.do)),
  holds: hasBattle,
  lessonSign: (name, learned) => ({
    svg: tileInside(faceOfTile(name), SIGN_WIDTH, { tone: learned ? 'light' : 'dark' }),
    box: TILE_BOX,
    cls: 'tile-svg',
  }),
  symbols,
  isMilestone: (_action, told) => told.includes('battle-begun'),
  shortcuts: [
    { keys: ['1', '…', '9'], label: 'page-nh-key-hand' },
    { keys: ['←', '↑', '→', '↓'], label: 'page-nh-key-arrows' },
    { keys: ['Q', 'E'], label: 'page-nh-key-turn' },
    { keys: ['⏎'], label: 'page-nh-key-confirm' },
    { keys: ['⇧⏎'], label: 'page-nh-key-end' },
    { keys: ['D'], label: 'page-nh-key-discard' },
    { keys: ['I'], label: 'page-key-explain' },
    { keys: ['L'], label: 'page-nh-key-lines' },
    { keys: ['F'], label: 'page-nh-key-forecast' },
    { keys: ['G'], label: 'page-key-log' },
    { keys: ['T'], label: 'page-nh-key-armies' },
  ],
};

/** Fetches the printed tiles, then the face is ready. */
export async function prepare(): Promise<Face> {
  const { files, rules } = await api.content('neuroshima');
  readContent(files);
  readCitations(rules);
  return face;
}
