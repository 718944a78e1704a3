// No module leads back to itself, not even by an import that is only followed later, and the rooms lie one above the other.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const SOURCES = 'src';
/** Each room may open the doors of the rooms before it; `main.tsx` and `faces.ts` above them all may open every one. */
const ROOMS = [
  'wire',
  'words',
  'draw',
  'state',
  'sound',
  'parts',
  'stage',
  'coach',
  'games',
  'shell',
  'puzzles',
  'learn',
  'replay',
  'review',
  'mistakes',
  'analysis',
  'rules',
  'games/*',
  '.',
];
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
);
const known = new Set(modules);

/** The module that an import names. */
function target(from: string, name: string): string | undefined {
  const path = join(dirname(from), name);
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((one) => known.has(one));
}

const importsOf = (path: string): string[] =>
  [...readFileSync(join(SOURCES, path), 'utf8').matchAll(IMPORT)]
    .map(([, name]) => target(path, name!))
    .filter((one) => one !== undefined);

const graph = new Map(modules.map((path) => [path, importsOf(path)]));

/** A way from a module back to itself, if there is one. */
function circle(): string[] | null {
  const done = new Set<string>();
  const walk = (path: string, way: string[]): string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of graph.get(path) ?? []) {
      const found = walk(next, [...way, path]);
      if (found) return found;
    }
    done.add(path);
    return null;
  };
  for (const path of modules) {
    const found = walk(path, []);
    if (found) return found;
  }
  return null;
}

/** The game that a module belongs to, if any. */
const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];

/** The room of a module: its first folder; all games have one each. */
const roomOf = (path: string): string =>
  gameOf(path) ? 'games/*' : path.includes('/') ? path.split('/')[0]! : '.';

test('imports are found, those that are followed later too', () => {
  assert.ok(graph.get('main.tsx')!.includes('puzzles/index.ts'));
  assert.ok(graph.get('faces.ts')!.includes('games/neon/index.tsx'));
  assert.ok([...graph.values()].flat().length > modules.length);
});

test('no module leads back to itself', () => {
  assert.equal(circle()?.join(' -> '), undefined);
});

test('rooms open doors downwards only', () => {
  const wrong = modules.flatMap((path) =>
    graph
      .get(path)!
      .filter((other) => ROOMS.indexOf(roomOf(other)) > ROOMS.indexOf(roomOf(path)))
      .map((other) => `${path} -> ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test('no game knows another', () => {
  const wrong = modules.flatMap((path) =>
    graph
      .get(path)!
      .filter((other) => gameOf(path) && gameOf(other) && gameOf(other) !== gameOf(path))
      .map((other) => `${path} -> ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test('every room has its place', () => {
  assert.deepEqual([...new Set(modules.map(roomOf))].sort(), [...ROOMS].sort());
});
