// A battle played step by step: segments on top, board in the middle, who hits whom in words.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { change, isReduced, settings } from '../../state/settings';
import { say } from '../../words/live';
import { Icon } from '../../parts/icon';
import { onControl, useKeys } from '../../parts/keys';
import { Rich, RuleId } from '../../parts/rich';
import { flag } from '../../draw/middle';
import { words } from '../../draw/glyphs';
import { Drawing } from '../../parts/icon';
import { plain, t } from '../../words/texts';
import { Board } from './board';
import { callName, Gauge } from './panels';
import { armyName, Crest, Tile } from './tile';
import { cellWords, tell } from './words';
import type { Frame, Hit } from './frames';
import { isMine } from './view';
import type { Piece, Table } from './view';
import type { Tone } from '../../draw/tile';
import type { Update } from '../../wire/types';

export interface Battle {
  frames: Frame[];
  key: number;
}

/** The battle on show, if any; the board of the match waits beneath. */
export const battle = signal<Battle | null>(null);

const BEAT = 700,
  BEATS_A_SEGMENT = 3,
  SPEEDS = [0.5, 1, 2, 4];

export const toneFor =
  (now: Update) =>
  (piece: Piece): Tone =>
    isMine(now, piece.commander) ? 'light' : 'dark';

const Flag = ({ value, size = 40 }: { value: number; size?: number }) => (
  <Drawing
    svg={flag(value, { h: 24 })}
    box="-16 -14 32 28"
    width={size}
    height={Math.round(size * 0.875)}
    cls="tone-dark tile-svg"
  />
);

function Segments({
  frames,
  at,
  go,
  now,
}: {
  frames: Frame[];
  at: number;
  go(index: number): void;
  now: Update;
}) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <nav class="segs" aria-label={t('page-nh-segments')}>
      {frames.map((frame, i) => {
        const actors = [...new Map(frame.hits.map((hit) => [hit.from, hit])).values()];
        return (
          <button
            ref={i === at ? current : undefined}
            class={`seg ${i < at ? 'done' : ''} ${i === at ? 'now' : ''}`}
            aria-current={i === at ? 'step' : undefined}
            onClick={() => go(i)}
          >
            <span class="unseen">{t('page-nh-segment', { segment: frame.segment ?? 0 })} </span>
            <span class="fl">
              <Flag value={frame.segment ?? 0} />
            </span>
            <span class="acts2">
              {actors.slice(0, 5).map((hit) => (
                <Tile
                  id={hit.tile}
                  width={34}
                  tone={isMine(now, hit.seat) ? 'light' : 'dark'}
                  style={{ lod: 's' }}
                />
              ))}
            </span>
            <span class="out tiny num">
              {Object.entries(frame.losses).map(([seat, lost]) => (
                <b class={isMine(now, Number(seat)) ? 'bad' : 'good'}>
                  {armyName(String(now.seats[Number(seat)]?.army ?? ''))} −{lost}{' '}
                </b>
              ))}
              {frame.dead > 0 && <span class="sec">{t('page-nh-die', { count: frame.dead })}</span>}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

function HitLine({
  hit,
  index,
  frame,
  now,
}: {
  hit: Hit;
  index: number;
  frame: Frame;
  now: Update;
}) {
  const sentence = tell(hit.event, now),
    mine = isMine(now, hit.seat),
    fate = frame.fates.find((one) => one.cell === hit.to),
    victim = frame.before.pieces.find((piece) => piece.cell === hit.to && !piece.foundation);
  const result = hit.isBlocked
    ? t('page-nh-hit-blocked')
    : fate?.dies
      ? t('page-nh-hit-destroyed')
      : victim?.hp != null
        ? t('page-nh-hit-hq', { count: Number(hit.event.wounds ?? hit.strength) })
        : t('page-nh-hit-wound');
  return (
    <li class={mine ? 'out' : 'in'}>
      <span class="n num">{index + 1}</span>
      <Tile id={hit.tile} width={40} tone={mine ? 'light' : 'dark'} style={{ lod: 's' }} />
      <Drawing
        svg={`<g transform="rotate(90)">${words[hit.kind === 'blast' ? 'wound' : hit.kind] ?? ''}</g>`}
        box="-17 -17 34 34"
        width={18}
        height={18}
        cls="kind"
      />
      <Tile id={hit.target} width={40} tone={mine ? 'dark' : 'light'} style={{ lod: 's' }} />
      <span class="t">
        <span>{sentence && <Rich text={sentence.text} />}</span>
        <span class="row">
          <span class={`chip ${hit.isBlocked ? '' : 'bad'}`}>{result}</span>
          {sentence?.rule && <RuleId id={sentence.rule} />}
        </span>
      </span>
    </li>
  );
}

function Points({ frame, table, now }: { frame: Frame; table: Table; now: Update }) {
  return (
    <div class="hpcs">
      {table.players
        .filter((player) => !player.isOut)
        .map((player) => {
          const after =
              frame.after.players.find((one) => one.index === player.index)?.hp ?? player.hp,
            mine = isMine(now, player.index);
          return (
            <div class={`hpc army-${player.army}`} style="--army:var(--pc)">
              <Crest army={player.army} width={34} mine={mine} />
              <b>{callName(now, player)}</b>
              <span class="row">
                <span class="num v">{player.hp}</span>
                {after !== player.hp && (
                  <>
                    <Icon name="right" size={14} />
                    <span class="num v bad">{after}</span>
                  </>
                )}
              </span>
              <span class="g">
                <Gauge hp={player.hp} after={after} most={player.most} />
              </span>
            </div>
          );
        })}
    </div>
  );
}

export function BattleScreen({ show, now, close }: { show: Battle; now: Update; close(): void }) {
  const [at, setAt] = useState(0),
    [playing, setPlaying] = useState(!isReduced()),
    [part, setPart] = useState(0),
    [focus, setFocus] = useState(show.frames[0]!.before.cells[0]!.name);
  const frame = show.frames[Math.min(at, show.frames.length - 1)]!,
    last = at >= show.frames.length - 1;
  const go = (index: number): void => {
    setAt(Math.max(0, Math.min(show.frames.length - 1, index)));
    setPart(0);
  };
  const forward = (): void => {
    if (last) close();
    else go(at + 1);
  };
  useEffect(() => {
    const lines = frame.hits.map((hit) => plain(tell(hit.event, now)?.text ?? ''));
    say(
      `${t('page-nh-segment', { segment: frame.segment ?? 0 })} ${lines.join(' ')} ${frame.dead ? t('page-nh-die', { count: frame.dead }) : ''}`,
    );
  }, [at]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (part < BEATS_A_SEGMENT - 1) setPart(part + 1);
      else if (last) setPlaying(false);
      else go(at + 1);
    }, BEAT / settings.value.speed);
    return () => clearTimeout(timer);
  }, [playing, part, at, settings.value.speed]);
  useKeys((event) => {
    if (event.key === 'ArrowRight') {
      setPlaying(false);
      forward();
      return true;
    }
    if (event.key === 'ArrowLeft') {
      setPlaying(false);
      go(at - 1);
      return true;
    }
    if (onControl(event)) return false;
    if (event.key === ' ') {
      setPlaying(!playing);
      return true;
    }
    if (event.key === 'Escape' || event.key === 'Enter') {
      close();
      return true;
    }
    return false;
  });
  const speed = (): void =>
    change({ speed: SPEEDS[(SPEEDS.indexOf(settings.value.speed) + 1) % SPEEDS.length]! });
  const settled = playing && part === BEATS_A_SEGMENT - 1,
    table = settled ? frame.after : frame.before;
  const bright = useMemo(() => new Set(frame.hits.flatMap((hit) => [hit.from, hit.to])), [frame]);
  const chosen = useMemo(() => new Set(frame.hits.map((hit) => hit.from)), [frame]);
  const lines = frame.hits
    .filter((hit) => hit.kind !== 'blast' && hit.from !== hit.to)
    .map((hit) => ({
      line: {
        from: hit.from,
        to: hit.to,
        kind: hit.kind as 'melee',
        seat: hit.seat,
        strength: hit.strength,
      },
      whose: isMine(now, hit.seat) ? ('out' as const) : ('in' as const),
      rank: 'focus' as const,
    }));
  return (
    <div class="battle" data-battle={at}>
      <Segments
        frames={show.frames}
        at={at}
        go={(index) => {
          setPlaying(false);
          go(index);
        }}
        now={now}
      />
      <main class="mid" id="main">
        <Board
          table={table}
          toneOf={toneFor(now)}
          bright={settled ? null : bright}
          chosen={settled ? undefined : chosen}
          lines={settled ? [] : lines}
          fates={settled ? [] : frame.fates}
          label={(cell) => cellWords(cell, table, now, null)}
          focus={focus}
          setFocus={setFocus}
          title={t('page-nh-board')}
          roledescription={t('page-nh-board-role')}
        />
      </main>
      <aside class="bside">
        <Points frame={frame} table={frame.before} now={now} />
        <section class="panel">
          <div class="ph">
            <h2>{t('page-nh-who-hits')}</h2>
            <span class="end">{t('page-nh-attacks', { count: frame.hits.length })}</span>
          </div>
          <ol class="hits" tabIndex={0} aria-label={t('page-nh-who-hits')}>
            {frame.hits.map((hit, i) => (
              <HitLine hit={hit} index={i} frame={frame} now={now} />
            ))}
          </ol>
          <div class="pb small sec only-wide foot">
            {t('page-nh-same-time')} <RuleId id="NH-BAT-03" />
          </div>
        </section>
      </aside>
      <footer class="ctl">
        <button
          class="btn quiet"
          aria-label={t('page-nh-first')}
          onClick={() => {
            setPlaying(false);
            go(0);
          }}
        >
          <Icon name="first" />
        </button>
        <button
          class="btn quiet"
          aria-label={t('page-nh-previous')}
          onClick={() => {
            setPlaying(false);
            go(at - 1);
          }}
        >
          <Icon name="previous" />
          <span class="key" aria-hidden="true" data-key="←" />
        </button>
        {last && !playing ? (
          <button class="btn primary big" onClick={close}>
            <Icon name="check" />
            {t('page-nh-battle-done')}
          </button>
        ) : (
          <button
            class="btn primary big"
            aria-pressed={playing}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
            {t(playing ? 'page-pause' : 'page-play')}
            <span class="key" aria-hidden="true" data-key={t('page-key-space')} />
          </button>
        )}
        <button
          class="btn quiet"
          aria-label={t('page-nh-next')}
          onClick={() => {
            setPlaying(false);
            forward();
          }}
        >
          <Icon name="next" />
          <span class="key" aria-hidden="true" data-key="→" />
        </button>
        <button
          class="btn quiet"
          onClick={speed}
          aria-label={t('page-nh-speed', { speed: String(settings.value.speed) })}
        >
          {settings.value.speed}×
        </button>
        <button class="btn quiet" aria-label={t('page-nh-skip')} onClick={close}>
          <Icon name="last" />
        </button>
      </footer>
    </div>
  );
}
