// The clocks of a match, where it has some: what is left to each seat. One that stands, so that its owner can look, says so.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { clockTime, handOf } from '../state/clock';
import { sideName } from '../state/result';
import { play } from '../sound/sound';
import type { ClockInfo, Update } from '../wire/types';
import { t } from '../words/texts';

const BEAT = 250,
  LAST_SECONDS = 10;

/** Seconds since the clocks were told; it beats while one of them runs. */
function useElapsed(clock: ClockInfo): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const told = performance.now(),
      beat = (): void => setElapsed((performance.now() - told) / 1000);
    setElapsed(0);
    if (!clock.running.length) return undefined;
    const timer = setInterval(beat, BEAT);
    return () => clearInterval(timer);
  }, [clock]);
  return elapsed;
}

export function Clocks({ now }: { now: Update }) {
  const elapsed = useElapsed(now.clock),
    hands = now.seats.map((_, seat) => handOf(now.clock, seat, elapsed)),
    own = now.seat === null ? undefined : hands[now.seat],
    isShort = own !== undefined && own.isRunning && !own.stands && own.left <= LAST_SECONDS;
  useEffect(() => {
    if (isShort) play('clock');
  }, [isShort, own?.left]);
  return (
    <span class="clocks" role="group" aria-label={t('page-clocks')}>
      {hands.map(({ left, isRunning, stands }, seat) => (
        <span
          class={`clk num ${isRunning && !stands ? 'on' : ''} ${seat === now.seat ? 'own' : ''} ${isRunning && left <= LAST_SECONDS ? 'short' : ''}`}
          data-clock={seat}
          data-stands={stands || undefined}
          title={t('page-clock-of', { name: sideName(now, seat), time: clockTime(left) })}
        >
          <Icon name={stands ? 'pause' : 'clock'} size={14} />
          <span
            role="timer"
            aria-label={t('page-clock-of', { name: sideName(now, seat), time: clockTime(left) })}
          >
            {clockTime(left)}
          </span>
          {stands > 0 && seat === now.seat && (
            <span class="tiny only-wide">{t('page-clock-stands')}</span>
          )}
        </span>
      ))}
    </span>
  );
}
