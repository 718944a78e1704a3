// What a thing does: price, effect, moment.
import { sourceTold, type Told } from '../content';
import { Glyph, Supply } from '../pieces';

export const Cost = ({ told }: { told: Told }) =>
  told.energy ? (
    <span class="cost num">
      {told.energy}
      <Glyph name="energy" size={13} />
    </span>
  ) : told.supply ? (
    <span class="cost">
      <Supply name={told.supply} size={15} />
    </span>
  ) : (
    <span class="cost none">–</span>
  );

/** Everything a thing does: price, effect, moment. */
export function Effects({ source }: { source: string }) {
  const all = sourceTold(source);
  if (!all.length) return null;
  return (
    <ul class="abs">
      {all.map((told) => (
        <li>
          <Cost told={told} />
          <span>
            {told.does}
            <br />
            <span class="tiny muted">{told.when}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
