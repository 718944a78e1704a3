// Events of Neuroshima as steps: what is one step together, what is drawn under it, and what it leaves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from './browser';
import { readContent } from '../src/games/neuroshima/faces';
import { courseOf } from '../src/games/neuroshima/show/course';
import { stepsOf } from '../src/games/neuroshima/show/steps';
import type { Stand } from '../src/games/neuroshima/show/stand';
import { pieceAt } from '../src/games/neuroshima/view';
import { plain } from '../src/words/texts';
import type { Step } from '../src/stage/step';
import type { GameEvent, Json } from '../src/wire/types';
import { readFileSync, readdirSync } from 'node:fs';
import { told } from './neuroshima';

speak();
const CONTENT = '../src/warpad/games/neuroshima/content';
readContent(
  Object.fromEntries(
    readdirSync(CONTENT)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(`${CONTENT}/${name}`, 'utf8')) as Json]),
  ),
);

const player = (index: number, army: string): Json => ({
  player: index,
  seat: index,
  army,
  hp: 20,
  start_hp: 20,
  energy: 0,
  stack: [],
  discard: [],
  hand: [],
  stack_size: 20,
  fallen: false,
});

/** A view with nothing on it: cells C1 to C5. */
const view = (): Json => ({
  setup: {
    points: false,
    most_energy: 0,
    cells: ['C1', 'C2', 'C3', 'C4', 'C5'].map((at, row) => ({
      at,
      q: 0,
      r: row - 2,
      terminal: false,
    })),
  },
  grounds: [],
  tiles: [],
  players: [player(0, 'outpost'), player(1, 'moloch')],
  turn: 3,
  player: 1,
  ask: { kind: 'turn', player: 1, seat: 1, message: '', args: {} },
});

const SEATS = [0, 1].map((seat) => ({ seat, army: ['outpost', 'moloch'][seat] })) as never;

const show = (events: GameEvent[], seat: number | null = 0): Step[] =>
  stepsOf(
    [{ n: 1, before: view(), after: view(), events }],
    { seats: SEATS, seat, view: view(), own: seat === null ? [] : [seat] },
    null,
  );

const standOf = (step: Step | undefined): Stand => step!.data as Stand;
const by = (event: string, facts: Json = {}): GameEvent =>
  told(event, { player: 1, army: 'moloch', ...facts });

const PLACED = by('placed', { tile: 'moloch-hybrid', at: 'C3', facing: 2 });
const SHOT = by('shot', {
  tile: 'moloch-hybrid',
  at: 'C3',
  target: 'C1',
  target_tile: 'outpost-runner',
  strength: 1,
  wounds: 1,
});
const FIGHT = [
  told('battle-begun', { player: 1 }),
  told('segment-begun', { initiative: 3 }),
  SHOT,
  told('destroyed', { at: 'C1', tile: 'outpost-runner', player: 0 }),
  told('segment-ended', { initiative: 3 }),
  told('battle-ended'),
];

test('tiles drawn one after another are one step, under the turn they belong to', () => {
  const made = show([
    by('turn-began', { turn: 4 }),
    by('drawn', { tile: 'moloch-hybrid' }),
    by('drawn', { tile: 'moloch-medic' }),
    PLACED,
  ]);
  assert.deepEqual(
    made.map((step) => plain(step.text)),
    ['Moloch draws Hybrid and Medic.', 'Moloch places Hybrid on C3.'],
  );
  assert.equal(plain(made[0]!.group.title), 'Turn 4: Moloch');
  assert.equal(standOf(made[1]).tray?.cards[0]?.at, 'C3');
});

test('a show that begins in the middle of a turn is headed by that turn', () => {
  assert.match(plain(show([PLACED])[0]!.group.title), /^Turn \d+: \w+$/);
});

test('a tile that is laid is drawn where it comes to lie, and is part of the battle it begins', () => {
  const made = show([PLACED, told('board-filled'), ...FIGHT]);
  const shot = made.find((step) => step.events.includes(SHOT));
  assert.equal(pieceAt(standOf(made[0]).table, 'C3')?.facing, 2);
  assert.equal(pieceAt(standOf(shot).table, 'C3')?.tile, 'moloch-hybrid');
});

test('two battles in a row are told apart', () => {
  const groups = new Set(show([...FIGHT, ...FIGHT]).map((step) => step.group.id));
  assert.equal(groups.size, 2);
});

test('what a battle costs is told segment by segment', () => {
  const made = show([PLACED, ...FIGHT]).filter((step) => standOf(step).segments),
    reached = made.map((step) => standOf(step).segment?.initiative ?? null);
  assert.equal(reached[0], null, 'when it begins no segment is over');
  assert.equal(reached.at(-1), -1, 'when it is over all are');
});

test('what is hit falls at the end of its segment and leaves a cross', () => {
  const made = show([PLACED, ...FIGHT]),
    fall = made.find((step) => step.events.some((event) => event.event === 'destroyed'));
  assert.match(plain(fall!.text), /End of segment 3: Runner C1 is gone/);
  assert.deepEqual(standOf(fall).traces, [{ cell: 'C1', kind: 'cross' }]);
  assert.ok(made.filter((step) => step.isHeld).length >= 3);
});

test('what armour stops hurts nobody', () => {
  const made = show([
    told('battle-begun', { player: 1 }),
    told('segment-begun', { initiative: 3 }),
    { ...SHOT, event: 'blocked' },
    told('segment-ended', { initiative: 3 }),
    told('battle-ended'),
  ]);
  assert.deepEqual(
    standOf(made.at(-1)).fates.map((fate) => fate.cell),
    [],
  );
});

test('my own deeds are listed and not shown; for who watches they are', () => {
  const mine = told('placed', {
    player: 0,
    army: 'outpost',
    tile: 'outpost-runner',
    at: 'C2',
    facing: 0,
  });
  assert.equal(show([mine])[0]!.isQuiet, true);
  assert.equal(show([mine], null)[0]!.isQuiet, false);
});

test('an instant shows its aim, then everything it hits at once', () => {
  const made = show([
    by('played', { tile: 'moloch-air-strike' }),
    by('targeted', { tile: 'moloch-hybrid', at: 'C3', facing: 0 }),
    by('targeted', { tile: 'moloch-medic', at: 'C4', facing: 0 }),
    by('destroyed', { tile: 'moloch-medic', at: 'C4' }),
  ]);
  assert.deepEqual(
    made.map((step) => plain(step.text)),
    ['Moloch plays Air Strike.', 'It hits Hybrid and Medic.'],
  );
});

test('the course of a battle has every segment, who hit whom in it, and what came of it', () => {
  const shot = {
    event: 'shot',
    at: 'A2',
    tile: 'outpost-commando',
    player: 0,
    target: 'C4',
    target_tile: 'hegemony-ganger',
    target_player: 1,
    wounds: 1,
  };
  const events = [
    { event: 'battle-begun' },
    { event: 'segment-begun', initiative: 3 },
    shot,
    { ...shot, event: 'struck', player: 1, target: 'C5', target_tile: 'outpost-hq' },
    { event: 'destroyed', at: 'C4' },
    { event: 'segment-ended', initiative: 3 },
    { event: 'segment-begun', initiative: 1 },
    { ...shot, event: 'blocked', wounds: 0 },
    { event: 'segment-begun', initiative: 0 },
    { event: 'battle-ended' },
    shot,
  ] as unknown as GameEvent[];
  assert.deepEqual(
    courseOf(events).map(({ initiative, deeds }) => [initiative, deeds.map(({ fate }) => fate)]),
    [
      [3, ['destroyed', 'lost']],
      [2, []],
      [1, ['stopped']],
      [0, []],
    ],
  );
  assert.deepEqual(courseOf([]), []);
});
