// One etude a day, the same for everybody; the server names it, so that the first screen needs no words of its game.
import { useEffect, useState } from 'preact/hooks';
import { homeOf } from '../games/homes';
import { Icon } from '../parts/icon';
import { themeOf } from '../shell/theme';
import { api } from '../wire/api';
import type { EtudeOfDay } from '../wire/types';
import { language, t } from '../words/texts';
import { Mini } from './picture';

export function EtudeOfTheDay() {
  const [etude, setEtude] = useState<EtudeOfDay | null>(null),
    lang = language.value;
  useEffect(() => {
    let gone = false;
    api.etudeOfDay(lang).then(
      (found) => {
        if (!gone) setEtude(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [lang]);
  const home = etude && homeOf(etude.game);
  if (!etude || !home) return null;
  return (
    <a class="cont day" href={`/e/${etude.id}`} data-face={home.look} data-theme={themeOf(home)}>
      <Mini picture={etude.picture} />
      <span class="grow">
        <b>{t('page-etude-of-day')}</b>
        <span class="small sec">
          {t(`page-game-${etude.game}`)}, {etude.name}: {etude.goal}
        </span>
      </span>
      <Icon name="right" size={18} />
    </a>
  );
}
