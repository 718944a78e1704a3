// What came of a try: solved or not, why not, the chance against the best one, the answer that refuted it.
import { sideName, update } from '../state/store';
import { t } from '../words/texts';
import { go } from '../state/route';
import { progressOf } from '../state/kept';
import { closeDialog, Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { actionWords, openHints } from './guide';
import { Stars } from './browse';
import { nextAfter } from './library';
import { again, lookAgain, shows, solution } from './session';
import { percent, say } from './say';
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

export const titleOf = (verdict: Verdict, isShown: boolean): string =>
  t(
    isShown && verdict.solved
      ? 'page-etude-title-shown'
      : verdict.solved
        ? 'page-etude-title-solved'
        : 'page-etude-title-failed',
  );

export function VerdictDialog({ info, verdict }: { info: EtudeInfo; verdict: Verdict }) {
  const isShown = solution.value !== null,
    next = nextAfter(info),
    kept = progressOf(info.id);
  const retry = (): void => {
    closeDialog();
    again();
  };
  const look = (): void => {
    closeDialog();
    lookAgain();
  };
  const done = verdict.solved && next !== null;
  return (
    <Dialog
      title={titleOf(verdict, isShown)}
      footer={
        <>
          {!verdict.solved && (
            <button
              class="btn quiet"
              onClick={() => {
                closeDialog();
                again();
                openHints();
              }}
            >
              <Icon name="bulb" size={18} />
              {t('page-etude-hints')}
            </button>
          )}
          <button
            class={`btn ${done ? '' : 'primary'}`}
            data-first={done ? undefined : ''}
            data-act="retry"
            onClick={retry}
          >
            <Icon name="left" size={18} />
            {t('page-etude-again')}
          </button>
          {next && (
            <button
              class={`btn ${done ? 'primary' : ''}`}
              data-first={done ? '' : undefined}
              data-act="next"
              onClick={() => {
                closeDialog();
                go(`/e/${next.id}`);
              }}
            >
              {t('page-etude-next')}
              <Icon name="right" size={18} />
            </button>
          )}
        </>
      }
    >
      <div
        class={`everdict ${verdict.solved ? 'won' : 'lost'}`}
        data-verdict={verdict.solved ? 'solved' : 'failed'}
      >
        <span class="mark">
          <Icon name={verdict.solved ? 'check' : 'close'} size={34} />
        </span>
        <div class="col">
          <p class="task">{say(info.game, verdict.outcome)}</p>
          {verdict.solved && !isShown && <Stars count={kept.stars} />}
        </div>
        {shows.value.length > 0 && (
          <button
            class="btn quiet look"
            data-act="look"
            aria-label={t('page-etude-look')}
            onClick={look}
          >
            <Icon name="eye" size={18} />
            <span class="only-wide">{t('page-etude-look')}</span>
          </button>
        )}
      </div>
      <Odds verdict={verdict} info={info} />
      <Answers verdict={verdict} />
    </Dialog>
  );
}
