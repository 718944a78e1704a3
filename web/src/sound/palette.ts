// Every sound, as the voices it is made of: nothing is recorded, all is synthesised.

/** A wave or noise in a band, gliding from one frequency to the other; times in seconds, loudness 0 to 1. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  from: number;
  to: number;
  length: number;
  loud: number;
  /** When it begins, after the sound does. */
  after?: number;
  attack?: number;
  /** How narrow the band of a noise is. */
  sharp?: number;
}

interface More {
  to?: number;
  after?: number;
  attack?: number;
  sharp?: number;
}

const voice =
  (wave: Voice['wave']) =>
  (from: number, length: number, loud: number, more: More = {}): Voice => ({
    wave,
    from,
    length,
    loud,
    ...more,
    to: more.to ?? from,
  });

const sine = voice('sine'),
  triangle = voice('triangle'),
  square = voice('square'),
  saw = voice('sawtooth'),
  noise = voice('noise');

/** A fifth up is gain, a third or fourth down is loss, a dull knock is no. */
export const PALETTE = {
  'your-turn': [sine(523, 0.22, 0.34), sine(784, 0.34, 0.34, { after: 0.13 })],
  win: [
    triangle(523, 0.16, 0.32),
    triangle(659, 0.16, 0.32, { after: 0.14 }),
    triangle(784, 0.5, 0.32, { after: 0.28 }),
  ],
  lose: [triangle(392, 0.2, 0.24), triangle(330, 0.5, 0.24, { to: 294, after: 0.18 })],
  refuse: [triangle(196, 0.1, 0.26, { to: 185 })],
  clock: [sine(1046, 0.05, 0.12)],
  draw: [noise(1800, 0.09, 0.16, { to: 3200 })],
  lay: [triangle(170, 0.12, 0.5, { to: 120 }), noise(900, 0.06, 0.2, { to: 500, sharp: 0.8 })],
  turn: [noise(2400, 0.03, 0.14, { sharp: 4 })],
  discard: [noise(1600, 0.16, 0.14, { to: 500, sharp: 0.8 })],
  instant: [
    saw(110, 0.32, 0.16, { to: 220, attack: 0.05 }),
    sine(220, 0.32, 0.16, { to: 440, attack: 0.05 }),
  ],
  battle: [triangle(98, 0.5, 0.5, { to: 92 }), noise(300, 0.35, 0.22, { to: 120, sharp: 0.7 })],
  segment: [triangle(262, 0.1, 0.3)],
  blow: [noise(700, 0.12, 0.42, { to: 220, sharp: 0.8 }), triangle(150, 0.12, 0.4, { to: 80 })],
  shot: [noise(3200, 0.1, 0.34, { to: 700, sharp: 0.8 })],
  gauss: [saw(1400, 0.26, 0.16, { to: 180 }), noise(4200, 0.18, 0.16, { to: 900, sharp: 1.5 })],
  net: [
    noise(1200, 0.14, 0.2, { to: 2600, sharp: 3 }),
    triangle(330, 0.18, 0.22, { to: 196, after: 0.1 }),
  ],
  armour: [square(1320, 0.09, 0.12, { to: 1180 }), sine(2640, 0.16, 0.12, { to: 2500 })],
  wound: [triangle(240, 0.1, 0.3, { to: 170 })],
  hq: [triangle(196, 0.22, 0.46, { to: 130 }), sine(98, 0.3, 0.4, { to: 65 })],
  fall: [noise(600, 0.34, 0.3, { to: 90, sharp: 0.7 }), sine(120, 0.34, 0.34, { to: 48 })],
  flip: [noise(1500, 0.07, 0.2, { to: 3000 }), triangle(440, 0.06, 0.14, { after: 0.05 })],
  dice: [
    noise(2600, 0.05, 0.2, { to: 1800, sharp: 3 }),
    noise(2600, 0.05, 0.2, { to: 1800, sharp: 3, after: 0.11 }),
    noise(2600, 0.05, 0.2, { to: 1800, sharp: 3, after: 0.27 }),
  ],
  'die-lands': [triangle(420, 0.06, 0.32, { to: 300 }), noise(1800, 0.04, 0.2, { to: 900 })],
  points: [sine(660, 0.1, 0.26), sine(990, 0.16, 0.26, { after: 0.07 })],
  'points-lost': [sine(494, 0.1, 0.22), sine(370, 0.18, 0.22, { after: 0.08 })],
  energy: [square(880, 0.09, 0.08, { to: 1320 })],
  sink: [
    noise(500, 1, 0.26, { to: 120, sharp: 0.6, attack: 0.15 }),
    sine(110, 1, 0.3, { to: 44, attack: 0.1 }),
  ],
  step: [noise(420, 0.05, 0.3, { to: 260 })],
  meet: [triangle(147, 0.3, 0.44, { to: 110 }), noise(2200, 0.14, 0.24, { to: 400, sharp: 0.8 })],
  influence: [triangle(587, 0.12, 0.28), triangle(880, 0.2, 0.28, { after: 0.09 })],
} satisfies Record<string, Voice[]>;

export type SoundName = keyof typeof PALETTE;
