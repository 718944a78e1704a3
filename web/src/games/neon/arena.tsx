// The ring of sectors: seen at a glance, walked by arrows, pressed to choose or to ask.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  outline,
  sector as drawSector,
  standing,
  waves,
  OUTER,
  type Place,
} from '../../draw/arena';
import { fighters as looks } from '../../draw/fighters';
import { slideAll, type Places } from '../../parts/slide';
import { isReduced } from '../../state/settings';
import { language, t } from '../../words/texts';
import { sectorTitle, sectorWords } from './words';
import { eyes, type Table } from './view';
import type { Update } from '../../wire/types';

const HOLD = 350;
const EDGE = OUTER + 4;

interface Props {
  table: Table;
  now: Pick<Update, 'seat' | 'seats'>;
  open: ReadonlySet<string>;
  target: number | null;
  phone: boolean;
  focus: number;
  setFocus(number: number): void;
  press(number: number): void;
  explain(number: number): void;
  offer: string | null;
}

function placesOf({ table, now, open, target }: Props): Place[] {
  const me = table.fighters[eyes(now)];
  return table.ring.map((one) => ({
    number: one.number,
    name: sectorTitle(one.sector),
    kind: one.class,
    text: t(`page-neon-sector-${one.sector}`),
    bot: one.bot !== null,
    search: one.search,
    fighters: one.fighters.map((seat) => ({
      id: table.fighters[seat]?.fighter ?? '',
      you: now.seat === seat,
      field: table.fighters[seat]?.fields ?? 0,
    })),
    tokens: one.tokens.map((token) => ({
      id: token.token,
      color: looks[table.fighters[token.seat]?.fighter ?? '']?.color ?? 'var(--text)',
    })),
    sinking: table.closes === one.number,
    here: now.seat !== null && me?.place === one.number,
    open: open.has(one.sector),
    target: target === one.number,
  }));
}

/** Which sectors sank in each round, which will, and how many. */
function Rounds({ table }: { table: Table }) {
  const width = 26,
    left = -(table.closings.length * width) / 2;
  return (
    <g>
      {table.closings.map((count, i) => {
        const laid = table.laid[i] ?? [],
          now = i === table.round - 1,
          text = laid.length
            ? laid.join(' ')
            : now && table.closes !== null
              ? String(table.closes)
              : `−${count}`;
        return (
          <g transform={`translate(${left + i * width + width / 2} 14)`}>
            <rect
              x={-12}
              y={-13}
              width={24}
              height={26}
              rx={4}
              fill={laid.length ? 'var(--bg-2)' : 'var(--cell)'}
              stroke={now ? 'var(--bad)' : 'var(--cell-edge)'}
              stroke-width={now ? 2.4 : 1.4}
            />
            <text
              text-anchor="middle"
              y={4.5}
              font-size={text.length > 3 ? 9 : 12}
              font-weight="700"
              fill={now ? 'var(--bad)' : 'var(--text-3)'}
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface Trail {
  from: [number, number];
  to: [number, number];
}

const sectorsOf = (places: readonly Place[]): Map<string, number> =>
  new Map(
    places.flatMap((place) =>
      place.fighters.map((fighter): [string, number] => [fighter.id, place.number]),
    ),
  );

/** Lets fighters slide; for those who want no motion, how they went from sector to sector, kept until the next one goes. */
function useTrails(root: { current: SVGSVGElement | null }, places: readonly Place[]): Trail[] {
  const last = useRef<{ stood: Places; sectors: Map<string, number>; ring: number }>({
      stood: new Map(),
      sectors: new Map(),
      ring: 0,
    }),
    [trails, setTrails] = useState<Trail[]>([]);
  useLayoutEffect(() => {
    if (!root.current) return;
    const { stood, sectors, ring } = last.current,
      now = sectorsOf(places),
      stand = slideAll(root.current, 'data-fighter', stood);
    last.current = { stood: stand, sectors: now, ring: places.length };
    const went = [...now]
      .filter(
        ([fighter, sector]) =>
          sectors.has(fighter) &&
          sectors.get(fighter) !== sector &&
          stood.has(fighter) &&
          stand.has(fighter),
      )
      .map(([fighter]) => ({ from: stood.get(fighter)!, to: stand.get(fighter)! }));
    if (ring !== places.length) setTrails([]);
    else if (went.length) setTrails(went);
  }, [places]);
  return isReduced() ? trails : [];
}

const TrailMark = ({ trail: { from, to }, n }: { trail: Trail; n: number }) => (
  <g class="trail">
    <path d={`M${from.join(' ')}L${to.join(' ')}`} />
    <circle class="from" cx={from[0]} cy={from[1]} r={20} />
    <circle cx={(from[0] + to[0]) / 2} cy={(from[1] + to[1]) / 2} r={11} />
    <text
      x={(from[0] + to[0]) / 2}
      y={(from[1] + to[1]) / 2 + 4.5}
      text-anchor="middle"
      font-size={13}
      font-weight="700"
    >
      {n}
    </text>
  </g>
);

export function Arena(props: Props) {
  const { table, now, open, phone, focus, setFocus, press, explain, offer } = props,
    n = table.ring.length,
    root = useRef<SVGSVGElement>(null),
    held = useRef(0);
  const places = useMemo(
    () => placesOf(props),
    [table, now.seat, open, props.target, language.value],
  );
  const trails = useTrails(root, places);
  const stop = places.some((place) => place.number === focus) ? focus : places[0]?.number;
  const walk = (by: number): void => {
    const at = places.findIndex((place) => place.number === stop),
      next = places[(at + by + n) % n]!;
    setFocus(next.number);
    root.current?.querySelector<SVGElement>(`[data-sector="${next.number}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent, number: number): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by) walk(by);
    else if (event.key === 'Enter' || event.key === ' ') press(number);
    else if (event.key.toLowerCase() === 'i') explain(number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const sinks =
    table.closes !== null ? places.find((place) => place.number === table.closes) : undefined;
  return (
    <svg
      class="arena board"
      ref={root}
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      role="application"
      aria-roledescription={t('page-neon-ring-role')}
      aria-label={t('page-neon-ring')}
    >
      <g dangerouslySetInnerHTML={{ __html: waves }} />
      <g aria-hidden="true">
        {places.map((place, i) => (
          <g
            key={place.number}
            dangerouslySetInnerHTML={{ __html: drawSector(place, i, n, phone) }}
          />
        ))}
      </g>
      <g aria-hidden="true">
        {places.map((place, i) => (
          <g
            key={place.number}
            dangerouslySetInnerHTML={{ __html: standing(place, i, n, phone) }}
          />
        ))}
      </g>
      {trails.length > 0 && (
        <g aria-hidden="true">
          {trails.map((trail, i) => (
            <TrailMark trail={trail} n={i + 1} />
          ))}
        </g>
      )}
      {places.map((place, i) => (
        <g
          key={place.number}
          class="sector"
          role="button"
          data-sector={place.number}
          data-name={table.ring[i]!.sector}
          data-fighters={place.fighters.map((fighter) => fighter.id).join(' ')}
          tabIndex={place.number === stop ? 0 : -1}
          aria-disabled={open.size > 0 && !place.open ? 'true' : undefined}
          aria-label={sectorWords(table, place.number, now, place.open ? offer : null)}
          onFocus={() => setFocus(place.number)}
          onKeyDown={(event) => onKey(event, place.number)}
          onClick={() => {
            if (held.current >= 0) press(place.number);
            held.current = 0;
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            explain(place.number);
          }}
          onPointerDown={(event) => {
            if (event.pointerType === 'touch')
              held.current = window.setTimeout(() => {
                held.current = -1;
                explain(place.number);
              }, HOLD);
          }}
          onPointerUp={() => {
            if (held.current > 0) {
              clearTimeout(held.current);
              held.current = 0;
            }
          }}
          onPointerCancel={() => clearTimeout(held.current)}
        >
          <path class="ring-focus" d={outline(i, n)} />
        </g>
      ))}
      <g aria-hidden="true">
        <text text-anchor="middle" y={-52} font-size={phone ? 17 : 13} fill="var(--text-2)">
          {t('page-neon-round')}
        </text>
        <text text-anchor="middle" y={-18} font-size={38} font-weight="800" fill="var(--text)">
          {Math.max(table.round, 0)}
          <tspan font-size={20} font-weight="600" fill="var(--text-2)">
            {' '}
            / {table.rounds}
          </tspan>
        </text>
        <Rounds table={table} />
        {sinks && (
          <>
            <text
              text-anchor="middle"
              y={54}
              font-size={phone ? 16 : 13}
              font-weight="700"
              fill="var(--bad)"
            >
              {sinks.number} {sinks.name}
            </text>
            <text
              text-anchor="middle"
              y={phone ? 74 : 71}
              font-size={phone ? 15 : 12}
              fill="var(--text-2)"
            >
              {t('page-neon-sinks')}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}
