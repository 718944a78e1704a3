// What decided a choice, folded: under each heading its facts, one a line.
import { t } from '../words/texts';

export interface Ground {
  head: string;
  facts: readonly string[];
}

export const Grounds = ({ grounds }: { grounds: readonly Ground[] }) =>
  grounds.length > 0 ? (
    <details class="grounds" data-part="why">
      <summary>{t('page-why')}</summary>
      <dl>
        {grounds.map(({ head, facts }) => (
          <div>
            <dt>{head}</dt>
            {facts.map((fact) => (
              <dd>{fact}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  ) : null;
