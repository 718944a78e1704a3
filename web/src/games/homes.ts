// What the first screen shows of each game before its code is loaded.
import neuroshima from '../art/neuroshima.svg';
import neon from '../art/neon.svg';
import bugs from '../art/bugs.svg';
import { crest } from '../draw/crest';
import { token } from '../draw/fighters';
import { TILE_BOX } from '../draw/hexagon';
import { loadTexts } from '../words/later';
import { has, t } from '../words/texts';

export interface Home {
  game: string;
  look: 'workshop' | 'night' | 'paper';
  theme: 'dark' | 'light';
  art: string;
  /** The set-up option with one choice for each seat: armies, fighters. */
  sides: string;
  /** What is chosen before the player ever chose. */
  preset: string[];
  /** The name of such a choice. */
  sideName(choice: string): string;
  /** Its sign as SVG text, with its box and class. */
  sign?(choice: string, mine: boolean): { svg: string; box: string; cls: string } | null;
  /** What the numbers of an option stand for, from 1 on. */
  numbers?: Record<string, string[]>;
  /** The only numbers of an option that are ever right. */
  right?: Record<string, number[]>;
}

const named =
  (prefix: string) =>
  (choice: string): string => {
    const id = [prefix + choice, `page-side-${choice}`].find(has);
    return id ? t(id) : choice;
  };

/** The boards of the battle atlas in the order of their numbers. */
const SCENARIOS = [
  'assembly-line',
  'breakout',
  'alliance',
  'demolition',
  'amusement-park',
  'bridge',
  'fallout',
  'fuel-depot',
];

/** Choices that name no fighter yet. */
const UNNAMED = ['random', 'choose'];

export const HOMES: Home[] = [
  {
    game: 'neuroshima',
    look: 'workshop',
    theme: 'dark',
    art: neuroshima,
    sides: 'armies',
    preset: ['outpost', 'moloch'],
    sideName: named('nh-army-'),
    sign: (army, mine) => ({
      svg: crest(army),
      box: TILE_BOX,
      cls: `army-${army} tone-${mine ? 'light' : 'dark'}`,
    }),
    numbers: { scenario: SCENARIOS.map((id) => `nh-scenario-${id}`) },
  },
  {
    game: 'neon',
    look: 'night',
    theme: 'dark',
    art: neon,
    sides: 'fighters',
    preset: [],
    sideName: named('neon-fighter-'),
    sign: (fighter, mine) =>
      UNNAMED.includes(fighter)
        ? null
        : { svg: token(fighter, { you: mine }), box: '-32 -32 64 64', cls: '' },
  },
  {
    game: 'bugs',
    look: 'paper',
    theme: 'light',
    art: bugs,
    sides: 'sides',
    preset: [],
    sideName: named('bugs-side-'),
    numbers: { players: ['', '', 'bugs-option-players-three'] },
    right: { players: [0, 3] },
  },
];

/** The words of all games, where it is not known yet of which one something is told. */
export const wordsOfAll = (): Promise<void> => loadTexts(...HOMES.map(({ game }) => game));

export const homeOf = (game: string): Home | undefined => HOMES.find((home) => home.game === game);
