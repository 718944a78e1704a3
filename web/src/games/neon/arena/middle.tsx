// The middle of the ring: the round, what sank and will sink in each, and the sector that sinks next.
import { t } from '../../../words/texts';
import { sectorOf, type Table } from '../view';
import { sectorTitle } from '../words';

const WIDTH = 26;

/** What a round shows: the sectors that sank, the one that will, or how many. */
function roundText(table: Table, i: number): string {
  const laid = table.laid[i] ?? [];
  if (laid.length) return laid.join(' ');
  return i === table.round - 1 && table.closes !== null
    ? String(table.closes)
    : `−${table.closings[i]}`;
}

function Round({ table, i }: { table: Table; i: number }) {
  const isNow = i === table.round - 1,
    text = roundText(table, i),
    x = (i - table.closings.length / 2) * WIDTH + WIDTH / 2;
  return (
    <g transform={`translate(${x} 14)`}>
      <rect
        x={-12}
        y={-13}
        width={24}
        height={26}
        rx={4}
        fill={table.laid[i]?.length ? 'var(--bg-2)' : 'var(--cell)'}
        stroke={isNow ? 'var(--bad)' : 'var(--cell-edge)'}
        stroke-width={isNow ? 2.4 : 1.4}
      />
      <text
        text-anchor="middle"
        y={4.5}
        font-size={text.length > 3 ? 9 : 12}
        font-weight="700"
        fill={isNow ? 'var(--bad)' : 'var(--text-3)'}
      >
        {text}
      </text>
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
