// The fight that is on show, beside the ring: who against whom, both rolls, what passed, what came of it.
import { current, isStill, isTold } from '../../../stage';
import { Rich } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { diceOf, type DiceKind } from '../attack/rolls';
import { Die, Glyph, Token } from '../pieces';
import { fighterName, lootName, sectorTitle } from '../words';
import { sectorOf, type Roll, type Table } from '../view';
import type { Act } from './acts';
import type { Fight } from './fight';

/** The step on show, where it belongs to Neon. */
export const actNow = (): Act | null => (current.value?.data as Act | undefined) ?? null;

const Who = ({ table, who, sector }: { table: Table; who: number | 'bot'; sector: number }) => {
  const bot = who === 'bot' ? sectorOf(table, sector)?.bot : null,
    fighter = typeof who === 'number' ? table.fighters[who] : undefined;
  return (
    <span class="fs">
      {fighter ? (
        <Token id={fighter.fighter} size={32} field={fighter.fields} />
      ) : (
        <Glyph name="bot" size={28} />
      )}
      <b>{bot ? `${t('neon-bot')} ${t(`neon-bot-${bot}`)}` : fighterName(table, who)}</b>
    </span>
  );
};

/** Which dice still count: those that came past the shields, the best first. */
function passedOf(faces: readonly string[], passed: Fight['passed']): boolean[] {
  const left = { crit: passed?.crit ?? 0, hit: passed?.hit ?? 0 };
  return faces.map((face) => {
    if (face !== 'crit' && face !== 'hit') return false;
    left[face] -= 1;
    return left[face] >= 0;
  });
}

function Dice({ roll, kind, fight }: { roll: Roll | null; kind: DiceKind; fight: Fight }) {
  const faces = diceOf(roll, kind),
    passed = passedOf(faces, fight.passed),
    isJudged = kind === 'attack' && fight.passed !== null;
  return (
    <span class="fight-dice">
      {faces.map((face, i) => (
        <span
          class={`die ${isJudged ? (passed[i] ? 'passed' : 'stopped') : ''}`}
          data-die-kind={kind}
          data-die-face={face}
          data-tip={`${t(`page-neon-face-${face}`)}\n${t(`page-neon-face-${face}-means`)}`}
        >
          <Die face={face} kind={kind} size={46} label={t(`page-neon-face-${face}`)} />
        </span>
      ))}
    </span>
  );
}

const placeWords = (table: Table, fight: Fight): string =>
  [
    fight.weapon && table.fighters[fight.attacker]?.fighter !== 'automa'
      ? lootName(fight.weapon)
      : '',
    sectorTitle(sectorOf(table, fight.sector)?.sector ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');

export function FightCard() {
  const act = actNow(),
    fight = act?.fight,
    step = current.value;
  if (!act || !fight || !step) return null;
  const isKnown = isTold.value || isStill() || !step.until;
  return (
    <section class="fight" aria-hidden="true">
      <div class="fh2">
        <Who table={act.before} who={fight.attacker} sector={fight.sector} />
        <span class="acc">
          <Glyph name="attack" size={20} />
        </span>
        <Who table={act.before} who={fight.target} sector={fight.sector} />
      </div>
      <div class="fd">
        <Dice roll={fight.attack} kind="attack" fight={fight} />
        <Dice roll={fight.defense} kind="defense" fight={fight} />
      </div>
      <p class="fr2">
        {placeWords(act.before, fight)}
        <br />
        <Rich text={isKnown ? step.text : step.until!} />
      </p>
    </section>
  );
}
