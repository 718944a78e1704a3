// How each kind of step moves: cards turn, figures slide, dice tumble, tokens fly to scores, sectors go under.
import { fighters as looks } from '../../../draw/fighters';
import { actions, signs } from '../../../draw/neon';
import type { Theatre } from '../../../stage';
import { factsIn, type Table } from '../view';
import { rollDice } from './dice';
import { countTo, flyTo } from './flights';
import { middleOf, onScreen, standOf } from './spots';
import type { Act, Kind } from './acts';

type Scene = (theatre: Theatre, act: Act) => void;

const cardOf = (seat: number): string => `[data-card="${seat}"]`;
const figureOf = (table: Table, seat: number): string =>
  `.arena [data-fighter="${table.fighters[seat]?.fighter ?? ''}"]`;

const glyph = (svg: string): string =>
  `<svg viewBox="-17 -17 34 34" aria-hidden="true">${svg}</svg>`;

/** All rows turn on one frame; then the numbers snap on. */
const reveal: Scene = (theatre) => {
  const { flip, gap } = theatre.times,
    frames = [
      { transform: 'perspective(400px) rotateX(90deg)' },
      { transform: 'perspective(400px) rotateX(0)' },
    ];
  theatre.move('.oc-row', frames, { for: 'flip' });
  theatre.sound('flip');
  theatre.find('.order .in').forEach((badge, i) =>
    theatre.move(
      badge,
      [
        { transform: 'scale(2.2)', opacity: 0 },
        { transform: 'skewX(-10deg)', opacity: 1 },
      ],
      { at: flip + i * (gap / 2), for: 'count', ease: 'land' },
    ),
  );
};

/** The cards of the strip slide from where they were into the order of play. */
const order: Scene = (theatre, { before, after }) => {
  const places = theatre.find('.order .oc').map((card) => theatre.spot(card)!.x);
  after.sequence.forEach((seat, i) => {
    const from = places[before.sequence.indexOf(seat)],
      to = places[i];
    if (from === undefined || to === undefined) return;
    theatre.move(
      cardOf(seat),
      [{ transform: `translateX(${from - to}px)` }, { transform: 'none' }],
      { for: theatre.times.slide * 1.4, ease: 'march' },
    );
  });
  theatre.sound('step');
};

/** Draws the eye to a fighter's card. */
function call(theatre: Theatre, seat: number | null): void {
  if (seat === null) return;
  theatre.move(
    cardOf(seat),
    [{ transform: 'none' }, { transform: 'scale(1.05)', offset: 0.4 }, { transform: 'none' }],
    { for: 'title' },
  );
}

const land: Scene = (theatre, { seat, after }) => {
  if (seat === null) return;
  theatre.move(
    figureOf(after, seat),
    [
      { transform: 'translateY(-90px) scale(1.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { for: 'lay', ease: 'land' },
  );
  theatre.sound('lay');
};

/** A figure slides from where it stood; the ring is drawn as it is afterwards. */
const move: Scene = (theatre, { seat, before, after }) => {
  if (seat === null) return;
  const from = standOf(before, seat),
    to = standOf(after, seat);
  if (from && to && before.ring.length === after.ring.length)
    theatre.move(
      figureOf(after, seat),
      [
        {
          transform: `translate(${(from.x - to.x) / to.scale}px, ${(from.y - to.y) / to.scale}px)`,
        },
        { transform: 'none' },
      ],
      { for: 'slide', ease: 'march' },
    );
  else call(theatre, seat);
  theatre.sound('step');
};

const victimOf = ({ fight, target, before }: Act) => {
  const who = target ?? fight?.target ?? null;
  if (who === null) return null;
  return standOf(before, who, fight?.sector) ?? (fight ? middleOf(before, fight.sector) : null);
};

/** A line grows from the attacker to the target, and the target shakes. */
const attack: Scene = (theatre, act) => {
  const { fight, before } = act,
    from = fight && standOf(before, fight.attacker),
    to = victimOf(act),
    a = from && onScreen(theatre, from),
    b = to && onScreen(theatre, to);
  call(theatre, fight?.attacker ?? null);
  theatre.move(
    '.fight',
    [
      { opacity: 0, transform: 'translateY(-8px)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      for: 'count',
    },
  );
  if (!a || !b) return;
  const far = Math.hypot(b.x - a.x, b.y - a.y),
    turned = Math.atan2(b.y - a.y, b.x - a.x),
    line = theatre.add('<i class="shot-line"></i>', {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      w: Math.max(far, 12),
      h: 5,
    });
  theatre.move(
    line,
    [
      { transform: `rotate(${turned}rad) scaleX(0)`, opacity: 1 },
      { transform: `rotate(${turned}rad) scaleX(1)`, opacity: 1 },
    ],
    { at: theatre.times.title / 2, for: theatre.times.shot * 2, ease: 'shot' },
  );
  const ring = theatre.add('<i class="aim-ring"></i>', { ...b, w: 46, h: 46 });
  theatre.move(
    ring,
    [
      { transform: 'scale(1.8)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { at: theatre.times.title, for: 'hit', ease: 'land' },
  );
  theatre.sound('shot', theatre.times.title / 2);
};

/** Dice tumble fast, then slowly; what they show is told when they lie. */
const roll: Scene = (theatre, { events }) => {
  const name = events[0]?.event ?? '',
    kind = name.startsWith('defense') ? 'defense' : 'attack',
    end =
      name === 'face-turned'
        ? theatre.move(
            '.fight [data-die-face]',
            [{ transform: 'rotateY(180deg)' }, { transform: 'none' }],
            { for: 260 },
          )
        : rollDice(theatre, kind);
  theatre.tell(end);
};

/** Stopped dice fade; what passed pulses. */
const pass: Scene = (theatre) => {
  theatre.move('.fight .die.stopped', [{ opacity: 1 }, { opacity: 0.3 }], { for: 'hit' });
  theatre.move(
    '.fight .die.passed',
    [{ transform: 'none' }, { transform: 'scale(1.18)', offset: 0.5 }, { transform: 'none' }],
    { at: theatre.times.hit, for: 'burst' },
  );
  theatre.sound('armour');
};

/** Each score that changes: a token flies to it from where it was won, and it counts when that lands. */
function fly(
  theatre: Theatre,
  act: Act,
  from: { x: number; y: number } | null,
  at: number,
): number {
  let end = at;
  for (const { seat, points } of act.after.fighters) {
    const was = act.before.fighters[seat]?.points ?? null;
    if (points === null || was === null || points === was) continue;
    const score = `${cardOf(seat)} .pts b`;
    if (points > was && from) {
      end = Math.max(
        end,
        flyTo(theatre, `<b class="flying">+${points - was}</b>`, from, score, at),
      );
      theatre.sound('points', end);
    }
    countTo(theatre, score, points, points > was ? end : at);
  }
  return end;
}

/** A blow that lands: the number bursts over the victim, health goes, points fly. */
const hit: Scene = (theatre, act) => {
  const stand = victimOf(act),
    at = stand && onScreen(theatre, stand),
    { n = 0 } = act.events[0] as { n?: number },
    seat = typeof act.target === 'number' ? act.target : null;
  if (at) {
    const burst = theatre.add(`<b class="burst">−${n}</b>`, { ...at, w: 44, h: 30 });
    theatre.move(
      burst,
      [
        { transform: 'scale(0.3)', opacity: 0 },
        { transform: 'scale(1.35)', opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      { for: 'burst', ease: 'land' },
    );
  }
  if (seat !== null) {
    const shakes = [
      { transform: 'none' },
      { transform: 'translateX(-6px)', offset: 0.25 },
      { transform: 'translateX(5px)', offset: 0.6 },
      { transform: 'none' },
    ];
    theatre.move(figureOf(act.before, seat), shakes, { for: 'hit' });
    theatre.move(cardOf(seat), shakes, { for: 'hit' });
  }
  theatre.sound('wound');
  theatre.tell(fly(theatre, act, at, theatre.times.burst));
};

/** A bot falls apart and becomes a trophy. */
const bot: Scene = (theatre, act) => {
  const sector = act.fight?.sector,
    stand = sector === undefined ? null : standOf(act.before, 'bot', sector),
    at = stand && onScreen(theatre, stand);
  theatre.move(
    `.arena [data-bot="${sector}"]`,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(14px) rotate(24deg)', opacity: 0.1 },
    ],
    { for: 'fall', ease: 'in' },
  );
  theatre.sound('fall');
  if (at && act.seat !== null)
    flyTo(
      theatre,
      `<span class="flying bot">${glyph(signs.bot!)}</span>`,
      at,
      cardOf(act.seat),
      theatre.times.burst,
    );
  theatre.tell(fly(theatre, act, at, theatre.times.burst));
};

/** Who is defeated leaves the ring. */
const fall: Scene = (theatre, act) => {
  if (typeof act.target === 'number')
    theatre.move(
      figureOf(act.before, act.target),
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-10px)', opacity: 1, offset: 0.3 },
        { transform: 'translateY(40px) rotate(20deg)', opacity: 0 },
      ],
      { for: theatre.times.fall * 1.3, ease: 'in' },
    );
  theatre.sound('fall');
};

/** The crown goes from one card to the other, and both scores change when it lands. */
const leader: Scene = (theatre, act) => {
  const { before, after } = act,
    from = theatre.spot(cardOf(before.leader));
  if (!from || before.leader === after.leader) {
    call(theatre, act.seat);
    return;
  }
  const end = flyTo(
    theatre,
    `<span class="flying crown">${glyph(actions.leadership!)}</span>`,
    from,
    cardOf(after.leader),
    0,
  );
  theatre.hide('.oc-crown', 0);
  theatre.sound('points', end);
  fly(theatre, act, null, end);
  theatre.tell(end);
};

/** Energy comes to its owner's card. */
const energy: Scene = (theatre, { seat, after, before }) => {
  call(theatre, seat);
  if (seat === null || after.fighters[seat]?.energy === before.fighters[seat]?.energy) return;
  countTo(theatre, `${cardOf(seat)} .oc-en b`, after.fighters[seat]!.energy, theatre.times.count);
};

const field: Scene = (theatre, { seat }) => {
  if (seat === null) return;
  theatre.move(
    `${cardOf(seat)} .oc-tok`,
    [
      { transform: 'scale(0.6)', opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { for: 'lay', ease: 'land' },
  );
};

/** A card of loot comes from where its owner stands. */
const loot: Scene = (theatre, act) => {
  const { seat, after } = act,
    stand = seat === null ? null : standOf(after, seat),
    from = stand && onScreen(theatre, stand);
  if (seat === null || !from) return;
  const colour = looks[after.fighters[seat]?.fighter ?? '']?.color ?? 'var(--text)';
  flyTo(theatre, `<i class="flying card" style="--fc:${colour}"></i>`, from, cardOf(seat), 0);
  theatre.sound('draw');
};

const use: Scene = (theatre, act) => {
  energy(theatre, act);
  theatre.sound('instant');
};

/** Water rises over the sector; then the ring closes. */
const sink: Scene = (theatre, { events, before }) => {
  const name = String((events[0] as Record<string, unknown>).sector ?? ''),
    place = before.ring.find((one) => one.sector === name),
    stand = place && middleOf(before, place.number),
    at = stand && onScreen(theatre, stand);
  theatre.last(theatre.times.sink);
  if (!place || !at) return;
  theatre.move(
    `.arena [data-ground="${place.number}"], .arena [data-standing="${place.number}"]`,
    [{ opacity: 1 }, { opacity: 0.12 }],
    { for: 'sink', ease: 'in' },
  );
  const water = theatre.add('<i class="water"></i>', { ...at, w: 110, h: 90 });
  theatre.move(
    water,
    [
      { transform: 'translateY(50px) scaleY(0.2)', opacity: 0 },
      { transform: 'none', opacity: 0.9, offset: 0.6 },
      { transform: 'scaleY(1.1)', opacity: 0 },
    ],
    { for: 'sink' },
  );
  theatre.sound('sink');
};

const plain: Scene = (theatre, { seat, events }) => {
  theatre.last(theatre.times.title);
  call(theatre, seat ?? factsIn(events[0]!).target_seat ?? null);
};

const SCENES: Record<Kind, Scene> = {
  reveal,
  order,
  land,
  move,
  attack,
  roll,
  pass,
  hit,
  bot,
  fall,
  leader,
  energy,
  field,
  use,
  loot,
  sink,
  plain,
};

export const sceneOf =
  (act: Act) =>
  (theatre: Theatre): void =>
    SCENES[act.kind](theatre, act);
