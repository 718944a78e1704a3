// What came of a try: solved or not, why not, the chance against the best one, the answer that refuted it.
import { sideName } from '../state/result';
import { update } from '../state/table';
import { t } from '../words/texts';
import { go } from '../state/route';
import { progressOf } from '../state/kept';
import { noted } from '../state/person';
import { closeDialog, Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { openHints } from './guide';
import { Stars } from './marks';
import { nextAfter } from './library';
import { again, lookAgain, shows, solution } from './session';
import { actionWords, percent, say } from './say';
import type { EtudeInfo, Verdict } from '../wire/types';

const Bar = ({ label, share, best }: { label: string; share: number; best?: boolean }) => (
  <div class="ebar">
    <span>{label}</span>
    <span class="track">
      <i class={best ? 'best' : ''} style={`width:${Math.max(share * 100, 0.5)}%`} />
    </span>
    <b class="num">{percent(share)}</b>
  </div>
);

/** Where dice decide: the try against the best there is. Luck is told apart. */
function Odds({ verdict, info }: { verdict: Verdict; info: EtudeInfo }) {
  if (verdict.chance === null || verdict.best === null) return null;
  return (
    <div class="eodds">
      <Bar label={t('page-etude-your-chance')} share={verdict.chance} />
      <Bar label={t('page-etude-best-chance')} share={verdict.best} best />
      {verdict.slip && (
        <p class="small sec">
          {t('page-etude-slip', { action: actionWords(verdict.slip.action, info.seat) })}
        </p>
      )}
      {verdict.solved !== verdict.met && (
        <p class="small sec">{t(verdict.solved ? 'page-etude-unlucky' : 'page-etude-lucky')}</p>
      )}
    </div>
  );
}

/** What the others chose against the try. */
function Answers({ verdict }: { verdict: Verdict }) {
  const now = update.value;
  if (!now || verdict.solved || !verdict.answers.length) return null;
  return (
    <ul class="eanswers">
      {verdict.answers.map((one) => (
        <li>
          <Icon name="swords" size={18} />
          <span>
            {t('page-etude-answer', {
              side: sideName(now, one.seat),
              action: actionWords(one.action, one.seat),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How far the try moved the rating, once the server has told it. */
function Moved() {
  const found = noted.value;
  if (!found || found.moved === null || found.match !== update.value?.match) return null;
  const moved = found.moved < 0 ? `−${-found.moved}` : `+${found.moved}`;
  return (
    <p class="small sec num" data-moved={found.moved}>
      {t('page-puzzles-moved', { rating: String(found.rating), moved })}
    </p>
  );
}

export const titleOf = (verdict: Verdict, isShown: boolean): string =>
  t(
    isShown && verdict.solved
      ? 'page-etude-title-shown'
      : verdict.solved
        ? 'page-etude-title-solved'
        : 'page-etude-title-failed',
  );

/** What to do next: the best of it first. */
function Next({ info, verdict }: Props) {
  const next = nextAfter(info),
    done = verdict.solved && next !== null;
  const then = (...deeds: (() => void)[]) => {
    return (): void => [closeDialog, ...deeds].forEach((deed) => deed());
  };
  return (
    <>
      {!verdict.solved && (
        <button class="btn quiet" onClick={then(again, openHints)}>
          <Icon name="bulb" size={18} />
          {t('page-etude-hints')}
        </button>
      )}
      <button
        class={`btn ${done ? '' : 'primary'}`}
        data-first={done ? undefined : ''}
        data-act="retry"
        onClick={then(again)}
      >
        <Icon name="left" size={18} />
        {t('page-etude-again')}
      </button>
      {next && (
        <button
          class={`btn ${done ? 'primary' : ''}`}
          data-first={done ? '' : undefined}
          data-act="next"
          onClick={then(() => go(`/e/${next.id}`))}
        >
          {t('page-etude-next')}
          <Icon name="right" size={18} />
        </button>
      )}
    </>
  );
}

const LookAgain = () => (
  <button
    class="btn quiet look"
    data-act="look"
    aria-label={t('page-etude-look')}
    onClick={() => {
      closeDialog();
      lookAgain();
    }}
  >
    <Icon name="eye" size={18} />
    <span class="only-wide">{t('page-etude-look')}</span>
  </button>
);

interface Props {
  info: EtudeInfo;
  verdict: Verdict;
}

export function VerdictDialog({ info, verdict }: Props) {
  const isShown = solution.value !== null;
  return (
    <Dialog title={titleOf(verdict, isShown)} footer={<Next info={info} verdict={verdict} />}>
      <div
        class={`everdict ${verdict.solved ? 'won' : 'lost'}`}
        data-verdict={verdict.solved ? 'solved' : 'failed'}
      >
        <span class="mark">
          <Icon name={verdict.solved ? 'check' : 'close'} size={34} />
        </span>
        <div class="col">
          <p class="task">{say(info.game, verdict.outcome)}</p>
          {verdict.solved && !isShown && <Stars count={progressOf(info.id).stars} />}
          <Moved />
        </div>
        {shows.value.length > 0 && <LookAgain />}
      </div>
      <Odds verdict={verdict} info={info} />
      <Answers verdict={verdict} />
    </Dialog>
  );
}
