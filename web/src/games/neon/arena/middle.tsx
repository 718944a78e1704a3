// The middle of the ring: the round, what sank and will sink in each, and the sector that sinks next.
import { t } from '../../../words/texts';
import { roundTip } from '../tips';
import { sectorOf, type Table } from '../view';
import { sectorTitle } from '../words';

const WIDTH = 26;

/** What a round shows: the sectors that sank, or the one that will next. */
function roundText(table: Table, i: number): string {
  const laid = table.laid[i] ?? [];
  if (laid.length) return laid.join(' ');
  return i === table.round - 1 && table.closes !== null ? String(table.closes) : '';
}

/** As many waves as sectors will sink. */
const Waves = ({ n }: { n: number }) => (
  <g>
    {Array.from({ length: n }, (_, i) => (
      <path
        d={`M-7 ${(i - (n - 1) / 2) * 7}q3.5 -4 7 0t7 0`}
        fill="none"
        stroke="var(--info)"
        stroke-width={1.8}
        stroke-linecap="round"
      />
    ))}
  </g>
);

function Round({ table, i }: { table: Table; i: number }) {
  const isNow = i === table.round - 1,
    text = roundText(table, i),
    x = (i - table.closings.length / 2) * WIDTH + WIDTH / 2;
  return (
    <g transform={`translate(${x} 14)`} data-tip={roundTip(table, i)}>
      <rect
        x={-12}
        y={-13}
        width={24}
        height={26}
        rx={4}
        fill={table.laid[i]?.length ? 'var(--water)' : 'var(--cell)'}
        stroke={isNow ? 'var(--bad)' : 'var(--cell-edge)'}
        stroke-width={isNow ? 2.4 : 1.4}
      />
      {text ? (
        <text
          text-anchor="middle"
          y={4.5}
          font-size={text.length > 3 ? 10 : 12}
          font-weight="700"
          fill={isNow ? 'var(--bad)' : 'var(--text-2)'}
        >
          {text}
        </text>
      ) : (
        <Waves n={table.closings[i] ?? 0} />
      )}
    </g>
  );
}

function Sinking({ table, phone }: { table: Table; phone: boolean }) {
  const sinks = table.closes === null ? undefined : sectorOf(table, table.closes);
  if (!sinks) return null;
  return (
    <>
      <text
        text-anchor="middle"
        y={54}
        font-size={phone ? 16 : 13}
        font-weight="700"
        fill="var(--bad)"
      >
        {sinks.number} {sectorTitle(sinks.sector)}
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
  );
}

export const Middle = ({ table, phone }: { table: Table; phone: boolean }) => (
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
    <g>
      {table.closings.map((_, i) => (
        <Round table={table} i={i} />
      ))}
    </g>
    <Sinking table={table} phone={phone} />
  </g>
);
