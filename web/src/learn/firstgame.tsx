// The first game: a chosen set-up, a gentle bot, a coach beside the player, and everything can be taken back.
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { botNames, create, seatsFor } from '../state/newgame';
import { change, settings } from '../state/settings';
import { api } from '../wire/api';
import type { Json } from '../wire/types';
import { faultWords } from '../words/faults';
import { t } from '../words/texts';

/** A game that shows what is usual: two plain armies, two fighters, a short game of influence. */
const SETUPS: Record<string, Json> = {
  neuroshima: { armies: ['outpost', 'hegemony'] },
  neon: { mode: 'rebirth', players: 2 },
  bugs: { mode: 'training', formation: 'fixed' },
};
/** So many lessons tell enough for a first game. */
const FIRST_LESSONS = 4;

async function begin(game: string): Promise<void> {
  const { setup, seats } = await api.check(game, SETUPS[game] ?? {}),
    gentle = botNames().includes('easy') ? 'easy' : (botNames()[0] ?? 'random');
  change({ isCoached: true, coachLevel: 'every' });
  await create({
    game,
    setup,
    seats: seatsFor('bot', seats.length, gentle, settings.value.player),
    listed: false,
    practice: true,
  });
}

export function FirstGame({ game, learned }: { game: string; learned: number }) {
  const [fault, setFault] = useState<unknown>(null),
    isReady = learned >= FIRST_LESSONS;
  return (
    <section class="panel lfirst" aria-label={t('page-coach-first-game')}>
      <div class="ph">
        <h2>{t('page-coach-first-game')}</h2>
      </div>
      <div class="pb">
        <p class="small sec">{t('page-coach-first-game-how')}</p>
        {!isReady && (
          <p class="small sec">{t('page-coach-first-game-after', { count: FIRST_LESSONS })}</p>
        )}
        <button
          class={`btn ${isReady ? 'primary' : 'quiet'}`}
          data-act="first-game"
          onClick={() => void begin(game).catch(setFault)}
        >
          <Icon name="coach" size={18} />
          {t('page-coach-first-game-start')}
        </button>
        {fault !== null && (
          <p class="small bad" role="alert">
            {faultWords(fault)}
          </p>
        )}
      </div>
    </section>
  );
}
