// The log: one line an event, the newest on top, each with its rule.
import { useMemo } from 'preact/hooks';
import { log } from '../state/table';
import { isLight } from '../state/sides';
import { language, t } from '../words/texts';
import { walkList } from '../parts/keys';
import { Rich, RuleId } from '../parts/rich';
import type { Sentence, Voice } from '../state/voice';
import { at, seen, steps } from '../stage';
import { face } from './face';
import type { GameEvent, Update } from '../wire/types';

const SHOWN = 200;

/** Lines that were told once; an event never changes, only the language and the eyes do. */
const told = new WeakMap<GameEvent, { key: string; line: Sentence | null }>();

function lineOf(event: GameEvent, now: Update, made: Voice): Sentence | null {
  const key = `${language.value} ${now.match} ${now.seat}`,
    known = told.get(event);
  if (known?.key === key) return known.line;
  const line = made.tell(event, now);
  told.set(event, { key, line });
  return line;
}

/** What is still to be shown is not told before. */
const unseenEvents = (): Set<GameEvent> =>
  new Set(steps.value.slice(Math.max(seen.value, at.value)).flatMap((step) => step.events));

export function sentences(now: Update): Sentence[] {
  const made = face.value;
  if (!made) return [];
  const later = unseenEvents();
  return log.value
    .filter((event) => !later.has(event))
    .slice(-SHOWN)
    .map((event) => lineOf(event, now, made))
    .filter((line): line is Sentence => line !== null)
    .reverse();
}

export function LogList({ now, limit = SHOWN }: { now: Update; limit?: number }) {
  const lines = useMemo(
    () => sentences(now).slice(0, limit),
    [log.value, language.value, now.seat, limit, at.value, steps.value],
  );
  const Sign = face.value?.Sign;
  if (!lines.length) return <p class="pb sec small">{t('page-log-empty')}</p>;
  return (
    <ol class="log" reversed tabIndex={0} aria-label={t('page-log')} onKeyDown={walkList}>
      {lines.map((line) =>
        line.heading ? (
          <li class="turn">
            <Rich text={line.text} />
          </li>
        ) : (
          <li>
            {Sign && line.seat != null && now.seats[line.seat] ? (
              <Sign seat={now.seats[line.seat]!} size={22} mine={isLight(now, line.seat)} />
            ) : (
              <span />
            )}
            <span>
              <Rich text={line.text} />
            </span>
            {line.rule && <RuleId id={line.rule} inList />}
          </li>
        ),
      )}
    </ol>
  );
}

export const LogPanel = ({ now }: { now: Update }) => (
  <section class="panel log-panel" aria-label={t('page-log')}>
    <div class="ph">
      <h2>{t('page-log')}</h2>
    </div>
    <LogList now={now} />
  </section>
);
