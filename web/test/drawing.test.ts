// Drawings are text made from data alone: the same data, the same picture, and nothing turned that must stay upright.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, attack, boxOf, cells, coupling, DIR, fate, ring } from '../src/draw/board';
import { digits } from '../src/draw/digits';
import { crests, effects, instants, units } from '../src/draw/glyphs';
import { flat } from '../src/draw/flat';
import { lodFor } from '../src/draw/hexagon';
import { keptTile, tile } from '../src/draw/tile';
import type { TileFace } from '../src/draw/middle';

const sides: TileFace['sides'] = [
  [{ type: 'ranged', value: 2, base: 1 }],
  [{ type: 'melee', value: 3 }, { type: 'armor' }],
  [],
  [{ type: 'net' }],
  [],
  [],
];
const hmg: TileFace = {
  id: 'outpost-hmg',
  army: 'outpost',
  kind: 'unit',
  glyph: 'gunner',
  initiative: [2, 1],
  sides,
  toughness: 1,
  mobility: true,
};

const balanced = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gi)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name!);
  }
  return open.length === 0;
};

test('every tile is well-formed at every level of detail and in both tones', () => {
  for (const lod of ['s', 'm', 'l'] as const)
    for (const tone of ['light', 'dark'] as const)
      for (let rotation = 0; rotation < 6; rotation++) {
        const svg = tile(hmg, { lod, tone, rotation });
        assert.ok(balanced(svg), `${lod} ${tone} ${rotation}`);
        assert.ok(!svg.includes('undefined') && !svg.includes('NaN'));
      }
});

test('a turned tile turns its sides and never its numbers', () => {
  const values = (rotation: number): string => tile(hmg, { rotation, part: 'values' });
  assert.equal(values(0), values(2));
  assert.notEqual(
    tile(hmg, { rotation: 0, part: 'body' }),
    tile(hmg, { rotation: 2, part: 'body' }),
  );
});

test('body and values together are the whole tile', () => {
  const whole = tile(hmg),
    body = tile(hmg, { part: 'body' }),
    values = tile(hmg, { part: 'values' });
  assert.equal(
    whole.length,
    body.length +
      values.length -
      tile({ ...hmg }, { part: 'body' }).indexOf('<path') -
      '</g>'.length,
  );
});

test('lent strength is hollow', () => {
  assert.match(tile(hmg), /fill="var\(--face\)" stroke="var\(--ink\)"/);
  assert.doesNotMatch(
    tile({ ...hmg, sides: [[{ type: 'ranged', value: 2 }], [], [], [], [], []], toughness: 0 }),
    /fill="var\(--face\)" stroke="var\(--ink\)"/,
  );
});

test('a netted unit shows a lock instead of its flag', () => {
  const svg = tile(hmg, { state: { netted: true } });
  assert.ok(!svg.includes('fill="var(--flag)"') && tile(hmg).includes('fill="var(--flag)"'));
  assert.ok(svg.includes('<rect'));
});

test('a commanded tile wears the rim of its commander', () => {
  assert.match(tile(hmg, { state: { by: 'vegas' } }), /army-vegas/);
});

test('the same data is drawn once', () => {
  assert.equal(keptTile(hmg, { lod: 'm' }), keptTile({ ...hmg }, { lod: 'm' }));
});

test('a group is dissolved into what it holds, at its place and in its colours', () => {
  assert.equal(
    flat(
      '<g transform="translate(10 0) rotate(90) scale(2)" style="color:red;--cut:blue"><path d="M1 0h1V3z" fill="currentColor"/></g>',
    ),
    '<path d="M10 2L10 4L4 4Z" fill="red"/>',
  );
  assert.equal(
    flat(
      '<g style="--cut:blue" fill="none"><g transform="scale(.5)"><path d="M0 0l4-2" stroke="var(--cut,#201a14)" stroke-width="3"/></g></g>',
    ),
    '<path d="M0 0L2 -1" fill="none" stroke="blue" stroke-width="1.5"/>',
  );
  assert.equal(
    flat('<circle cx="3" r="2" fill="red"/>'),
    '<path d="M5 0a1.99 1.99 0 1 1 -4 0a1.99 1.99 0 1 1 4 0Z" fill="red"/>',
  );
});

test('what is painted alike is one path, unless something lies between', () => {
  const box = (x: number, fill: string): string => `<path d="M${x} 0h4v4h-4Z" fill="${fill}"/>`,
    paths = (svg: string): number => flat(svg).match(/<path/g)?.length ?? 0;
  assert.equal(paths(box(0, 'red') + box(10, 'red')), 1);
  assert.equal(paths(box(0, 'red') + box(2, 'red')), 1);
  assert.equal(paths(box(0, 'red') + box(20, 'blue') + box(10, 'red')), 2);
  assert.equal(paths(box(0, 'red') + box(8, 'blue') + box(10, 'red')), 3);
  assert.equal(
    paths(box(0, 'red') + '<path d="M2 0v4h4v-4Z" fill="red"/>'),
    2,
    'outlines of opposite sense would make a hole',
  );
});

test('a group that fades, is cut or belongs to an army stays', () => {
  for (const kept of ['opacity=".5"', 'clip-path="url(#hexclip)"', 'class="army-vegas tone-dark"'])
    assert.equal(
      flat(`<g ${kept}><g><path d="M0 0L1 1" fill="red"/></g></g>`),
      `<g ${kept}><path d="M0 0L1 1" fill="red"/></g>`,
    );
});

test('a tile is few paths', () => {
  for (const lod of ['s', 'm', 'l'] as const)
    for (let rotation = 0; rotation < 6; rotation++) {
      const svg = keptTile(hmg, { lod, rotation, state: { netted: true, by: 'vegas' } });
      assert.ok(balanced(svg) && !svg.includes('undefined') && !svg.includes('NaN'));
    }
  assert.ok(keptTile(hmg, {}).match(/</g)!.length <= 40);
});

test('detail follows the size', () => {
  assert.deepEqual([40, 60, 120].map(lodFor), ['s', 'm', 'l']);
});

test('the board has 19 or 37 hexes and each inner one six neighbours at equal distance', () => {
  assert.equal(cells(2).length, 19);
  assert.equal(cells(3).length, 37);
  const far = DIR.map((step) => Math.hypot(...at(step)));
  assert.ok(Math.max(...far) - Math.min(...far) < 0.01);
});

test('the box of a board holds every hex', () => {
  const all = cells(2),
    box = boxOf(all);
  for (const cell of all) {
    const [x, y] = at(cell);
    assert.ok(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  }
});

test('lines, fates and rings are well-formed', () => {
  for (const kind of ['melee', 'ranged', 'gauss'] as const)
    for (const whose of ['in', 'out'] as const) {
      const svg = attack([0, 0], [0, -2], kind, whose);
      assert.ok(balanced(svg) && !svg.includes('NaN'), kind);
    }
  assert.ok(balanced(fate([0, 0], 2, true)) && balanced(ring([0, 0], 3)));
});

test('their lines are dashed, yours are not', () => {
  assert.match(attack([0, 0], [0, -2], 'ranged', 'in'), /stroke-dasharray/);
  assert.doesNotMatch(attack([0, 0], [0, -2], 'ranged', 'out'), /stroke-dasharray/);
});

test('every glyph is well-formed', () => {
  for (const set of [crests, effects, instants, units])
    for (const [name, svg] of Object.entries(set))
      assert.ok(balanced(svg) && svg.length > 10, name);
});

test('numbers are paths, one for each character', () => {
  assert.equal(digits('-10').match(/<path/g)?.length, 3);
});

test('two halves of a construction are coupled over the edge they share', () => {
  const svg = coupling([0, 0], [0, 1]),
    [, y] = at([0, 1]);
  assert.ok(balanced(svg));
  assert.match(svg, /rotate\(90\)/);
  assert.ok(Math.abs(Number(/translate\(0 ([\d.]+)\)/.exec(svg)![1]) - y / 2) < 1);
});

test('a unit that may explode wears its blast, others do not', () => {
  const clown = { id: 'moloch-clown', army: 'moloch', kind: 'unit', glyph: 'jester' } as const,
    plain = tile({ ...clown, sides, initiative: [2] }),
    blasting = tile({ ...clown, sides, initiative: [2], effects: [{ do: 'explode' }] });
  assert.ok(blasting.length > plain.length);
  assert.ok(blasting.includes('translate(23.5 40.5)'));
  assert.ok(!plain.includes('translate(23.5 40.5)'));
});
