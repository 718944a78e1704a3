// The log: one line an event, the newest on top, each with its rule.
import { useMemo } from 'preact/hooks';
import { face, log } from '../store';
import { language, t } from '../texts';
import { Rich, RuleId } from './rich';
import type { Sentence } from '../games/face';
import type { Update } from '../types';

const SHOWN = 200;

export function sentences(now: Update): Sentence[] {
  const made = face.value;
  if (!made) return [];
  return log.value.slice(-SHOWN).map(event => made.tell(event, now)).filter((line): line is Sentence => line !== null).reverse();
}

export function LogList({ now, limit = SHOWN }: { now: Update; limit?: number }) {
  const lines = useMemo(() => sentences(now).slice(0, limit), [log.value, language.value, now.seat, limit]);
  const Sign = face.value?.Sign;
  if (!lines.length) return <p class="pb sec small">{t('page-log-empty')}</p>;
  return <ol class="log" reversed tabIndex={0} aria-label={t('page-log')}>{lines.map(line => line.heading
    ? <li class="turn"><Rich text={line.text} /></li>
    : <li>{Sign && line.seat != null && now.seats[line.seat] ? <Sign seat={now.seats[line.seat]!} size={22} mine={isMine(now, line.seat)} /> : <span />}<span><Rich text={line.text} /></span>{line.rule && <RuleId id={line.rule} />}</li>)}</ol>;
}

/** Light tone: your side; for spectators the first seat. */
export function isMine(now: Pick<Update, 'seat' | 'seats' | 'held' | 'waiting'>, seat: number): boolean {
  const eyes = now.seat ?? (now.held.length > 1 ? now.waiting.find(one => now.held.includes(one)) : now.held[0]) ?? 0;
  const teams = now.seats.map(info => info.team);
  return seat === eyes || (teams[seat] !== undefined && teams[seat] === teams[eyes]);
}

export const LogPanel = ({ now }: { now: Update }) => <section class="panel log-panel" aria-label={t('page-log')}><div class="ph"><h2>{t('page-log')}</h2></div><LogList now={now} /></section>;
