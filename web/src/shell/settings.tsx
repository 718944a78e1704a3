// Settings: language, theme, motion, sound, patterns, the name others see.
import { signal } from '@preact/signals';
import { change, settings } from '../state/settings';
import { loadLanguage } from '../words/later';
import { language, languageName, LANGUAGES, t } from '../words/texts';
import { Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { play } from '../sound/sound';
import { Notices } from './notes';
import type { Language } from '../wire/types';

/** A language whose words did not come. */
const unheard = signal<Language | null>(null);

export async function speak(code: Language): Promise<void> {
  try {
    await loadLanguage(code);
    unheard.value = null;
    change({ language: code });
  } catch {
    unheard.value = code;
  }
}

export const LanguageSelect = ({ id = 'language' }: { id?: string }) => (
  <label class="select box">
    <Icon name="globe" size={16} />
    <span class="unseen">{t('page-language')}</span>
    <select
      id={id}
      value={language.value}
      onChange={(event) => {
        const code = LANGUAGES.find((one) => one === event.currentTarget.value);
        if (code) void speak(code);
      }}
    >
      {LANGUAGES.map((code) => (
        <option value={code} lang={code}>
          {languageName(code)}
        </option>
      ))}
    </select>
    <span class="down">
      <Icon name="down" size={14} />
    </span>
    {unheard.value && (
      <span class="bad small" role="alert">
        {t('page-link-lost')}
      </span>
    )}
  </label>
);

const Choice = <K extends string>({
  label,
  value,
  values,
  set,
}: {
  label: string;
  value: K;
  values: [K, string][];
  set(value: K): void;
}) => (
  <div class="field" role="group" aria-label={label}>
    <span>{label}</span>
    <div class="seg-row">
      {values.map(([key, words]) => (
        <button
          class="btn quiet"
          type="button"
          aria-pressed={key === value}
          onClick={() => set(key)}
        >
          {words}
        </button>
      ))}
    </div>
  </div>
);

/** One press for silence. */
export function SoundButton({ cls = '' }: { cls?: string }) {
  const { isSilent } = settings.value;
  return (
    <button
      class={`icon-btn ${cls}`}
      aria-label={t('page-sound')}
      aria-pressed={!isSilent}
      data-tip={t(isSilent ? 'page-sound-on' : 'page-sound-off')}
      data-act="sound"
      onClick={() => change({ isSilent: !isSilent })}
    >
      <Icon name={isSilent ? 'silent' : 'sound'} />
    </button>
  );
}

const VOLUME_STEP = 0.05;

/** Volume, with a sound to try it by, and silence. */
function Loudness() {
  const { volume, isSilent } = settings.value;
  return (
    <div class="field" role="group" aria-label={t('page-sound')}>
      <span>{t('page-sound')}</span>
      <div class="row">
        <SoundButton />
        <input
          class="grow"
          type="range"
          name="volume"
          min={0}
          max={1}
          step={VOLUME_STEP}
          value={isSilent ? 0 : volume}
          aria-label={t('page-volume')}
          onInput={(event) => {
            const loud = Number(event.currentTarget.value);
            change({ volume: loud, isSilent: loud === 0 });
          }}
          onChange={() => play('your-turn')}
        />
      </div>
    </div>
  );
}

export function Settings() {
  const now = settings.value;
  return (
    <Dialog title={t('page-settings')}>
      <div class="field">
        <span>{t('page-language')}</span>
        <LanguageSelect id="settings-language" />
      </div>
      <Choice
        label={t('page-theme')}
        value={now.theme}
        values={[
          ['auto', t('page-theme-auto')],
          ['dark', t('page-theme-dark')],
          ['light', t('page-theme-light')],
        ]}
        set={(theme) => change({ theme })}
      />
      <Choice
        label={t('page-motion')}
        value={now.motion}
        values={[
          ['auto', t('page-motion-auto')],
          ['reduced', t('page-motion-reduced')],
        ]}
        set={(motion) => change({ motion })}
      />
      <Loudness />
      <label class="check">
        <input
          type="checkbox"
          checked={now.patterns}
          onChange={(event) => change({ patterns: event.currentTarget.checked })}
        />
        <span>{t('page-patterns')}</span>
      </label>
      <label class="field">
        <span>{t('page-player-name')}</span>
        <input
          class="input"
          value={now.player}
          maxLength={40}
          onInput={(event) => change({ player: event.currentTarget.value })}
        />
      </label>
      <Notices />
    </Dialog>
  );
}

export const openSettings = (): void => openDialog(() => <Settings />);
