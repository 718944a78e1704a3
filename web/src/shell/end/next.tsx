// What next: the same with sides exchanged, a look back, another army, a puzzle.
import { signal } from '@preact/signals';
import { closeDialog } from '../../parts/dialog';
import { Icon, type IconName } from '../../parts/icon';
import { gameInfo, start } from '../../state/newgame';
import { nextSeatOf, rematch } from '../../state/rematch';
import { sideName } from '../../state/result';
import { recordAddress } from '../../wire/api';
import type { Update } from '../../wire/types';
import { t } from '../../words/texts';
import { openNewGame } from '../setup/newgame';

/** A further way on from the end of a match, for example its review. */
export interface Onward {
  icon: IconName;
  label: string;
  address(now: Update): string | null;
}

/** Ways on that other rooms hand in. */
export const onwards = signal<Onward[]>([]);

const isMine = (now: Update): boolean => now.held.length > 0;

function Again({ now }: { now: Update }) {
  const act = (): void => {
    closeDialog();
    void (isMine(now) ? rematch(now) : start(now.game, now.setup, 'watch', now.practice));
  };
  const own = now.held.length === 1 ? sideName(now, nextSeatOf(now, now.held[0]!)) : '';
  return (
    <button class="btn primary again" data-first data-act="rematch" onClick={act}>
      <Icon name="exchange" size={20} />
      <span>
        {t(isMine(now) ? 'page-end-rematch' : 'page-end-watch-next')}
        {own && <small>{t('page-end-rematch-as', { name: own })}</small>}
      </span>
    </button>
  );
}

const Way = ({ icon, label, href }: { icon: IconName; label: string; href: string }) => (
  <a class="btn" href={href} onClick={closeDialog}>
    <Icon name={icon} size={18} />
    {t(label)}
  </a>
);

export function Next({ now }: { now: Update }) {
  const info = gameInfo(now.game);
  return (
    <>
      <Again now={now} />
      {onwards.value.map(({ icon, label, address }) => {
        const href = address(now);
        return href && <Way icon={icon} label={label} href={href} />;
      })}
      <Way icon="film" label="page-replay" href={`/r/${now.match}`} />
      {info && info.etudes > 0 && (
        <Way icon="puzzle" label="page-end-puzzle" href={`/etudes?game=${now.game}`} />
      )}
      {info && (
        <button class="btn" data-act="another" onClick={() => openNewGame(info, now.setup)}>
          <Icon name="sliders" size={18} />
          {t('page-end-another')}
        </button>
      )}
      <a class="btn quiet" href={recordAddress(now.match)} download>
        <Icon name="save" size={18} />
        {t('page-record-save')}
      </a>
    </>
  );
}
