// Neon: pictures in a -16..16 box; currentColor is the ink, --cut the colour behind.
import { r } from './digits';

const cut = 'var(--cut,#15132e)';
const f = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const k = (d: string): string => `<path d="${d}" fill="${cut}"/>`;
const s = (d: string, w = 3): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;

type Pictures = Record<string, string>;

const bolt = f('M4-16L-11 3H-2L-5 16 11-4H2Z');

export const actions: Pictures = {
  move: s('M-13-9L-4 0-13 9M-1-9L8 0-1 9', 4.6) + s('M14-11V11', 3.6),
  search:
    `<circle cx="-3" cy="-3" r="9" fill="none" stroke="currentColor" stroke-width="4"/>` +
    s('M4 4L14 14', 5.4),
  attack: f('M0-16L4-5 15-8 7 0 15 8 4 5 0 16-4 5-15 8-7 0-15-8-4-5Z'),
  defense: f('M0-15L13-10V0C13 8 7 13 0 16-7 13-13 8-13 0V-10Z') + k('M0-9L7-6V0C7 4 4 7 0 9Z'),
  leadership: f('M-15 11L-13-9-6 0 0-13 6 0 13-9 15 11Z'),
  energy: bolt,
  energy1: bolt,
  energy2: `<g transform="translate(-5 0) scale(.82)">${bolt}</g><g transform="translate(7 0) scale(.82)">${bolt}</g>`,
};

export const faces: Pictures = {
  crit:
    f('M0-12L3-4 11-6 6 0 11 6 3 4 0 12-3 4-11 6-6 0-11-6-3-4Z') +
    `<circle r="13.5" fill="none" stroke="currentColor" stroke-width="2.4"/>`,
  hit: `<circle r="9" fill="currentColor"/>`,
  maybe: `<circle r="8.4" fill="none" stroke="currentColor" stroke-width="3"/><path d="M0-8.4A8.4 8.4 0 0 1 0 8.4Z" fill="currentColor"/>`,
  miss: s('M-8 0H8', 4),
  block_any:
    f('M0-14L12-9V0C12 7 6 12 0 14-6 12-12 7-12 0V-9Z') +
    k('M0-7L1.9-2.4 6.6-2 3 1 4.2 5.6 0 3.1-4.2 5.6-3 1-6.6-2-1.9-2.4Z'),
  block_normal:
    f('M0-14L12-9V0C12 7 6 12 0 14-6 12-12 7-12 0V-9Z') +
    k('M0-9.5L8-6V0C8 4.5 4 8 0 9.5-4 8-8 4.5-8 0V-6Z'),
  fail_energy: f('M3-13L-9 3H-1L-4 13 9-3H1Z'),
  fail: s('M-7-7L7 7M7-7L-7 7', 4),
};

export const supplies: Pictures = {
  ammo: f('M-10 14V-4C-10-9-8-12-6-14-4-12-2-9-2-4V14ZM2 14V-4C2-9 4-12 6-14 8-12 10-9 10-4V14Z'),
  cell: f('M-8-14H8L12 0 8 14H-8L-12 0Z') + k('M-4-8H4L6 0 4 8H-4L-6 0Z'),
  battery: f('M-12-8H10V8H-12ZM11-4H15V4H11Z') + k('M-8-4H-5V4H-8ZM-2-4H1V4H-2ZM4-4H7V4H4Z'),
  grenade: f('M-9 4A9 9 0 0 1 9 4 9 9 0 0 1-9 4ZM-4-11H4V-5H-4Z') + s('M4-10L12-6V2', 2.6),
};

export const gear: Pictures = {
  pistol: f('M-14-8H14V-1H1L-1 4H-5L-6 12H-14L-11-1H-14Z'),
  heavy: f('M-16-6H16V-1H8V3H-2V9H-8V3H-16Z'),
  melee: f('M13-15L15-13-3 8-8 3ZM-9 5L-5 9-8 11-12 15-15 12-11 8Z'),
  armor: f('M-12-13L-5-9H5L12-13 14-3 10 0V14H-10V0L-14-3Z'),
  helmet: f('M-13 8V-2C-13-10-7-14 0-14S13-10 13-2V8H6V1H-6V8Z'),
  grenade: supplies.grenade!,
  basic: f(
    'M-9 14C-13 6-12-2-9-6V-9C-9-12-4-12-4-9-3-12 1-12 2-9 3-11 7-11 8-8 10-9 12-7 12-4V3C12 9 9 12 6 14Z',
  ),
};

/** Signs that belong to no card: life, a bot, an upgrade, the tournament's own fighter. */
export const signs: Pictures = {
  heart: f('M0 14C-22-1-14-14-6.5-13.5-3-13.3-1-11 0-8.500 1-11 3-13.3 6.5-13.5 14-14 22-1 0 14Z'),
  bot: `<rect x="-12" y="-10" width="24" height="22" rx="5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M-5-2h2v2h-2zM3-2h2v2h-2zM-5 6H5M0-10V-15" stroke="currentColor" stroke-width="2.4" fill="currentColor"/>`,
  joker: s('M0-13L4-4 13-4 6 2 9 12 0 6-9 12-6 2-13-4-4-4Z', 2.6),
  upgrade: f('M0-15L13-2H6V5H-6V-2H-13ZM-6 8H6V13H-6Z'),
  token: f('M0-15L14-5 9 13H-9L-14-5Z') + k('M0-7L6-2 4 6H-4L-6-2Z'),
  die: `<rect x="-12" y="-12" width="24" height="24" rx="5" fill="none" stroke="currentColor" stroke-width="3"/><circle r="4" fill="currentColor"/>`,
  skull:
    f('M0-15C9-15 14-9 14-2 14 3 11 5 10 8L9 14H-9L-10 8C-11 5-14 3-14-2-14-9-9-15 0-15Z') +
    k('M-10-4L-2-1C-2 4-9 5-10-4ZM10-4L2-1C2 4 9 5 10-4Z'),
};

/** The Automa: a gear of its own, no fighter's outline. */
export const automaToken = (scale = 1): string =>
  `<g transform="scale(${scale})"><path d="M-14-20H14L20-14V14L14 20H-14L-20 14V-14Z" fill="var(--text-2)" stroke="var(--chip-ink)" stroke-width="3"/><g style="color:var(--chip-ink);--cut:var(--text-2)">${signs.bot}</g></g>`;

export interface LootClass {
  n: number;
  roman: string;
  color: string;
}
export const CLASS: Record<string, LootClass> = {
  green: { n: 1, roman: 'I', color: 'var(--class-1)' },
  orange: { n: 2, roman: 'II', color: 'var(--class-2)' },
  purple: { n: 3, roman: 'III', color: 'var(--class-3)' },
};

const OCTAGON = 'M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z';

/** One die in a -30..30 box; attack dice are square, defence dice octagons. */
export function die(face: string, kind: 'attack' | 'defense', size = 56): string {
  const body =
    kind === 'attack'
      ? '<rect x="-26" y="-26" width="52" height="52" rx="8"'
      : `<path d="${OCTAGON}"`;
  const dim = face === 'miss' || face === 'fail';
  return `<g transform="scale(${r(size / 56)})" style="--cut:var(--die)">${body} fill="var(--die)" stroke="var(--die-edge)" stroke-width="2.5"/><g transform="scale(1.18)" style="color:var(--die-ink)" opacity="${dim ? 0.6 : 1}">${faces[face] ?? ''}</g></g>`;
}
