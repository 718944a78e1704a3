// Every picture in a -16..16 box. Solid parts take currentColor, holes take --cut (the colour behind).
import { digits } from './digits';

export type Pictures = Record<string, string>;

const cut = 'var(--cut,#201a14)';
const f = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const k = (d: string): string => `<path d="${d}" fill="${cut}"/>`;
const s = (d: string, w = 3, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`;
const ks = (d: string, w = 2): string =>
  `<path d="${d}" fill="none" stroke="${cut}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
/** A flat-top hexagon. */
export const hex = (x: number, y: number, q: number): string => {
  const h = q * 0.866,
    m = q / 2,
    p = (n: number): number => +n.toFixed(2);
  return `M${p(x + q)} ${p(y)}L${p(x + m)} ${p(y + h)}H${p(x - m)}L${p(x - q)} ${p(y)}L${p(x - m)} ${p(y - h)}H${p(x + m)}Z`;
};

/** The words of the tile language. */
const blade = 'M0-15L10 10 0 5-10 10Z';
const bullet = 'M-5.5 6V-5C-5.5-11-2-14.5 0-16 2-14.5 5.5-11 5.5-5V6ZM-6.5 9H6.5V15H-6.5Z';
export const words: Pictures = {
  melee: f(blade),
  ranged: f(bullet),
  gauss: f('M-2.5 16V-12L0-16 2.5-12V16ZM-11-8H11V-3H-11ZM-11 1H11V6H-11ZM-11 10H11V15H-11Z'),
  armor:
    f('M-16-8H16V6C16 8 15 9 13 9H-13C-15 9-16 8-16 6Z') +
    `<circle cx="-9" cy="0" r="2.4" fill="${cut}"/><circle cx="0" cy="0" r="2.4" fill="${cut}"/><circle cx="9" cy="0" r="2.4" fill="${cut}"/>`,
  net:
    s('M-14-10H14M-14 10H14', 3) +
    s('M-14-10L-4 10 6-10 14 6M-14 6L-6-10 4 10 14-10M-14-10L-14 10M14-10L14 10', 2),
  link: s('M0 15V4', 4) + f('M-8-3H8V1C8 5 5 8 0 8S-8 5-8 1Z') + f('M-6-13H-2V-2H-6ZM2-13H6V-2H2Z'),
  hostile: s('M0 15V5M-10-13C-13-2-8 5 0 5S13-2 10-13', 4.2) + s('M-10-13L-5-9M10-13L5-9', 3.6),
  control:
    f('M-16 0C-9-11 9-11 16 0 9 11-9 11-16 0Z') +
    `<circle r="6.6" fill="${cut}"/><circle r="3.4" fill="currentColor"/>`,
  initiative: f('M-8-13H14L8 13H-14Z'),
  toughness: f('M0-14L12-7V7L0 14-12 7V-7Z') + `<path d="M0-6L5-3V3L0 6-5 3V-3Z" fill="${cut}"/>`,
  mobility: f('M-16 0L-7-9V-4H7V-9L16 0 7 9V4H-7V9Z'),
  wound: f('M-12-15L-3-4 4-12 3-3 15-6 6 3 13 9 3 8 2 16-3 8-13 14-7 4-16 1-6-2Z'),
};

/** Module effects. */
const plus = (x: number, y: number, h = 11, t = '+1'): string =>
  digits(t, { x, y, h, weight: 3.1 });
const at = (g: string, x: number, y: number, z: number): string =>
  `<g transform="translate(${x} ${y}) scale(${z})">${g}</g>`;
export const effects: Pictures = {
  'plus-melee': at(words.melee, -7, 1, 0.92) + plus(8.5, 2, 12),
  'plus-ranged': at(words.ranged, -8, 0, 0.92) + plus(7.5, 2, 12),
  'plus-both': at(words.melee, -9.5, -5, 0.62) + at(words.ranged, 8.5, -5, 0.6) + plus(0, 10, 11),
  'plus-initiative':
    `<path d="M-8-13H16L8 13H-16Z" fill="currentColor"/>` +
    digits('+1', { y: 0, h: 14, color: cut, weight: 3 }),
  'plus-melee-initiative':
    at(words.melee, -9, -5, 0.66) + at(words.initiative, 8, -5, 0.6) + plus(0, 10, 11),
  'minus-initiative':
    `<path d="M-8-13H16L8 13H-16Z" fill="none" stroke="currentColor" stroke-width="3"/>` +
    digits('-1', { y: 0, h: 13, weight: 3.2 }),
  medic:
    f('M0 14C-22-1-14-14-6.5-13.5-3-13.3-1-11 0-8.5 1-11 3-13.3 6.5-13.5 14-14 22-1 0 14Z') +
    `<path d="M-2.5-8H2.5V-3H7.5V2H2.5V7H-2.5V2H-7.5V-3H-2.5Z" fill="${cut}"/>`,
  mother:
    s('M11.5-7.5A13.5 13.5 0 1 0 13.5 2', 4) +
    f('M15-15V-2L3.5-6Z') +
    at(words.initiative, -0.5, 1, 0.46),
  scoper:
    `<circle cy="-2" r="7" fill="currentColor"/>` +
    f('M-5-15H-1.6V-6H-5ZM1.6-15H5V-6H1.6Z') +
    s('M-11-10C-16 0-11 10 0 10S16 0 11-10', 3.8) +
    s('M0 10V16', 4.4),
  transport:
    at(words.mobility, 0, -5, 0.92) +
    `<circle cx="-8" cy="10" r="5" fill="currentColor"/><circle cx="8" cy="10" r="5" fill="currentColor"/><circle cx="-8" cy="10" r="1.8" fill="${cut}"/><circle cx="8" cy="10" r="1.8" fill="${cut}"/>`,
  quartermaster:
    at(words.melee, -10, 0, 0.7) +
    at(words.ranged, 10, 0, 0.7) +
    s('M-3.5-6H3.5M1-9L4-6 1-3M3.5 6H-3.5M-1 3L-4 6-1 9', 2.4),
  recon: f(hex(-10, 6, 6)) + s(hex(0, 0, 6), 2.2) + s(hex(10, -6, 6), 2.2) + plus(9, 10, 10, '2'),
  control: words.control,
  explode: words.wound,
  replace: s(hex(0, 2, 11), 2.6) + f('M-4-15H4V-6H9L0 4-9-6H-4Z'),
  return: s('M-9 12H9', 3.4) + f('M-4 8H4V-4H10L0-15-10-4H-4Z'),
};

/** Instants. */
export const instants: Pictures = {
  battle:
    s('M-12-12L9 9M12-12L-9 9', 4.6) +
    s('M-13 6L-5 13M13 6L5 13', 3.6) +
    f('M-15-15L-7-13-13-7ZM15-15L7-13 13-7Z'),
  move:
    f(hex(-9, 4, 7.2)) +
    `<path d="${hex(9, 4, 6.4)}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4 2.6"/>` +
    s('M-9-6C-7-14 4-15 7-8', 3.2) +
    f('M12-10L7.5-1 2-8.5Z'),
  push: f(hex(10, 0, 6.4)) + f('M-16-5H-5V-11L4 0-5 11V5H-16Z'),
  sniper:
    `<circle r="10.5" fill="none" stroke="currentColor" stroke-width="3"/>` +
    s('M0-16V-6M0 6V16M-16 0H-6M6 0H16', 3) +
    `<circle r="2.4" fill="currentColor"/>`,
  grenade:
    f('M-4-4H6C11-1 13 3 13 7 13 12 8 16 1 16S-11 12-11 7C-11 3-9-1-4-4Z') +
    f('M-5-11H7V-6H-5Z') +
    s('M6-10L14-6V1', 2.8) +
    `<circle cx="-9" cy="-11" r="3.6" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    ks('M-9 4H11M-9 10H11M-3-2V15M5-2V15', 1.5),
  airstrike:
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const a = ((-90 + 60 * i) * Math.PI) / 180;
        return s(hex(+(10.4 * Math.cos(a)).toFixed(2), +(10.4 * Math.sin(a)).toFixed(2), 4.6), 1.8);
      })
      .join('') + f(hex(0, 0, 5.4)),
  rotation:
    f(hex(0, 0, 7)) +
    s('M-13.5 4A14 14 0 0 1 3-13.7M13.5-4A14 14 0 0 1-3 13.7', 3) +
    f('M1-18.5L10-13 2-8.5ZM-1 18.5L-10 13-2 8.5Z'),
  castling:
    f(hex(-9, 0, 6.8)) +
    f(hex(9, 0, 6.8)) +
    s('M-9-9.5C-5-16 5-16 8-11', 2.8) +
    s('M9 9.5C5 16-5 16-8 11', 2.8) +
    f('M12.5-15V-6.5L4-9ZM-12.5 15V6.5L-4 9Z'),
  terror:
    f('M0-15C9-15 14-9 14-2 14 3 11 5 10 8L9 14H-9L-10 8C-11 5-14 3-14-2-14-9-9-15 0-15Z') +
    k('M-10-4L-2-1C-2 4-9 5-10-4ZM10-4L2-1C2 4 9 5 10-4Z') +
    ks('M-7 10L-4 7-1.5 10 1.5 7 4 10 7 7', 2),
};

/** Who it is: unit silhouettes. */
export const units: Pictures = {
  brute:
    f('M-16 16C-17 5-14-2-7-4-7-11-4-14 0-14S7-11 7-4C14-2 17 5 16 16H11L9 7 8 16H-8L-9 7-11 16Z') +
    k('M-5-6L-1-4.5-1-3-5-4ZM5-6L1-4.5 1-3 5-4ZM-3 .5H3L2 3-2 3Z'),
  ogre:
    f(
      'M-16 16C-17 6-15 0-9-3L-15-12-6-7C-5-12-3-14 0-14S5-12 6-7L15-12 9-3C15 0 17 6 16 16H11L9 8 8 16H-8L-9 8-11 16Z',
    ) +
    k('M-5-5L-1-3.5-1-2-5-3ZM5-5L1-3.5 1-2 5-3ZM-3 1.5H3L1.5 4-1.5 4Z') +
    ks('M-7 8H7M-7 12H7', 1.8),
  claws: f(
    'M-13 15C-16 2-12-10-4-16-7-6-7 4-6 15ZM-3 15C-5 2-1-9 6-15 3-5 3 5 4 15ZM7 15C6 4 9-5 15-10 13-2 13 6 14 15Z',
  ),
  fist:
    f(
      'M-13-3C-13-6-11-8-8-8V-10C-8-12-3-13-2-10 0-13 4-12 5-9 8-11 12-9 12-6L13 3C13 9 10 12 7 13V16H-7V13C-11 11-13 7-13 3Z',
    ) + ks('M-7-7V1M-1-8V1M5-7V1M-12 3H1C4 3 4 7 1 7H-3', 1.8),
  netter:
    f('M-15 16C-15 8-11 4-5 3-9 0-9-5-8-8-7-13-4-15 0-15S7-13 8-8C9-5 9 0 5 3 11 4 15 8 15 16Z') +
    k('M-5-8H5V-4C3-2-3-2-5-4Z') +
    ks('M-11 16L-2 6M-4 16L5 6M3 16L11 7M11 16L2 6M4 16L-5 6M-3 16L-11 7', 1.5),
  hood:
    f('M0-16C6-14 9-9 9-3L14 6 16 16H-16L-14 6-9-3C-9-9-6-14 0-16Z') +
    k('M0-10C4-9 6-6 6-2 4 2 2 4 0 5-2 4-4 2-6-2-6-6-4-9 0-10Z') +
    f('M-4-3H-1V-1H-4ZM1-3H4V-1H1Z'),
  beret:
    f(
      'M-10-8C-9-13-3-16 4-15 10-14 13-11 12-8L8-7C9-2 7 4 3 5V7C10 8 14 11 15 16H-15C-14 11-10 8-3 7V5C-7 4-9-2-8-7Z',
    ) + k('M-6-5H6V-2H-6Z'),
  helmet:
    f(
      'M-11-2C-12-11-6-15 0-15S12-11 11-2L9 1C9 4 7 6 4 7 11 8 15 11 16 16H-16C-15 11-11 8-4 7-7 6-9 4-9 1Z',
    ) + k('M-8-4H8L7 0H-7Z'),
  runner:
    `<circle cx="5" cy="-12" r="4" fill="currentColor"/>` +
    s('M3-6L-3 2 4 7 1 15M-3 2L-8 7-15 7M2-5L-6-7-11-2M3-5L8 0 14-2', 4),
  gunner:
    s('M0 2L-11 15M0 2L11 15M0 3V12', 3.4) +
    f('M-16-8H-9V-11H-4V-8H6V-6H16V-2H6V2H-9V-1L-16 3Z') +
    f('M-3 2H4V9H-3Z'),
  cannon:
    f('M-3.5-16H3.5V4H-3.5ZM-8-11H8V-7H-8ZM-8-4H8V0H-8ZM-11 3H11L15 16H-15Z') + k('M-4 8H4V12H-4Z'),
  tank:
    f('M-16-8H-9V16H-16ZM9-8H16V16H9ZM-8-3H8V14H-8ZM-6-14H6L8-5H-8Z') +
    k('M-4-11H4L5-8H-5Z') +
    ks('M-15-3H-10M-15 2H-10M-15 7H-10M-15 12H-10M10-3H15M10 2H15M10 7H15M10 12H15', 1.6) +
    k('M-3 2H3V8H-3Z'),
  jester:
    f(
      'M-9 1C-14-2-16-7-14-11-10-10-7-8-5-6-6-11-4-15 0-16 4-15 6-11 5-6 7-8 10-10 14-11 16-7 14-2 9 1 10 9 6 16 0 16S-10 9-9 1Z',
    ) +
    `<circle cx="-14" cy="-12" r="2.6" fill="currentColor"/><circle cx="14" cy="-12" r="2.6" fill="currentColor"/>` +
    k('M-6 2L-2 3-4 6ZM6 2L2 3 4 6ZM-5 9C-2 12 2 12 5 9 4 14-4 14-5 9Z') +
    ks('M-9 0C-4-3 4-3 9 0', 1.6),
  mech:
    f(
      'M-5-15H5V-9H-5ZM-15-11H-7V0H-15ZM7-11H15V0H7ZM-6-8H6V5H-6ZM-14 1H-9V9H-14ZM9 1H14V9H9ZM-7 6H-1V16H-9ZM1 6H7L9 16H1Z',
    ) + k('M-3-13H3V-11H-3ZM-2-4H2V1H-2Z'),
  wall:
    f('M-16-10H-6V-14H6V-10H16V16H-16Z') +
    ks(
      'M-16-3H16M-16 4H16M-16 11H16M-6-10V-3M6-10V-3M0-3V4M-10-3V4M10-3V4M-6 4V11M6 4V11M0 11V16',
      1.6,
    ),
  cyborg:
    f(
      'M-11-4C-11-11-6-15 0-15S11-11 11-4C11 1 9 5 5 8V10C11 11 14 13 15 16H-15C-14 13-11 11-5 10V8C-9 5-11 1-11-4Z',
    ) +
    ks('M1-15V9', 1.6) +
    `<circle cx="5.5" cy="-4" r="3.6" fill="${cut}"/><circle cx="5.5" cy="-4" r="1.5" fill="currentColor"/>` +
    k('M-8-5H-2V-2.5H-8ZM-5 3H-1V4.6H-5Z'),
  drone:
    f(
      'M-7-7H7V7H-7ZM-3-16L3-16 1.5-8H-1.5ZM-3 16H3L1.5 8H-1.5ZM-16-3V3L-8 1.5V-1.5ZM16-3V3L8 1.5V-1.5Z',
    ) + `<circle r="4.2" fill="${cut}"/><circle r="1.8" fill="currentColor"/>`,
  gladiator:
    f(
      'M-2-16H2V-12H-2ZM-10-3C-10-9-6-13 0-13S10-9 10-3V8L4 10C11 10 15 12 16 16H-16C-15 12-11 10-4 10L-10 8Z',
    ) +
    k('M-8-4H-1.5V0H-6ZM8-4H1.5V0H6ZM-1.2-1H1.2V9H-1.2Z') +
    f('M-9-14C-5-18 5-18 9-14L4-13H-4Z'),
  pod:
    f(
      'M-13-8C-13-12-9-14 0-14S13-12 13-8L15 4H-15ZM-15 6H-9L-12 16H-16ZM15 6H9L12 16H16ZM-5 6H5V13H-5Z',
    ) + k('M-9-8H9V-3H-9Z'),
  droid:
    f(
      'M-9-6A9 9 0 0 1 9-6V-3H-9ZM-10-1H10V11C10 14 8 16 5 16H-5C-8 16-10 14-10 11ZM-15 0H-12V10H-15ZM12 0H15V10H12Z',
    ) +
    k('M-4-9H4V-6H-4Z') +
    f('M-1-16H1V-13H-1Z') +
    ks('M-5 5H0V10H5', 1.8),
  saw:
    f(
      'M0-16L4-11 10-12 11-6 16-2 12 3 13 9 7 11 3 16-2 12-8 14-10 8-16 5-13 0-15-6-9-8-7-14-2-12Z',
    ) + `<circle r="6" fill="${cut}"/><circle r="2.6" fill="currentColor"/>`,
  mine:
    s('M0-16V-9M0 9V16M-16 0H-9M9 0H16M-11-11L-7-7M11-11L7-7M-11 11L-7 7M11 11L7 7', 3.6) +
    `<circle r="9.5" fill="currentColor"/>` +
    `<circle r="3.4" fill="${cut}"/>`,
};

/** Army crests. */
export const crests: Pictures = {
  borgo: f('M-11 14L-3-15H2L-6 14ZM-3 14L5-15H10L2 14ZM5 14L11-6H15L10 14Z'),
  hegemony: f(
    'M-15-13C-13-5-9-2-5-1V-6H5V-1C9-2 13-5 15-13 16-2 12 5 6 7V15H-6V7C-12 5-16-2-15-13Z',
  ),
  moloch:
    f(
      'M-4-16H4V-11L9-9 12-12 16-7 12-4V4L16 7 12 12 9 9 4 11V16H-4V11L-9 9-12 12-16 7-12 4V-4L-16-7-12-12-9-9-4-11Z',
    ) + `<circle r="6.5" fill="${cut}"/><circle r="3" fill="currentColor"/>`,
  outpost:
    f('M-3-9H3L8 16H4L3 10H-3L-4 16H-8ZM-1.5-16H1.5V-9H-1.5Z') +
    s(
      'M-7-15A9 9 0 0 0-7-5M7-15A9 9 0 0 1 7-5M-12-17A14 14 0 0 0-12-3M12-17A14 14 0 0 1 12-3',
      2.4,
    ),
  smart:
    f('M-8-8H8V8H-8Z') +
    s('M-4-8V-15M4-8V-15M-4 8V15M4 8V15M-8-4H-15M-8 4H-15M8-4H15M8 4H15', 2.6) +
    k('M-4-4H4V4H-4Z'),
  vegas:
    f('M0-16L12 0 0 16-12 0Z') + k('M0-8L6 0 0 8-6 0Z') + `<circle r="2.2" fill="currentColor"/>`,
};
