// The face of Neon.
import { actions, gear, signs } from '../../draw/neon';
import { api } from '../../wire/api';
import { plain, t } from '../../words/texts';
import { readCitations } from '../citations';
import { symbols } from './symbols';
import { design, isBot, readContent } from './content';
import { lay } from './row/choice';
import { Play } from './play/play';
import { Scene } from './scene';
import { stage } from './stage';
import { fighterName, sayAction, sentenceOf, tell } from './words';
import { tableOf } from './view';
import { Sign } from './you';
import type { Face } from '../face';
import type { Picks } from '../../state/choose';
import type { Json, Update } from '../../wire/types';

function task(now: Update, _picks: Picks): string {
  const ask = tableOf(now.view).ask;
  return ask ? plain(sentenceOf(ask.message, ask.args)) : '';
}

function score(view: Json, seat: number): string {
  const fighter = tableOf(view).fighters[seat];
  if (!fighter) return '';
  return fighter.points === null
    ? fighter.place === 'out'
      ? t('neon-eliminated')
      : String(fighter.tokens)
    : t('neon-points', { n: fighter.points });
}

/** The Automa fights without a seat. */
function others(view: Json): { name: string; sign: Json; score: string; won: boolean }[] {
  const table = tableOf(view);
  return table.fighters
    .filter((fighter) => fighter.fighter === 'automa')
    .map((fighter) => ({
      name: fighterName(table, fighter.seat),
      sign: { fighter: 'automa' },
      score: score(view, fighter.seat),
      won: table.over?.winners.includes(fighter.seat) ?? false,
    }));
}

const face: Face = {
  name: 'neon',
  look: 'night',
  Play,
  Scene,
  Sign,
  tell,
  task,
  sayAction,
  score,
  others,
  lessonSign: (name) => ({
    svg:
      actions[name] ??
      signs[name] ??
      (isBot(name) ? signs.bot : gear[design(name)?.type ?? '']) ??
      '',
    box: '-24 -24 48 48',
    cls: 'neon-sign',
  }),
  words: (message, args) => sentenceOf(message, args),
  draft: (action) => {
    if (action.do === 'plan') lay(() => action);
  },
  confirms: () => true,
  holds: () => false,
  stage,
  symbols,
  isMilestone: (action) => action.do === 'aim',
  shortcuts: [
    { keys: ['S'], label: 'page-neon-swap' },
    { keys: ['T'], label: 'page-neon-turn-top' },
    { keys: ['B'], label: 'page-neon-turn-bottom' },
    { keys: ['D'], label: 'page-neon-slide' },
    { keys: ['⏎'], label: 'page-neon-key-enter' },
    { keys: ['⇧⏎'], label: 'page-neon-key-skip' },
    { keys: ['1', '…', '9'], label: 'page-neon-key-number' },
    { keys: ['←', '→'], label: 'page-neon-key-arrows' },
    { keys: ['I'], label: 'page-neon-key-explain' },
    { keys: ['M'], label: 'page-neon-my-board' },
    { keys: ['L'], label: 'page-neon-decks' },
    { keys: ['G'], label: 'page-log' },
  ],
};

/** Fetches the printed things, then the face is ready. */
export async function prepare(): Promise<Face> {
  const { files, words, rules } = await api.content('neon');
  readContent(files, words ?? {});
  readCitations(rules);
  return face;
}
