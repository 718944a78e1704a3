// One etude a day, the same for everybody.
import { useEffect, useState } from 'preact/hooks';
import { homeOf } from '../games/homes';
import { Icon } from '../parts/icon';
import { themeOf } from '../shell/theme';
import type { EtudeInfo } from '../wire/types';
import { t } from '../words/texts';
import { loadLibrary } from './library';
import { Mini } from './picture';
import { goalWords, nameOf } from './say';

const DAY = 86_400_000,
  /** A step through the library that visits every etude and changes the game often. */
  STRIDE = 67;

export const ofDay = <T,>(list: readonly T[], now: number): T | undefined =>
  list[(Math.floor(now / DAY) * STRIDE) % list.length];

export function EtudeOfTheDay() {
  const [etude, setEtude] = useState<EtudeInfo | null>(null);
  useEffect(() => {
    void loadLibrary().then(
      (list) => setEtude(ofDay(list, Date.now()) ?? null),
      () => undefined,
    );
  }, []);
  const home = etude && homeOf(etude.game);
  if (!etude || !home) return null;
  return (
    <a class="cont day" href={`/e/${etude.id}`} data-face={home.look} data-theme={themeOf(home)}>
      <Mini picture={etude.picture} />
      <span class="grow">
        <b>{t('page-etude-of-day')}</b>
        <span class="small sec">
          {t(`page-game-${etude.game}`)}, {nameOf(etude)}: {goalWords(etude)}
        </span>
      </span>
      <Icon name="right" size={18} />
    </a>
  );
}
