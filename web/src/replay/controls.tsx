// What moves a replay: back and forth, on to where the game turned, and out of it.
import { Dialog, openDialog } from '../parts/dialog';
import { Icon, type IconName } from '../parts/icon';
import { create, level, seatsFor } from '../state/newgame';
import { settings } from '../state/settings';
import { faultWords } from '../words/faults';
import { t } from '../words/texts';
import { at, eyes, jump, nextTurning, type Film } from './film';

async function playOn(made: Film): Promise<void> {
  try {
    const seat = eyes.value ?? 0,
      count = made.info.seats.length;
    const wishes = seatsFor('bot', count, level(), settings.value.player);
    if (seat > 0) [wishes[0], wishes[seat]] = [wishes[seat]!, wishes[0]!];
    await create({
      game: made.info.game,
      setup: made.info.setup,
      seats: wishes,
      branch: { match: made.info.match, step: at.value },
    });
  } catch (error) {
    openDialog(() => (
      <Dialog title={t('page-refused')}>
        <p>{faultWords(error)}</p>
      </Dialog>
    ));
  }
}

const Step = ({
  icon,
  label,
  hotkey,
  act,
}: {
  icon: IconName;
  label: string;
  hotkey?: string;
  act(): void;
}) => (
  <button class="btn quiet" aria-label={t(label)} onClick={act}>
    <Icon name={icon} />
    {hotkey && <span class="key" aria-hidden="true" data-key={hotkey} />}
  </button>
);

const goTo = (n: number) => (): void => {
  at.value = n;
};

interface Props {
  made: Film;
  playing: boolean;
  setPlaying(on: boolean): void;
}

const Reel = ({ made, playing, setPlaying }: Props) => (
  <div class="reel">
    <Step icon="first" label="page-replay-first" act={goTo(0)} />
    <Step icon="previous" label="page-replay-back" hotkey="←" act={() => jump(made, -1)} />
    <button class="btn primary" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
      <Icon name={playing ? 'pause' : 'play'} />
      {t(playing ? 'page-pause' : 'page-play')}
    </button>
    <Step icon="next" label="page-replay-forward" hotkey="→" act={() => jump(made, 1)} />
    <Step icon="last" label="page-replay-last" act={goTo(made.info.steps.length)} />
  </div>
);

/** A moment of a finished match can become an etude, or a match of its own. */
function Onwards({ made }: { made: Film }) {
  const { match, seats } = made.info;
  return (
    <>
      <button
        class="btn quiet"
        data-act="save-etude"
        onClick={() => {
          void import('../puzzles').then((part) =>
            part.saveEtude({ match, step: at.value }, seats),
          );
        }}
      >
        <Icon name="puzzle" />
        <span>{t('page-etude-save')}</span>
      </button>
      <button
        class="btn"
        onClick={() => {
          void playOn(made);
        }}
      >
        <Icon name="robot" />
        <span>{t('page-replay-play-on')}</span>
      </button>
    </>
  );
}

export function Controls({ made, changes, playing, setPlaying }: Props & { changes: number[] }) {
  const turning = nextTurning(made.stops, changes, at.value);
  return (
    <div class="ctl">
      <Reel made={made} playing={playing} setPlaying={setPlaying} />
      <button
        class="btn quiet"
        aria-disabled={turning === null}
        onClick={() => {
          if (turning !== null) at.value = turning;
        }}
      >
        {t('page-replay-turning')}
        <span class="key" aria-hidden="true" data-key="N" />
      </button>
      {made.info.finished && <Onwards made={made} />}
    </div>
  );
}
