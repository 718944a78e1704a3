// A match: bar, notices, curtain, the game's own face, and what comes at the end.
import { useEffect, useState } from 'preact/hooks';
import { closeDialog, dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { close, open } from '../state/match';
import { claim, inviteLinks } from '../state/invitations';
import { isCoachedNow } from '../state/coach';
import { sideName } from '../state/result';
import { go, route } from '../state/route';
import { sending, showing, trouble, update } from '../state/table';
import { isActive, Layer, shownUpdate, Strip } from '../stage';
import { isLost } from '../wire/insist';
import type { Update } from '../wire/types';
import { faultWords } from '../words/faults';
import { has, t, told, tOr } from '../words/texts';
import { Curtain, useCurtain } from './curtain';
import { face, showFace } from './face';
import { part } from './lazy';
import { Finish, isEndShown } from './end/finish';
import { aimWords, MatchBar } from './matchbar';
import { askHint } from './menu';
import { Loading, Nothing } from './nothing';
import { AwayLine, FrozenLine, StandinLine } from './absence';
import { ConnectionLine, RefusalCard, RequestLine, TroubleCard } from './notices';
import { CopyButton } from '../parts/share';
import { useTableKeys } from './tablekeys';

const CoachLayer = part(() => import('../coach').then((made) => made.CoachLayer));

function Invite({ now }: { now: Update }) {
  const openSeats = now.seats.filter((seat) => seat.kind === 'open'),
    links = inviteLinks(now.match).filter(([seat]) =>
      openSeats.some((one) => String(one.seat) === seat),
    );
  if (!openSeats.length || now.result) return null;
  return (
    <div class="line warn invite" role="status">
      <Icon name="link" />
      <span class="grow">{links.length ? t('page-invite') : t('page-invite-waiting')}</span>
      {links.map(([seat, address]) => (
        <span class="row wrap">
          <input
            class="input"
            readOnly
            value={address}
            aria-label={t('page-invite-for', { name: sideName(now, Number(seat)) })}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton address={address} cls="btn sm primary" />
        </span>
      ))}
    </div>
  );
}

/** Uses the invitation of an address, which is spent then; where no answer came it stays, to be tried again. */
async function accept(match: string, invite: string): Promise<void> {
  let lost = false;
  try {
    await claim(match, invite);
  } catch (error) {
    lost = isLost(error);
    throw error;
  } finally {
    if (invite && !lost) go(`/m/${match}`, true);
  }
}

/** Opens the match of the address while the screen is shown; gives what went wrong with its invitation. */
function useMatch(id: string): string {
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let gone = false;
    const invite = route.value.hash;
    const enter = async (): Promise<void> => {
      await accept(id, invite).catch(setFault);
      if (!gone) open(id, showFace);
    };
    void enter();
    return () => {
      gone = true;
      close();
    };
  }, [id]);
  return fault === null ? '' : faultWords(fault);
}

/** Says how it ended, once all was shown. */
function useFinish(now: Update | null): void {
  const over = Boolean(now?.result && face.value) && !showing.value;
  useEffect(() => {
    isEndShown.value = over;
  }, [over]);
  useEffect(
    () => () => {
      isEndShown.value = false;
      closeDialog();
    },
    [],
  );
}

/** A face that knows no stage is drawn as it was then; layer and strip are put around it. */
export function Staged({ now }: { now: Update }) {
  const made = face.value!,
    shown = shownUpdate(now);
  if (!made.stage || made.stage.isPlaced) return <made.Play now={now} />;
  return (
    <div class="staged">
      <div class="staged-board">
        <made.Play now={isActive.value ? { ...shown, legal: [] } : now} />
        <Layer />
      </div>
      <Strip now={now} Sign={made.Sign} />
    </div>
  );
}

function NoMatch({ said }: { said: string }) {
  const lost = trouble.value;
  if (lost) return <Nothing words={has(lost.id) ? told(lost.id, lost.args) : lost.text} />;
  return said ? <Nothing words={said} /> : <Loading />;
}

export function MatchScreen() {
  const id = route.value.id,
    said = useMatch(id),
    now = update.value?.match === id ? update.value : null,
    made = face.value,
    curtain = useCurtain(now);
  useFinish(now);
  useTableKeys(askHint);
  if (!now || !made) return <NoMatch said={said} />;
  return (
    <div
      class={`table-screen game-${now.game}`}
      data-version={now.version}
      data-mine={now.legal.length > 0}
      data-over={Boolean(now.result)}
      data-showing={showing.value}
      data-waiting={now.waiting.join(' ')}
      aria-busy={sending.value}
    >
      <h1 class="unseen">{tOr(`page-game-${now.game}`, now.game)}</h1>
      <div class="top">
        <MatchBar now={now} />
        {now.aim && (
          <p class="aim-line only-phone blk" data-tip={aimWords(now.aim)}>
            {aimWords(now.aim)}
          </p>
        )}
        <ConnectionLine />
        <FrozenLine now={now} />
        <RequestLine />
        <StandinLine now={now} />
        <AwayLine now={now} />
        <Invite now={now} />
        {isCoachedNow.value && <CoachLayer />}
        {said && (
          <div class="line bad" role="alert">
            <Icon name="alert" />
            {said}
          </div>
        )}
      </div>
      {curtain === null ? <Staged now={now} /> : <Curtain now={now} seat={curtain} />}
      {isEndShown.value && <Finish now={now} />}
      {!dialog.value && <RefusalCard />}
      <TroubleCard />
    </div>
  );
}
