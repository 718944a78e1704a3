// What a row could do, drawn on the rim of the ring: numbers where a Move can end, the damage an Attack can be expected to do.
import { OUTER, pt } from '../../../draw/arena';
import { language } from '../../../words/texts';

export type Mark =
  | { kind: 'move'; n: number; sector: number }
  | { kind: 'attack'; n: number; sector: number; expected: number | null };

const RIM = OUTER + 1,
  END = 21,
  AIM = 46,
  DEGREES = 180 / Math.PI,
  /** On a phone there is no room beside the ring: the marks at its sides stand lower, not over the names. */
  DOWN = 13;

const tenths = (n: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(n);

const End = ({ n }: { n: number }) => (
  <g class="reach-end" data-end={n}>
    <circle r={9.5} />
    <text y={4.4} text-anchor="middle" font-size={12.5} font-weight="800">
      {n}
    </text>
  </g>
);

const Aim = ({ expected }: { expected: number | null }) => (
  <g class="reach-aim">
    <rect x={-21} y={-10} width={42} height={20} rx={10} />
    <path
      transform="translate(-10 0) scale(.42)"
      d="M0-16L4-5 15-8 7 0 15 8 4 5 0 16-4 5-15 8-7 0-15-8-4-5Z"
    />
    <text x={7} y={4.6} text-anchor="middle" font-size={13} font-weight="800">
      {expected === null ? '?' : tenths(expected)}
    </text>
  </g>
);

/** The marks of one sector: each action that can end there, and the best attack on somebody there. */
function sectorMarks(marks: readonly Mark[], sector: number) {
  const here = marks.filter((mark) => mark.sector === sector),
    ends = here.filter((mark) => mark.kind === 'move').map((mark) => mark.n),
    aims = here.flatMap((mark) => (mark.kind === 'attack' ? [mark.expected] : [])),
    best = aims.reduce<number | null>(
      (most, one) => ((one ?? -1) > (most ?? -1) ? one : most),
      null,
    );
  return [
    ...ends.map((n) => ({ wide: END, drawn: <End n={n} /> })),
    ...(aims.length ? [{ wide: AIM, drawn: <Aim expected={best} /> }] : []),
  ];
}

function SectorMarks({
  marks,
  sector,
  angle,
  phone,
}: {
  marks: readonly Mark[];
  sector: number;
  angle: number;
  phone: boolean;
}) {
  const found = sectorMarks(marks, sector),
    whole = found.reduce((sum, one) => sum + one.wide, 0),
    scale = phone ? 1.3 : 1,
    aside = phone ? DOWN * Math.sin(angle / DEGREES) : 0;
  let at = -whole / 2;
  return (
    <g data-reach={sector}>
      {found.map(({ wide, drawn }) => {
        const turned = angle + aside + (((at + wide / 2) * scale) / RIM) * DEGREES,
          [x, y] = pt(RIM + (wide / 3) * Math.abs(Math.sin(turned / DEGREES)), turned);
        at += wide;
        return <g transform={`translate(${x} ${y}) scale(${scale})`}>{drawn}</g>;
      })}
    </g>
  );
}

export const Marks = ({
  marks,
  sectors,
  phone,
}: {
  marks: readonly Mark[];
  sectors: readonly number[];
  phone: boolean;
}) => (
  <g class="reach" aria-hidden="true">
    {sectors.map((sector, i) => (
      <SectorMarks marks={marks} sector={sector} angle={(i * 360) / sectors.length} phone={phone} />
    ))}
  </g>
);
