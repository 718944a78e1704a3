// Visitors' bots: to play one that is here, and to bring one of your own.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { beginAgainst } from '../../state/guests';
import { api } from '../../wire/api';
import type { GuestInfo, GuestMade, Json } from '../../wire/types';
import { faultWords } from '../../words/faults';
import { t } from '../../words/texts';
import { CopyButton, LinkField } from '../../parts/share';

interface Wish {
  game: string;
  setup: Json;
  practice: boolean;
  failed(words: string): void;
}

function Here({ game, setup, practice, failed }: Wish) {
  const [guests, setGuests] = useState<GuestInfo[]>([]);
  useEffect(() => {
    void api.guests().then(
      (found) =>
        setGuests(found.guests.filter(({ games }) => !games.length || games.includes(game))),
      () => undefined,
    );
  }, [game]);
  const play = (guest: string): void => {
    beginAgainst(guest, game, setup, practice).catch((error) => failed(faultWords(error, game)));
  };
  if (!guests.length) return <p class="small sec">{t('page-guests-none')}</p>;
  return (
    <div class="row">
      {guests.map(({ guest, name }) => (
        <button class="btn" data-guest={guest} key={guest} onClick={() => play(guest)}>
          <Icon name="robot" size={18} />
          {t('page-guests-play', { name })}
        </button>
      ))}
    </div>
  );
}

const command = ({ token }: GuestMade): string =>
  `WARPAD_TOKEN=${token} warpad play ${location.origin} my_bot.py -n 0`;

function Token({ made, gone }: { made: GuestMade; gone(): void }) {
  return (
    <>
      <p class="small sec">{t('page-guests-token-how')}</p>
      <div class="share">
        <LinkField address={command(made)} label={t('page-guests-token')} />
        <CopyButton address={command(made)} />
      </div>
      <div class="row">
        <button
          class="btn"
          data-act="revoke"
          onClick={() => void api.revokeGuest(made.token).then(gone)}
        >
          {t('page-guests-revoke')}
        </button>
      </div>
    </>
  );
}

function Bring({ game, failed }: Wish) {
  const [name, setName] = useState(''),
    [made, setMade] = useState<GuestMade | null>(null);
  if (made) return <Token made={made} gone={() => setMade(null)} />;
  const make = (): void => {
    api
      .makeGuest({ name: name.trim(), games: [game] })
      .then(setMade, (error) => failed(faultWords(error, game)));
  };
  return (
    <div class="share">
      <input
        class="input grow"
        maxLength={40}
        value={name}
        placeholder={t('page-guests-name')}
        aria-label={t('page-guests-name')}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button class="btn" data-act="token" disabled={!name.trim()} onClick={make}>
        {t('page-guests-make')}
      </button>
    </div>
  );
}

export function Guests(wish: Wish) {
  return (
    <details class="field" data-part="guests">
      <summary>{t('page-guests')}</summary>
      <Here {...wish} />
      <p class="small sec">{t('page-guests-own')}</p>
      <Bring {...wish} />
    </details>
  );
}
