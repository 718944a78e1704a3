// All decisions in a list, each with what it gave away.
import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../games/face';
import type { Told } from '../state/voice';
import type { Decision } from '../wire/judged';
import type { Json } from '../wire/types';
import { t } from '../words/texts';
import { decisions, goTo, here } from './found';
import { keepInView } from '../parts/scroll';
import { Mark } from './mark';
import { lineWords } from './words';

interface Props {
  face: Face;
  seats: readonly Json[];
  eyes: Told;
}

/** What cannot be told apart from the best is as good. */
const lost = ({ loss, half }: Decision): string =>
  loss < 0.005 || loss <= half ? '·' : `−${Math.round(loss * 100)}`;

export function Turns({ face, seats, eyes }: Props) {
  const list = useRef<HTMLOListElement>(null),
    Sign = face.Sign;
  useEffect(() => {
    keepInView(list.current, list.current?.children[here.value]);
  }, [here.value]);
  return (
    <section class="panel turns">
      <div class="ph">
        <h2>{t('page-review-turns')}</h2>
        <span class="end">{t('page-review-turns-unit')}</span>
      </div>
      <ol ref={list} tabIndex={0} aria-label={t('page-review-turns')}>
        {decisions.value.map((one, i) => (
          <li class={i === here.value ? 'now' : ''}>
            <button aria-current={i === here.value ? 'step' : undefined} onClick={() => goTo(i)}>
              <span class="num muted">{i + 1}</span>
              <Sign seat={seats[one.seat]!} size={24} mine={one.seat === 0} />
              <span class="grow">{lineWords(face, one.played, one.seat, eyes)}</span>
              <Mark one={one} size={20} />
              <span class="num">{lost(one)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
