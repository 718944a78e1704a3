// The sign of an army: its crest in a small hex, light for your side, dark for the others.
import { crests } from './glyphs';
import { hexPath } from './hexagon';

export const crest = (army: string): string =>
  `<path d="${hexPath(60, 6)}" fill="var(--face)"/><path d="${hexPath(56, 6)}" fill="none" stroke="var(--rim)" stroke-width="8"/><g transform="scale(1.9)" style="color:var(--ink);--cut:var(--face)">${crests[army] ?? ''}</g>`;
