// Pieces, troops, signs and dice as elements.
import { die, marks, piece, troops, type Side } from '../../draw/bugs';
import { Drawing } from '../../parts/icon';
import { isPartner, sideOf } from './view';

const PIECE_BOX = '-25 -25 50 50',
  GLYPH_BOX = '-17 -17 34 34';

export const Piece = ({
  unit,
  army,
  size = 44,
  label,
}: {
  unit: string;
  army: string;
  size?: number;
  label?: string;
}) => (
  <Drawing
    svg={piece(unit, sideOf(army), { partner: isPartner(army) })}
    box={PIECE_BOX}
    width={size}
    height={size}
    cls="piece"
    label={label}
  />
);
export const Glyph = ({ svg, size = 20 }: { svg: string; size?: number }) => (
  <Drawing svg={svg} box={GLYPH_BOX} width={size} height={size} cls="piece" />
);
export const Troop = ({ troop, size = 22 }: { troop: string; size?: number }) => (
  <Glyph svg={troops[troop] ?? ''} size={size} />
);
export const Mark = ({
  mark,
  size = 20,
}: {
  mark: 'artefact' | 'train' | 'portal' | 'energy' | 'influence';
  size?: number;
}) => <Glyph svg={marks[mark]!} size={size} />;
export const Die = ({
  face,
  size = 50,
  label,
}: {
  face: number | null;
  size?: number;
  label?: string;
}) => (
  <Drawing
    svg={die(face)}
    box="-23 -23 46 46"
    width={size}
    height={size}
    cls="piece"
    label={label}
  />
);
export const Seal = ({ side, size }: { side: Side; size: number }) => (
  <Piece unit="rhino" army={side} size={size} />
);
