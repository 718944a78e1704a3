// The log: turn by turn in the order of play, open at its end; each line with its rule.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
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

/** Whether a line goes on where the one before it stopped. */
const isJoined = (before: Sentence | undefined, line: Sentence): boolean =>
  Boolean(before?.joins && line.joins) &&
  before!.joins!.kind === line.joins!.kind &&
  before!.seat === line.seat;

/** Lines of the same kind in a row as one. */
export function joinLines(lines: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (!before || !isJoined(before, line)) {
      joined.push(line);
      continue;
    }
    const things = [...before.joins!.things, ...line.joins!.things];
    joined[joined.length - 1] = {
      ...before,
      text: line.joins!.say(things),
      joins: { ...line.joins!, things },
    };
  }
  return joined;
}

/** What happened, in order. */
export function sentences(now: Update): Sentence[] {
  const made = face.value;
  if (!made) return [];
  const later = unseenEvents();
  return joinLines(
    log.value
      .filter((event) => !later.has(event))
      .slice(-SHOWN)
      .map((event) => lineOf(event, now, made))
      .filter((line): line is Sentence => line !== null),
  );
}

export function LogList({ now }: { now: Update }) {
  const lines = useMemo(
      () => sentences(now),
      [log.value, language.value, now.seat, at.value, steps.value],
    ),
    list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild;
    last?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  const Sign = face.value?.Sign;
  if (!lines.length) return <p class="pb sec small">{t('page-log-empty')}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t('page-log')} onKeyDown={walkList}>
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
