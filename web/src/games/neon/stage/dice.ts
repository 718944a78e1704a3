// Dice that tumble: other faces flicker by, faster at first, before the one that was rolled lies there.
import { die } from '../../../draw/neon';
import { ROLLS, type DiceKind } from '../attack/rolls';
import type { Theatre } from '../../../stage';

const FLICKERS = 4;

const drawn = (face: string, kind: DiceKind): string =>
  `<svg viewBox="-30 -30 60 60" aria-hidden="true">${die(face, kind)}</svg>`;

/** One die: it turns while other faces are shown for longer and longer. */
function tumble(theatre: Theatre, element: Element, kind: DiceKind, at: number): number {
  const spot = theatre.spot(element)!,
    faces = ROLLS[kind],
    { roll } = theatre.times;
  for (let i = 0; i < FLICKERS; i++) {
    const begin = at + roll * (i / FLICKERS) ** 1.5,
      end = at + roll * ((i + 1) / FLICKERS) ** 1.5,
      face = theatre.add(drawn(faces[(i + Math.round(spot.x)) % faces.length]!, kind), spot);
    theatre.move(
      face,
      [
        { opacity: 1, transform: `translateY(${(i % 2) * -10}px) rotate(${i * 80}deg)` },
        {
          opacity: 1,
          transform: `translateY(${((i + 1) % 2) * -10}px) rotate(${(i + 1) * 80}deg)`,
        },
      ],
      { at: begin, for: end - begin, ease: 'linear', fill: 'none' },
    );
  }
  theatre.move(
    element,
    [
      { opacity: 0, transform: 'scale(1.3)' },
      { opacity: 0, transform: 'scale(1.3)', offset: 0.01 },
      { opacity: 1, transform: 'none' },
    ],
    { at: at + roll, for: 'count', ease: 'land' },
  );
  return at + roll + theatre.times.count;
}

/** All dice of a kind roll, each a little after the other; gives when they lie. */
export function rollDice(theatre: Theatre, kind: DiceKind): number {
  const dice = theatre.find(`.fight [data-die-kind="${kind}"]`),
    at = theatre.times.gap;
  theatre.sound('dice', at);
  const end = dice.reduce(
    (latest, element, i) =>
      Math.max(latest, tumble(theatre, element, kind, at + (i * theatre.times.gap) / 2)),
    at + theatre.times.title,
  );
  theatre.sound('die-lands', end - theatre.times.count);
  return end;
}
