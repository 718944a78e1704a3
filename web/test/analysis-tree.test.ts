// The tree of an analysis: branches grow, are cut, become the main line, and are read in order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packed, unpacked } from '../src/analysis/link';
import { cut, followers, goOn, grown, promote, rowsOf, stepsBetween } from '../src/analysis/tree';

const move = (name: string) => ({ 0: { do: name } });

/** start - a - b - c, and after a another way x - y. */
function sample() {
  let tree = grown({ game: 'toy' }),
    at = 0;
  for (const name of ['a', 'b', 'c']) ({ tree, to: at } = goOn(tree, at, move(name)));
  at = 1;
  for (const name of ['x', 'y']) ({ tree, to: at } = goOn(tree, at, move(name)));
  return tree;
}

const names = (tree: ReturnType<typeof sample>, here = 0) =>
  rowsOf(tree, here).map(
    ({ place, level }) =>
      `${'>'.repeat(level)}${(tree.nodes[place]!.step['0'] as { do: string }).do}`,
  );

test('a step that is there is followed, a new one branches', () => {
  const tree = sample();
  assert.deepEqual(followers(tree), [[1], [2, 4], [3], [], [5], []]);
  const again = goOn(tree, 1, { 0: { do: 'x' } });
  assert.equal(again.tree, tree);
  assert.equal(again.to, 4);
});

test('the tree is read line by line, other ways after the move they stand beside', () => {
  assert.deepEqual(names(sample()), ['a', 'b', '>x', '>y', 'c']);
});

test('steps lead from a node to one after it', () => {
  assert.deepEqual(stepsBetween(sample(), 1, 5), [move('x'), move('y')]);
});

test('what follows a node goes with it', () => {
  const { tree, places } = cut(sample(), 2);
  assert.deepEqual(names(tree), ['a', 'x', 'y']);
  assert.equal(places.get(5), 3);
  assert.equal(places.has(3), false);
});

test('a branch becomes the main line', () => {
  const { tree, places } = promote(sample(), 4);
  assert.deepEqual(names(tree), ['a', 'x', '>b', '>c', 'y']);
  assert.equal(tree.nodes[places.get(4)!]!.step['0'] !== undefined, true);
  for (const [place, node] of tree.nodes.entries()) assert.ok(!place || node.after < place);
});

test('chance is told where it matters', () => {
  let { tree } = goOn(sample(), 3, { chance: { do: 'draw', tile: 'p' } });
  assert.deepEqual(names(tree), ['a', 'b', '>x', '>y', 'c']);
  assert.equal(rowsOf(tree, 6).length, 6);
  ({ tree } = goOn(tree, 3, { chance: { do: 'draw', tile: 'q' } }));
  assert.equal(rowsOf(tree, 0).length, 7);
});

test('a position goes into a link and comes back; a broken link holds none', async () => {
  const position = { board: [1, 2, 3], text: 'Ґ ż ё' };
  assert.deepEqual(await unpacked(await packed(position)), position);
  for (const hash of [
    '',
    'p=',
    'p=%%%',
    'p=AAAA',
    'q=1',
    `${(await packed(position)).slice(0, -9)}`,
  ])
    assert.equal(await unpacked(hash), null);
});
