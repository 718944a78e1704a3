// What is said of the position on the board: a note, a sign for the move, arrows and rings.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { t } from '../words/texts';
import { canEdit, here, put, tree } from './board';
import { SIGN_NAMES, signOf } from './moves';
import { change, type Branch } from './tree';

export type Tool = 'none' | 'arrow' | 'ring';
export const tool = signal<Tool>('none');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  MOST = 32,
  LONGEST = 4000;

export const node = (): Branch | null => tree.value?.nodes[here.value] ?? null;

export function remark(part: Partial<Branch>): void {
  const now = tree.value;
  if (now && canEdit.value) put(change(now, here.value, part));
}

/** A new arrow with the next letter; the same one again takes it away. */
export function pointAt(source: string, target: string): void {
  const arrows = node()?.arrows ?? [],
    same = arrows.find((one) => one.source === source && one.target === target);
  if (same) remark({ arrows: arrows.filter((one) => one !== same) });
  else if (arrows.length < MOST) {
    const letter = [...LETTERS].find((one) => !arrows.some((other) => other.letter === one)) ?? '';
    remark({ arrows: [...arrows, { source, target, letter }] });
  }
}

export function ringAt(place: string): void {
  const rings = node()?.rings ?? [];
  if (rings.includes(place)) remark({ rings: rings.filter((one) => one !== place) });
  else if (rings.length < MOST) remark({ rings: [...rings, place] });
}

const ToolButton = ({ name, icon }: { name: 'arrow' | 'ring'; icon: 'arrow' | 'ring' }) => (
  <button
    class="icon-btn"
    data-act={`tool-${name}`}
    aria-pressed={tool.value === name}
    aria-label={t(`page-study-${name}`)}
    title={t(`page-study-${name}`)}
    onClick={() => {
      tool.value = tool.value === name ? 'none' : name;
    }}
  >
    <Icon name={icon} size={18} />
  </button>
);

const Signs = ({ sign }: { sign: string }) => (
  <div class="signs" role="radiogroup" aria-label={t('page-study-sign')}>
    {['', ...SIGN_NAMES].map((name) => (
      <button
        role="radio"
        aria-checked={sign === name}
        data-sign={name}
        class={`sign ${name}`}
        aria-label={t(name ? `page-study-sign-${name}` : 'page-study-sign-none')}
        title={t(name ? `page-study-sign-${name}` : 'page-study-sign-none')}
        onClick={() => remark({ sign: name })}
      >
        {name ? signOf(name) : '–'}
      </button>
    ))}
  </div>
);

/** The note as it is typed; it goes into the tree with every key, and into the study a moment later. */
function Note({ note }: { note: string }) {
  const [typed, type] = useState(note);
  useEffect(() => type(note), [here.value, note]);
  return (
    <textarea
      class="input"
      rows={3}
      maxLength={LONGEST}
      value={typed}
      placeholder={t('page-study-note-how')}
      aria-label={t('page-study-note')}
      onInput={(event) => {
        type(event.currentTarget.value);
        remark({ note: event.currentTarget.value });
      }}
    />
  );
}

export function Remarks() {
  const now = node();
  useEffect(
    () => () => {
      tool.value = 'none';
    },
    [],
  );
  if (!now || !canEdit.value) return null;
  return (
    <section class="panel remarks" aria-label={t('page-study-note')}>
      <div class="ph">
        <h2 class="grow">{t('page-study-note')}</h2>
        <ToolButton name="arrow" icon="arrow" />
        <ToolButton name="ring" icon="ring" />
        {(now.arrows.length > 0 || now.rings.length > 0) && (
          <button
            class="icon-btn"
            data-act="clear-marks"
            aria-label={t('page-study-clear')}
            onClick={() => remark({ arrows: [], rings: [] })}
          >
            <Icon name="bin" size={18} />
          </button>
        )}
      </div>
      {tool.value !== 'none' && (
        <p class="small sec" role="status">
          {t(`page-study-${tool.value}-how`)}
        </p>
      )}
      <Note note={now.note} />
      {here.value > 0 && <Signs sign={now.sign} />}
    </section>
  );
}
