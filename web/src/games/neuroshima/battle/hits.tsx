// Who hits whom in a segment, in words, and what it does to the hit points.
import { words } from '../../../draw/glyphs';
import { Drawing, Icon } from '../../../parts/icon';
import { Rich, RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { callName, Gauge } from '../panels/signs';
import { Crest, Tile } from '../tile';
import { isMine, pieceAt, type Player } from '../view';
import { tell } from '../words/sentences';
import type { Frame, Hit } from './frames';
import type { Update } from '../../../wire/types';

function resultOf(hit: Hit, frame: Frame): string {
  if (hit.isBlocked) return t('page-nh-hit-blocked');
  if (frame.fates.find((one) => one.cell === hit.to)?.dies) return t('page-nh-hit-destroyed');
  return pieceAt(frame.before, hit.to)?.hp != null
    ? t('page-nh-hit-hq', { count: hit.wounds })
    : t('page-nh-hit-wound');
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
    mine = isMine(now, hit.seat);
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
          <span class={`chip ${hit.isBlocked ? '' : 'bad'}`}>{resultOf(hit, frame)}</span>
          {sentence?.rule && <RuleId id={sentence.rule} />}
        </span>
      </span>
    </li>
  );
}

function PointsOf({ player, frame, now }: { player: Player; frame: Frame; now: Update }) {
  const after = frame.after.players.find((one) => one.index === player.index)?.hp ?? player.hp;
  return (
    <div class={`hpc army-${player.army}`} style="--army:var(--pc)">
      <Crest army={player.army} width={34} mine={isMine(now, player.index)} />
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
}

export const Points = ({ frame, now }: { frame: Frame; now: Update }) => (
  <div class="hpcs">
    {frame.before.players
      .filter((player) => !player.isOut)
      .map((player) => (
        <PointsOf player={player} frame={frame} now={now} />
      ))}
  </div>
);

export function Hits({ frame, now }: { frame: Frame; now: Update }) {
  const rule = frame.events.find((event) => event.event === 'segment-ended')?.rule;
  return (
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
        {t('page-nh-same-time')} {rule && <RuleId id={rule} />}
      </div>
    </section>
  );
}
