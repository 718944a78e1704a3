// The buttons under a battle: back, play, on, speed, skip.
import { Icon, type IconName } from '../../../parts/icon';
import { settings } from '../../../state/settings';
import { t } from '../../../words/texts';
import { cycleSpeed } from '../../speed';

export interface Film {
  at: number;
  isLast: boolean;
  isPlaying: boolean;
  go(index: number): void;
  /** To the next segment; after the last one the battle is closed. */
  forward(): void;
  toggle(): void;
  close(): void;
}

const Step = ({
  name,
  label,
  act,
  hotkey,
}: {
  name: IconName;
  label: string;
  act(): void;
  hotkey?: string;
}) => (
  <button class="btn quiet" aria-label={t(label)} onClick={act}>
    <Icon name={name} />
    {hotkey && <span class="key" aria-hidden="true" data-key={hotkey} />}
  </button>
);

const Main = ({ film }: { film: Film }) =>
  film.isLast && !film.isPlaying ? (
    <button class="btn primary big" onClick={film.close}>
      <Icon name="check" />
      {t('page-nh-battle-done')}
    </button>
  ) : (
    <button class="btn primary big" aria-pressed={film.isPlaying} onClick={film.toggle}>
      <Icon name={film.isPlaying ? 'pause' : 'play'} />
      {t(film.isPlaying ? 'page-pause' : 'page-play')}
      <span class="key" aria-hidden="true" data-key={t('page-key-space')} />
    </button>
  );

export const Controls = ({ film }: { film: Film }) => (
  <footer class="ctl">
    <Step name="first" label="page-nh-first" act={() => film.go(0)} />
    <Step name="previous" label="page-nh-previous" act={() => film.go(film.at - 1)} hotkey="←" />
    <Main film={film} />
    <Step name="next" label="page-nh-next" act={film.forward} hotkey="→" />
    <button
      class="btn quiet"
      onClick={cycleSpeed}
      aria-label={t('page-nh-speed', { speed: String(settings.value.speed) })}
    >
      {settings.value.speed}×
    </button>
    <Step name="last" label="page-nh-skip" act={film.close} />
  </footer>
);
