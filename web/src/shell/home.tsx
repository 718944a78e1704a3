// The first screen: what goes on, and one card a game.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HOMES, homeOf } from '../games/homes';
import { dialog } from '../parts/dialog';
import { Drawing, Icon } from '../parts/icon';
import { matchLine, mineIn, myMatches } from '../state/mymatches';
import { games } from '../state/newgame';
import { heldSeats } from '../state/settings';
import type { Summary } from '../wire/types';
import { t } from '../words/texts';
import { PhoneNav, PlainBar } from './bar';
import { Card } from './setup/card';
import { problem } from './setup/newgame';
import { themeOf } from './theme';

function Continue({ summary }: { summary: Summary }) {
  const mine = mineIn(summary),
    home = homeOf(summary.game);
  const seat = Object.keys(heldSeats.value[summary.match] ?? {})[0] ?? '0',
    side = home && summary.setup[home.sides];
  const sign =
    home?.sign && Array.isArray(side) ? home.sign(String(side[Number(seat)]), true) : null;
  return (
    <a
      class={`cont ${mine ? 'turn' : ''}`}
      href={`/m/${summary.match}`}
      data-face={home?.look}
      data-theme={themeOf(home)}
    >
      {sign ? (
        <Drawing
          svg={sign.svg}
          box={sign.box}
          cls={`tile-svg ${sign.cls}`}
          width={48}
          height={42}
        />
      ) : (
        <Icon name="play" />
      )}
      <span class="grow">
        <b>{mine ? t('page-your-turn') : t('page-waiting')}</b>
        <span class="small sec">{matchLine(summary)}</span>
      </span>
      <Icon name="right" size={18} />
    </a>
  );
}

const CONTINUED = 3;

/** `first` comes before everything; `besides` stands where there is room beside the matches to go on with. */
export function HomeScreen({ first, besides }: Record<'first' | 'besides', ComponentChildren>) {
  const [going, setGoing] = useState<Summary[]>([]);
  useEffect(() => {
    void myMatches().then(setGoing);
  }, []);
  return (
    <div class="home">
      <PlainBar />
      <section class="conts" aria-label={t('page-go-on')}>
        {first}
        {going.slice(0, CONTINUED).map((summary) => (
          <Continue summary={summary} />
        ))}
        {going.length < CONTINUED && besides}
      </section>
      <main class="games" id="main">
        <h1 class="unseen">Warpad</h1>
        {problem.value && !dialog.value && (
          <p class="bad" role="alert">
            {problem.value}
          </p>
        )}
        {games.value && HOMES.map((home) => <Card home={home} />)}
      </main>
      <PhoneNav />
    </div>
  );
}
