// The end of a match: who won, how everybody stands, and what to do next.
import { recordAddress } from '../wire/api';
import { start } from '../state/newgame';
import { resultSentence, sideName } from '../state/result';
import { face } from './face';
import { t } from '../words/texts';
import { closeDialog, Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import type { Face } from '../games/face';
import type { Json, Update } from '../wire/types';

interface Row {
  sign: Json;
  name: string;
  isYou: boolean;
  isMine: boolean;
  score: string;
  won: boolean;
}

/** Winners first, then by how they stand; with those who fought without holding a seat. */
function rowsOf(now: Update, made: Face): Row[] {
  const scores = now.result?.scores ?? [],
    best = Math.max(0, ...scores);
  const seats = now.seats.map((info): Row => {
    const isMine = now.held.includes(info.seat);
    return {
      sign: info,
      name: sideName(now, info.seat),
      isYou: isMine && now.held.length === 1,
      isMine,
      score: made.score(now.view, info.seat),
      won: best > 0 && scores[info.seat] === best,
    };
  });
  const others = (made.others?.(now.view) ?? []).map((one): Row => ({
    ...one,
    isYou: false,
    isMine: false,
  }));
  return [...seats, ...others].sort(
    (a, b) =>
      Number(b.won) - Number(a.won) || (parseFloat(b.score) || 0) - (parseFloat(a.score) || 0),
  );
}

const SIGNS = 4;

export function Finish({ now }: { now: Update }) {
  const made = face.value!,
    Sign = made.Sign,
    rows = rowsOf(now, made),
    reason = now.result?.reason ?? 'played',
    counted = made.counted?.(now.view);
  const again = (): void => {
    closeDialog();
    void start(
      now.game,
      now.setup,
      now.held.length === now.seats.length ? 'hot' : now.held.length ? 'bot' : 'watch',
    );
  };
  return (
    <Dialog
      title={t('page-over')}
      footer={
        <>
          <a class="btn" href={recordAddress(now.match)} download>
            <Icon name="save" size={18} />
            {t('page-record-save')}
          </a>
          <a class="btn" href={`/r/${now.match}`} onClick={closeDialog}>
            <Icon name="film" size={18} />
            {t('page-replay')}
          </a>
          <button class="btn primary" data-first onClick={again}>
            <Icon name="play" size={16} />
            {t('page-again')}
          </button>
        </>
      }
    >
      <div class="finish">
        <div class="signs">
          {rows
            .filter((row) => row.won)
            .slice(0, SIGNS)
            .map((row) => (
              <Sign seat={row.sign} size={72} mine={row.isMine} />
            ))}
        </div>
        <h2>{resultSentence(now)}</h2>
        {reason !== 'played' && <p class="sec">{t(`page-reason-${reason}`)}</p>}
        <table>
          {counted && (
            <thead>
              <tr>
                <th colSpan={2} />
                <th>{counted}</th>
                <th />
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row) => (
              <tr class={row.won ? 'winner' : ''}>
                <td>
                  <Sign seat={row.sign} size={34} mine={row.isMine} />
                </td>
                <td>
                  {row.name}
                  {row.isYou && <span class="chip">{t('page-you')}</span>}
                </td>
                <td class="num b">{row.score}</td>
                <td>{row.won && <Icon name="check" size={18} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
