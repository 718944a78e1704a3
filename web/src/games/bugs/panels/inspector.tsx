// A unit explained: its values with their reasons, its traits, where they come from.
import { Dialog, openDialog } from '../../../parts/dialog';
import { RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { Piece, Troop } from '../piece';
import { partWords, signedPart } from './sums';
import { armyName, triangleWords, unitName, unitWords } from '../words';
import type { Table, Unit } from '../view';
import type { Update } from '../../../wire/types';

function Values({ unit }: { unit: Unit }) {
  return (
    <dl class="vals2">
      <div>
        <dt>{t('page-bugs-speed')}</dt>
        <dd>
          <b class="num">{unit.speed}</b>
          {unit.speed !== unit.base_speed && (
            <span class="sec small">{t('page-bugs-printed', { n: unit.base_speed })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('page-bugs-range')}</dt>
        <dd>
          <b class="num">{unit.range || '–'}</b>
        </dd>
      </div>
      <div>
        <dt>{t('page-bugs-strength-defends')}</dt>
        <dd>
          <b class="num">{unit.strength?.total ?? unit.base_strength}</b>
          <ul>
            {unit.strength?.parts.map((part) => (
              <li>
                {partWords(part)} <b class="num">{signedPart(part)}</b> <RuleId id={part.rule} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

export function inspectUnit(unit: Unit, table: Table, now: Update): void {
  openDialog(() => (
    <Dialog
      title={unitName(unit.unit)}
      under={`${armyName(unit.army)}, ${t(`bugs-troop-${unit.troop}`)}${unit.at ? `, ${unit.at}` : ''}`}
    >
      <div class="insp-bug">
        <div class="pic">
          <Piece unit={unit.unit} army={unit.army} size={120} />
          <Troop troop={unit.troop} size={40} />
        </div>
        <div class="col">
          <p>{unitWords(unit, table, now)}</p>
          <ul class="traits">
            {unit.traits.map((trait) => (
              <li>{t(trait.message)}</li>
            ))}
          </ul>
          <ul class="traits duels">
            {triangleWords(unit, table).map((line) => (
              <li>{line}</li>
            ))}
          </ul>
          <Values unit={unit} />
          {unit.penalty > 0 && (
            <p class="warn small">{t('page-bugs-penalty', { n: unit.penalty })}</p>
          )}
        </div>
      </div>
    </Dialog>
  ));
}
