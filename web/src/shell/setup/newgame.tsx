// Starting a match: the level of the bots, and all choices of a game.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { closeDialog, Dialog, openDialog } from '../../parts/dialog';
import { Chooser } from '../../parts/chooser';
import { Icon, type IconName } from '../../parts/icon';
import { botNames, keepSetup, level, start, type Way } from '../../state/newgame';
import { change } from '../../state/settings';
import type { GameInfo, Json } from '../../wire/types';
import { faultWords } from '../../words/faults';
import { t, tOr } from '../../words/texts';
import { OptionFields } from './options';

/** Why the match that was wanted cannot be. */
export const problem = signal<string>('');

export async function begin(game: string, setup: Json, way: Way, practice = false): Promise<void> {
  problem.value = '';
  try {
    await start(game, setup, way, practice);
    keepSetup(game, setup);
    closeDialog();
  } catch (error) {
    problem.value = faultWords(error, game);
  }
}

const WAYS: [Way, string, IconName][] = [
  ['bot', 'page-way-bot', 'play'],
  ['hot', 'page-way-hot', 'people'],
  ['link', 'page-way-link', 'link'],
  ['watch', 'page-way-watch', 'eye'],
];

/** A game in which everything may be taken back. */
const Practice = ({ on, set }: { on: boolean; set(on: boolean): void }) => (
  <label class="check practice">
    <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    <span>
      {t('page-practice')}
      <br />
      <span class="small sec">{t('page-practice-about')}</span>
    </span>
  </label>
);

function NewGame({ info, setup: first }: { info: GameInfo; setup: Json }) {
  const [setup, setSetup] = useState<Json>(first),
    [practice, setPractice] = useState(false),
    [Guests, setGuests] = useState<typeof import('./guests').Guests | null>(null);
  useEffect(() => {
    void import('./guests').then((part) => setGuests(() => part.Guests));
    return () => {
      problem.value = '';
    };
  }, []);
  return (
    <Dialog
      title={t(`page-game-${info.name}`)}
      under={t('page-new-game')}
      footer={WAYS.map(([way, id, icon]) => (
        <button
          class={`btn ${way === 'bot' ? 'primary' : ''}`}
          onClick={() => {
            void begin(info.name, setup, way, practice);
          }}
        >
          <Icon name={icon} size={18} />
          {t(id)}
        </button>
      ))}
    >
      {problem.value && (
        <p
          class="bad"
          role="alert"
          key={problem.value}
          ref={(node) => node?.scrollIntoView({ block: 'nearest' })}
        >
          {problem.value}
        </p>
      )}
      <div class="field level-field">
        <span>{t('page-bot-level')}</span>
        <LevelSelect />
        <p class="small sec">{tOr(`page-bot-${level()}-about`, '')}</p>
      </div>
      <OptionFields info={info} setup={setup} set={setSetup} />
      <Practice on={practice} set={setPractice} />
      {Guests && (
        <Guests
          game={info.name}
          setup={setup}
          practice={practice}
          failed={(words) => {
            problem.value = words;
          }}
        />
      )}
    </Dialog>
  );
}

export function openNewGame(info: GameInfo, setup: Json): void {
  problem.value = '';
  openDialog(() => <NewGame info={info} setup={setup} />);
}

export function LevelSelect() {
  const names = botNames(),
    now = level(),
    at = names.indexOf(now);
  return (
    <label
      class="select level"
      title={`${tOr(`page-bot-${now}`, now)}. ${tOr(`page-bot-${now}-about`, '')}`}
    >
      <span class="lv" aria-hidden="true">
        {names.map((_, i) => (
          <i class={i <= at ? 'on' : ''} />
        ))}
      </span>
      <span class="unseen">{t('page-bot-level')}</span>
      <Chooser
        value={now}
        choices={names.map((name) => ({ value: name, words: tOr(`page-bot-${name}`, name) }))}
        set={(bot) => change({ bot })}
      />
    </label>
  );
}
