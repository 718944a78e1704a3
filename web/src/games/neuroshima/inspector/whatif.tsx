// What if: a tile that acts on this one gone, or this one turned or moved; the next battle as it is beside as it would be.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../words/texts';
import { ask } from '../ask';
import { isMine, type Piece, type Table } from '../view';
import { armyName, directionName, tileName } from '../words/names';
import { IfBoard } from './ifboard';
import type { SupposedAnswer, Supposition } from '../../../wire/neuroshima';
import type { Update } from '../../../wire/types';

interface Given {
  piece: Piece;
  table: Table;
  now: Update;
}

/** What is known of a tile for this position, once it is worked out. */
function useSupposed({ piece, now }: Given): SupposedAnswer | null {
  const [found, setFound] = useState<SupposedAnswer | null>(null);
  useEffect(() => {
    let gone = false;
    void ask('supposed', null, piece.cell).then((answer) => {
      if (!gone) setFound(answer);
    });
    return () => {
      gone = true;
    };
  }, [now.version, piece.cell]);
  return found;
}

function ifWords({ kind, tile, at, facing, to }: Supposition): string {
  if (kind === 'turned') return t('nh-if-turned', { direction: directionName(facing ?? 0) });
  if (kind === 'moved') return t('nh-if-moved', { to: to ?? '' });
  return t('nh-if-lost', { tile: tileName(tile), at });
}

const fateWords = (falls: number | null): string =>
  falls === null ? t('nh-if-stays') : t('nh-if-falls', { segment: falls });

/** As it is, and as it would be; the same where nothing changes. */
const Change = ({ name, from, to }: { name: string; from: string; to: string }) => (
  <li>
    <span class="sec">{name}</span>
    <b class={`num ${from === to ? 'muted' : 'new'}`}>
      {from === to ? `= ${to}` : `${from} › ${to}`}
    </b>
  </li>
);

function Changes({ table, now, base, one }: Given & { base: SupposedAnswer; one: Supposition }) {
  return (
    <ul class="if-changes" role="status">
      {table.players
        .filter((player) => !player.isOut)
        .map(({ index, army }) => (
          <Change
            name={isMine(now, index) ? t('nh-if-own') : t('nh-if-foe', { army: armyName(army) })}
            from={String(base.hp[index])}
            to={String(one.hp[index])}
          />
        ))}
      <Change name={t('nh-if-fate')} from={fateWords(base.falls)} to={fateWords(one.falls)} />
    </ul>
  );
}

export function WhatIf(given: Given) {
  const base = useSupposed(given),
    [chosen, setChosen] = useState(0),
    one = base?.ifs[chosen];
  if (!base || !one) return null;
  return (
    <section class="what-if" data-part="what-if">
      <h3>{t('nh-if')}</h3>
      <div class="row wrap" role="group" aria-label={t('nh-if')}>
        {base.ifs.map((each, i) => (
          <button
            class="chip"
            type="button"
            data-if={each.kind}
            aria-pressed={i === chosen}
            onClick={() => setChosen(i)}
          >
            {ifWords(each)}
          </button>
        ))}
      </div>
      <Changes {...given} base={base} one={one} />
      <IfBoard one={one} cell={given.piece.cell} table={given.table} now={given.now} />
    </section>
  );
}
