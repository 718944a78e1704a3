// A tree of moves as data: what follows what, new branches, lines to read. Nothing here knows a screen or a server.
import type { Arrow, Chapter, Node } from '../wire/explored';
import type { Action, Json } from '../wire/types';

export type { Arrow, Chapter };
export type Branch = Required<Node>;

/** A chapter with everything that may be left out filled in. */
export interface Tree extends Required<Chapter> {
  nodes: Branch[];
}

const NOTHING: Branch = { step: {}, after: 0, note: '', sign: '', arrows: [], rings: [] };

export const grown = (chapter: Chapter): Tree => ({
  title: '',
  setup: {},
  rules: 1,
  content: {},
  position: null,
  at: 0,
  end: null,
  ...chapter,
  nodes: (chapter.nodes?.length ? chapter.nodes : [NOTHING]).map((node) => ({
    ...NOTHING,
    ...node,
  })),
});

/** For each node those that follow it, the main line first. */
export function followers(tree: Tree): number[][] {
  const found: number[][] = tree.nodes.map(() => []);
  tree.nodes.forEach((node, place) => {
    if (place) found[node.after]!.push(place);
  });
  return found;
}

/** The nodes from the start to this one, both with it. */
export function wayTo(tree: Tree, place: number): number[] {
  const way = [place];
  for (let at = place; at; way.unshift(at)) at = tree.nodes[at]!.after;
  return way;
}

export const stepsBetween = (tree: Tree, from: number, to: number): Json[] => {
  const way = wayTo(tree, to);
  return way.slice(way.indexOf(from) + 1).map((place) => tree.nodes[place]!.step);
};

const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, one]) => [name, sorted(one)]),
      )
    : value;
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Goes on with a step: along a branch that is there, or along a new one. */
export function goOn(tree: Tree, from: number, step: Json): { tree: Tree; to: number } {
  const known = (followers(tree)[from] ?? []).find((place) =>
    isSame(tree.nodes[place]!.step, step),
  );
  if (known !== undefined) return { tree, to: known };
  const node = { ...NOTHING, step, after: from };
  return { tree: { ...tree, nodes: [...tree.nodes, node] }, to: tree.nodes.length };
}

/** Without a node and all that follows it; the places of the others in the new tree are given too. */
export function cut(tree: Tree, place: number): { tree: Tree; places: Map<number, number> } {
  const places = new Map<number, number>([[0, 0]]),
    nodes: Branch[] = [tree.nodes[0]!];
  tree.nodes.forEach((node, at) => {
    const after = places.get(node.after);
    if (!at || at === place || after === undefined) return;
    places.set(at, nodes.length);
    nodes.push({ ...node, after });
  });
  return { tree: { ...tree, nodes, at: places.get(tree.at) ?? 0 }, places };
}

/** The branch of this node becomes the first of its place. */
export function promote(tree: Tree, place: number): { tree: Tree; places: Map<number, number> } {
  const first = (followers(tree)[tree.nodes[place]!.after] ?? [])[0]!,
    order = tree.nodes.map((_, at) => at),
    places = new Map<number, number>(),
    nodes: Branch[] = [];
  order.splice(order.indexOf(place), 1);
  order.splice(order.indexOf(first), 0, place);
  order.forEach((at, to) => places.set(at, to));
  order.forEach((at) => {
    const node = tree.nodes[at]!;
    nodes.push({ ...node, after: at ? places.get(node.after)! : 0 });
  });
  return { tree: { ...tree, nodes, at: places.get(tree.at) ?? 0 }, places };
}

export const change = (tree: Tree, place: number, part: Partial<Branch>): Tree => ({
  ...tree,
  nodes: tree.nodes.map((node, at) => (at === place ? { ...node, ...part } : node)),
});

/** Whether chance made this step. */
export const isChance = (node: Branch): boolean => 'chance' in node.step;

/** Who did what in a step; nobody where chance did. */
export const deedsOf = (node: Branch): { seat: number; action: Action }[] =>
  Object.entries(node.step).map(([seat, action]) => ({
    seat: seat === 'chance' ? -1 : Number(seat),
    action: action as Action,
  }));

export interface Row {
  place: number;
  level: number;
  /** The first of a variation. */
  isFirst: boolean;
}

const isRemarked = ({ note, sign, arrows, rings }: Branch): boolean =>
  Boolean(note || sign || arrows.length || rings.length);

/** The tree as lines to read: a move, then the others in its place one level in, then the line goes on. */
export function rowsOf(tree: Tree, here: number): Row[] {
  const follow = followers(tree),
    rows: Row[] = [],
    pile: Row[] = [];
  const emit = (row: Row): void => {
    const node = tree.nodes[row.place]!,
      isForked = (follow[node.after] ?? []).length > 1;
    if (!isChance(node) || isForked || row.place === here || isRemarked(node)) rows.push(row);
  };
  const expand = (place: number, level: number): void => {
    const [main, ...others] = follow[place] ?? [];
    if (main === undefined) return;
    emit({ place: main, level, isFirst: false });
    pile.push({ place: main, level, isFirst: false });
    for (const other of others.reverse())
      pile.push({ place: other, level: level + 1, isFirst: true });
  };
  expand(0, 0);
  while (pile.length) {
    const row = pile.pop()!;
    if (row.isFirst) emit(row);
    expand(row.place, row.level);
  }
  return rows;
}
