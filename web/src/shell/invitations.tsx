// Links to a match: to watch it, and for who made it, to seats that are free or whose player never came.
import { useState } from 'preact/hooks';
import { Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { invitable, inviteAgain, inviteLink } from '../state/invitations';
import { sideName } from '../state/result';
import { update } from '../state/table';
import type { SeatInfo, Update } from '../wire/types';
import { faultWords } from '../words/faults';
import { t } from '../words/texts';
import { CopyButton, LinkField } from '../parts/share';

function SeatLink({ now, info }: { now: Update; info: SeatInfo }) {
  const [fault, setFault] = useState<unknown>(null),
    [asking, setAsking] = useState(false);
  const label = t('page-invite-for', { name: sideName(now, info.seat) }),
    address = info.kind === 'open' ? inviteLink(now.match, info.seat) : null;
  const ask = async (): Promise<void> => {
    setFault(null);
    setAsking(true);
    await inviteAgain(now.match, info.seat).catch(setFault);
    setAsking(false);
  };
  return (
    <div class="field" data-seat={info.seat}>
      <span>{label}</span>
      <div class="share">
        {address && <LinkField address={address} label={label} />}
        {address && <CopyButton address={address} />}
      </div>
      <div class="row">
        <button class="btn" data-act="invite" disabled={asking} onClick={() => void ask()}>
          <Icon name="link" size={18} />
          {t('page-invite-again')}
        </button>
      </div>
      {fault !== null && (
        <span class="bad fault" role="alert">
          {faultWords(fault)}
        </span>
      )}
    </div>
  );
}

function MatchLinks() {
  const now = update.value;
  if (!now) return null;
  const seats = invitable(now);
  return (
    <Dialog title={t(seats.length ? 'page-links' : 'page-share')}>
      {seats.map((info) => (
        <SeatLink key={info.seat} now={now} info={info} />
      ))}
      {seats.length > 0 && <p class="sec">{t('page-invite-again-how')}</p>}
      <div class="field">
        <span>{t('page-share-how')}</span>
        <div class="share">
          <LinkField address={`${location.origin}/m/${now.match}`} label={t('page-share')} />
          <CopyButton address={`${location.origin}/m/${now.match}`} />
        </div>
      </div>
    </Dialog>
  );
}

export const openLinks = (): void => openDialog(() => <MatchLinks />);
