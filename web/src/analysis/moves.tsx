// The tree of moves as a list: the line that was played, and branches one level in.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { keepInView } from '../parts/scroll';
import { face } from '../shell/face';
import { update } from '../state/table';
import { language, t } from '../words/texts';
import { canEdit, goTo, here, raise, remove, tree } from './board';
import { deedsOf, followers, isChance, rowsOf, type Branch, type Row } from './tree';
import { stepWords } from './words';

function Actor({ node }: { node: Branch }) {
  const Sign = face.value?.Sign,
    seats = update.value?.seats ?? [],
    [deed] = deedsOf(node),
    seat = deed && seats[deed.seat];
  if (!deed || isChance(node)) return <Icon name="dice" size={16} />;
  return Sign && seat ? <Sign seat={seat} size={20} mine={false} /> : null;
}

const SIGNS: Record<string, string> = {
  good: '✓',
  brilliant: '★',
  inaccuracy: '⌄',
  mistake: '⌄⌄',
  blunder: '⌄⌄⌄',
};
export const SIGN_NAMES = Object.keys(SIGNS);
export const signOf = (sign: string): string => SIGNS[sign] ?? '';

const INDENT = 14,
  DEEPEST = 6;

function Move({ row, node, words }: { row: Row; node: Branch; words: string }) {
  const isHere = row.place === here.value;
  return (
    <li
      role="treeitem"
      aria-level={row.level + 1}
      aria-selected={isHere}
      class={`${isHere ? 'now' : ''} ${row.level ? 'branch' : ''} ${isChance(node) ? 'fate' : ''}`}
      style={{ paddingLeft: `${Math.min(row.level, DEEPEST) * INDENT}px` }}
    >
      <button data-node={row.place} onClick={() => void goTo(row.place)}>
        <Actor node={node} />
        <span class="grow">{words}</span>
        {node.sign && (
          <span class={`sign ${node.sign}`} title={t(`page-study-sign-${node.sign}`)}>
            {signOf(node.sign)}
          </span>
        )}
      </button>
      {node.note && <p class="note">{node.note}</p>}
    </li>
  );
}

/** What may be done with the branch on the board. */
function Tools() {
  const now = tree.value,
    place = here.value;
  if (!now || !place || !canEdit.value) return null;
  const isMain = followers(now)[now.nodes[place]!.after]?.[0] === place;
  return (
    <span class="row">
      {!isMain && (
        <button
          class="icon-btn"
          data-act="raise"
          aria-label={t('page-analysis-raise')}
          onClick={() => raise(place)}
        >
          <Icon name="up" size={18} />
        </button>
      )}
      <button
        class="icon-btn"
        data-act="remove"
        aria-label={t('page-analysis-remove')}
        onClick={() => remove(place)}
      >
        <Icon name="bin" size={18} />
      </button>
    </span>
  );
}

export function Moves() {
  const now = tree.value,
    list = useRef<HTMLUListElement>(null),
    rows = useMemo(() => (now ? rowsOf(now, here.value) : []), [now, here.value]),
    words = useMemo(
      () => now?.nodes.map(stepWords) ?? [],
      [now?.nodes, language.value, update.value !== null, face.value],
    );
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const follow = (): void => {
        const item = box.querySelector('.now');
        keepInView(box, item?.nextElementSibling);
        keepInView(box, item);
      },
      sized = new ResizeObserver(follow);
    follow();
    sized.observe(box);
    return () => sized.disconnect();
  }, [here.value, now]);
  if (!now) return null;
  return (
    <section class="panel moves" aria-label={t('page-analysis-moves')}>
      <div class="ph">
        <h2 class="grow">{t('page-analysis-moves')}</h2>
        <Tools />
      </div>
      <ul role="tree" aria-label={t('page-analysis-moves')} ref={list}>
        <li
          role="treeitem"
          aria-level={1}
          aria-selected={here.value === 0}
          class={here.value === 0 ? 'now' : ''}
        >
          <button data-node={0} onClick={() => void goTo(0)}>
            <Icon name="first" size={16} />
            <span class="grow">{t('page-analysis-start')}</span>
          </button>
          {now.nodes[0]!.note && <p class="note">{now.nodes[0]!.note}</p>}
        </li>
        {rows.map((row) => (
          <Move key={row.place} row={row} node={now.nodes[row.place]!} words={words[row.place]!} />
        ))}
      </ul>
    </section>
  );
}
