// The same drawing in few paths, for a browser works on every element. Groups are dissolved into what they hold, and what is
// painted alike becomes one path if nothing else lies between.
import { r } from './digits';

/** Moved, turned and scaled alike in all directions: a point z goes to (a + bi) z + (x + yi). */
type Place = readonly [a: number, b: number, x: number, y: number];

function placed([a, b, x, y]: Place, transform: string): Place {
  for (const [, how, given] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q = 0] = given!.split(' ').map(Number);
    if (how === 'translate') [x, y] = [a * p - b * q + x, b * p + a * q + y];
    if (how === 'scale') [a, b] = [a * p, b * p];
    if (how === 'rotate') {
      const turn = (p * Math.PI) / 180,
        c = Math.cos(turn),
        s = Math.sin(turn);
      [a, b] = [a * c - b * s, b * c + a * s];
    }
  }
  return [a, b, x, y];
}

/** How far a shape reaches in the directions tiles are turned to, forth and back. */
type Reach = number[];
const DIRECTIONS = [0, 30, 60, 90, 120, 150].map(
  (turn) => [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] as const,
);

const NOWHERE: Reach = DIRECTIONS.flatMap(() => [-Infinity, -Infinity]);

function extend(reach: Reach, x: number, y: number, by: number): void {
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const far = x * DIRECTIONS[i]![0] + y * DIRECTIONS[i]![1];
    if (far + by > reach[2 * i]!) reach[2 * i] = far + by;
    if (by - far > reach[2 * i + 1]!) reach[2 * i + 1] = by - far;
  }
}

function meet(one: Reach, two: Reach): boolean {
  for (let i = 0; i < one.length; i += 2)
    if (one[i]! < -two[i + 1]! || two[i]! < -one[i + 1]!) return false;
  return true;
}

/** An outline at its place; `sense` is the one in which all its parts run, 0 if they differ. */
interface Outline {
  d: string;
  reach: Reach;
  sense: number;
}

/** A radius that is a little too small for its half circle is stretched to fit; one too large would bend it. */
const radius = (length: number): number => r(length - 0.01);

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

function outlineOf(d: string, [a, b, x0, y0]: Place, margin: number): Outline {
  const words = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [],
    scale = Math.hypot(a, b),
    reach = [...NOWHERE],
    senses = new Set<number>();
  let out = '',
    command = '',
    x = 0,
    y = 0,
    startX = 0,
    startY = 0,
    area = 0;
  const go = (nx: number, ny: number, by = margin): string => {
    const px = a * nx - b * ny + x0,
      py = b * nx + a * ny + y0;
    area += x * ny - nx * y;
    [x, y] = [nx, ny];
    extend(reach, px, py, by);
    return `${r(px)} ${r(py)}`;
  };
  const close = (): void => {
    area += x * startY - startX * y;
    [x, y] = [startX, startY];
    if (area) senses.add(Math.sign(area));
    area = 0;
  };
  for (let i = 0; i < words.length;) {
    if (NUMBERS[words[i]!.toUpperCase()] !== undefined) command = words[i++]!;
    const kind = command.toUpperCase(),
      [fromX, fromY] = command === kind ? [0, 0] : [x, y],
      n = words.slice(i, (i += NUMBERS[kind]!)).map(Number);
    if (kind === 'M' || kind === 'Z') {
      if (out) close();
    }
    if (kind === 'A') {
      senses.add(0);
      out += `A${radius(n[0]! * scale)} ${radius(n[1]! * scale)} ${r(n[2]! + (Math.atan2(b, a) * 180) / Math.PI)} ${n[3]} ${n[4]} ${go(fromX + n[5]!, fromY + n[6]!, margin + 2 * scale * Math.max(n[0]!, n[1]!))}`;
    } else if (kind === 'H') out += `L${go(fromX + n[0]!, y)}`;
    else if (kind === 'V') out += `L${go(x, fromY + n[0]!)}`;
    else {
      if (kind === 'M') {
        [x, y] = [startX, startY] = [fromX + n[0]!, fromY + n[1]!];
      }
      out += kind;
      for (let k = 0; k < n.length; k += 2)
        out += `${k ? ' ' : ''}${go(fromX + n[k]!, fromY + n[k + 1]!)}`;
    }
    if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
  }
  close();
  return { d: out, reach, sense: senses.size === 1 ? [...senses][0]! : 0 };
}

function circle(cx: number, cy: number, q: number, [a, b, x0, y0]: Place, margin: number): Outline {
  const x = a * cx - b * cy + x0,
    y = b * cx + a * cy + y0,
    far = q * Math.hypot(a, b),
    arc = `a${radius(far)} ${radius(far)} 0 1 1`,
    reach = [...NOWHERE];
  extend(reach, x, y, far + margin);
  return {
    d: `M${r(x + far)} ${r(y)}${arc} ${r(-2 * far)} 0${arc} ${r(2 * far)} 0Z`,
    reach,
    sense: 1,
  };
}

const rounded = (x: number, y: number, w: number, h: number, q: number): string =>
  `M${x + q} ${y}H${x + w - q}A${q} ${q} 0 0 1 ${x + w} ${y + q}V${y + h - q}A${q} ${q} 0 0 1 ${x + w - q} ${y + h}H${x + q}A${q} ${q} 0 0 1 ${x} ${y + h - q}V${y + q}A${q} ${q} 0 0 1 ${x + q} ${y}Z`;

type Attributes = Record<string, string>;

/** What stands in a drawing: a shape in one paint, or a group that had to stay. */
interface Item {
  before: string;
  after: string;
  d: string;
  reaches: Reach[];
  sense: number;
  joins: 'fill' | 'line' | null;
}

/** Lays a shape over the others, or adds it to one painted alike that nothing between them covers. */
function lay(items: Item[], item: Item): void {
  const touches = (other: Item): boolean =>
    other.reaches.some((one) => item.reaches.some((two) => meet(one, two)));
  for (let i = items.length - 1; i >= 0; i--) {
    const under = items[i]!,
      isOver = touches(under);
    if (
      item.d &&
      under.before + under.after === item.before + item.after &&
      (!isOver ||
        item.joins === 'line' ||
        (item.joins === 'fill' && item.sense !== 0 && item.sense === under.sense))
    ) {
      under.d += item.d;
      under.reaches.push(...item.reaches);
      if (under.sense !== item.sense) under.sense = 0;
      return;
    }
    if (isOver) break;
  }
  items.push(item);
}

const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'class'];
const PAINT = [
  'class',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'paint-order',
  'opacity',
];
const KEPT = ['opacity', 'clip-path', 'data-tile'];
const MITRE = 2;

const attributes = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
const written = (given: Attributes, names: readonly string[]): string =>
  names
    .filter((name) => given[name] !== undefined)
    .map((name) => ` ${name}="${given[name]}"`)
    .join('');

/** What a group gives to all in it, by which it is named; `before` is its tag if it had to stay. */
interface Group {
  name: string;
  place: Place;
  given: Attributes;
  color: string;
  cut: string;
  before: string | null;
}
const OUTSIDE: Group = {
  name: 'outside',
  place: [1, 0, 0, 0],
  given: {},
  color: 'currentColor',
  cut: 'var(--cut,#201a14)',
  before: null,
};

function groupIn(above: Group, text: string): Group {
  const own = attributes(text),
    style = own.style ?? '',
    given = { ...above.given },
    stays = KEPT.some((part) => own[part] !== undefined) || own.class?.includes('army-');
  for (const part of INHERITED)
    if (own[part] !== undefined && !(stays && part === 'class')) given[part] = own[part];
  const styled = (part: RegExp, otherwise: string): string => part.exec(style)?.[1] ?? otherwise;
  const place = placed(above.place, own.transform ?? ''),
    color = styled(/(?:^|;)color:([^;]*)/, above.color),
    cut = styled(/--cut:([^;]*)/, above.cut);
  return {
    name: `${place.map((n) => n.toFixed(4))}${color}${cut}${written(given, INHERITED)}`,
    place,
    given,
    color,
    cut,
    before: stays ? `<g${written(own, ['class', ...KEPT])}>` : null,
  };
}

function shapeIn({ place: outer, given, color, cut }: Group, tag: string, text: string): Item {
  const own: Attributes = { ...given, ...attributes(text) },
    place = placed(outer, own.transform ?? ''),
    scale = Math.hypot(place[0], place[1]);
  for (const part of ['fill', 'stroke'])
    if (own[part])
      own[part] = own[part].replace('currentColor', color).replace(/var\(--cut[^)]*\)/, cut);
  const hasLine = own.stroke !== undefined && own.stroke !== 'none',
    width = hasLine ? Number(own['stroke-width'] ?? 1) * scale : 0;
  if (hasLine) own['stroke-width'] = String(r(width));
  else
    for (const part of PAINT)
      if (part.startsWith('stroke') || part === 'paint-order') delete own[part];
  if (own['stroke-dasharray'])
    own['stroke-dasharray'] = own['stroke-dasharray']
      .split(' ')
      .map((dash) => r(Number(dash) * scale))
      .join(' ');
  const at = (part: string): number => Number(own[part] ?? 0),
    margin = (width / 2) * (own['stroke-linejoin'] === 'round' ? 1 : MITRE);
  const { d, reach, sense } =
    tag === 'circle'
      ? circle(at('cx'), at('cy'), at('r'), place, margin)
      : outlineOf(
          tag === 'rect'
            ? rounded(at('x'), at('y'), at('width'), at('height'), at('rx'))
            : (own.d ?? ''),
          place,
          margin,
        );
  const joins =
    own.opacity || own['stroke-dasharray']
      ? null
      : !hasLine
        ? 'fill'
        : own.fill === 'none'
          ? 'line'
          : null;
  return {
    before: '<path d="',
    d,
    after: `"${written(own, PAINT)}/>`,
    reaches: [reach],
    sense,
    joins,
  };
}

/** Tiles share most of their parts: what was worked out for one serves all. */
const groups = new Map<string, Group>(),
  shapes = new Map<string, Item>();

function known<Made>(all: Map<string, Made>, name: string, make: () => Made): Made {
  let made = all.get(name);
  if (made === undefined) all.set(name, (made = make()));
  return made;
}

const text = (items: readonly Item[]): string => {
  let all = '';
  for (const { before, d, after } of items) all += before + d + after;
  return all;
};

/** SVG text of groups, paths, circles and rectangles, in as few paths as can be. */
export function flat(svg: string): string {
  const tags = /<(\/?)(\w+)([^>]*?)(\/?)>/g,
    open: { group: Group; items: Item[] }[] = [];
  let group = OUTSIDE,
    items: Item[] = [];
  for (let found = tags.exec(svg); found; found = tags.exec(svg)) {
    const [, close = '', tag = '', rest = ''] = found,
      name = `${group.name}<${tag}${rest}`,
      here = group;
    if (close) {
      const outer = open.pop()!;
      if (group.before !== null && items.length)
        lay(outer.items, {
          before: group.before,
          d: '',
          after: `${text(items)}</g>`,
          reaches: items.flatMap((item) => item.reaches),
          sense: 0,
          joins: null,
        });
      ({ group, items } = outer);
    } else if (tag === 'g') {
      open.push({ group, items });
      group = known(groups, name, () => groupIn(here, rest));
      if (group.before !== null) items = [];
    } else {
      const shape = known(shapes, name, () => shapeIn(here, tag, rest));
      lay(items, { ...shape, reaches: [...shape.reaches] });
    }
  }
  return text(items);
}
