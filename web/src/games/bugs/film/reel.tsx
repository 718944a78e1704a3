// What runs a film of a turn: the timeline above, the buttons below.
import { Icon } from '../../../parts/icon';
import { settings } from '../../../state/settings';
import { t } from '../../../words/texts';
import { cycleSpeed } from '../../speed';
import type { Frame } from './frames';

export interface Reel {
  at: number;
  isLast: boolean;
  isRunning: boolean;
  /** To a frame by hand, which stops the film. */
  go(index: number): void;
  /** On by hand; after the last frame the film is closed. */
  next(): void;
  toggle(): void;
  close(): void;
}

export const frameName = (frame: Frame): string =>
  frame.kind === 'step'
    ? t('page-bugs-film-step', { step: frame.step })
    : t(`page-bugs-film-${frame.kind}`);

export const Timeline = ({ frames, reel }: { frames: readonly Frame[]; reel: Reel }) => (
  <nav class="timeline" aria-label={t('page-bugs-turn-course')}>
    {frames.map((one, index) => (
      <button
        class={`tl ${index < reel.at ? 'past' : ''} ${index === reel.at ? 'now' : ''}`}
        aria-current={index === reel.at ? 'step' : undefined}
        onClick={() => reel.go(index)}
      >
        {frameName(one)}
      </button>
    ))}
  </nav>
);

export const Buttons = ({ reel }: { reel: Reel }) => (
  <div class="reel">
    <button
      class="btn"
      aria-label={t('page-bugs-back')}
      onClick={() => reel.go(reel.at - 1)}
      disabled={reel.at === 0}
    >
      <Icon name="previous" size={18} />
    </button>
    <button
      class="btn"
      aria-label={t(reel.isRunning ? 'page-pause' : 'page-play')}
      onClick={reel.toggle}
    >
      <Icon name={reel.isRunning ? 'pause' : 'play'} size={18} />
    </button>
    <button
      class="btn only-wide"
      onClick={cycleSpeed}
      aria-label={t('page-nh-speed', { speed: settings.value.speed })}
    >
      {settings.value.speed}×
    </button>
    <button class="btn" aria-label={t('page-nh-skip')} data-act="skip" onClick={reel.close}>
      <Icon name="last" size={18} />
    </button>
    <button class="btn primary grow" data-act="next" onClick={reel.next}>
      {t(reel.isLast ? 'page-nh-battle-done' : 'page-bugs-next')}
      <span class="key" aria-hidden="true">
        →
      </span>
    </button>
  </div>
);
