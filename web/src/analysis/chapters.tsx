// The chapters of a study: opened, named, added, moved, taken away.
import { Icon } from '../parts/icon';
import { t, tOr } from '../words/texts';
import { canEdit, chapters, known, open, turnTo } from './board';
import {
  addChapter,
  id,
  moveChapter,
  nameStudy,
  removeChapter,
  rename,
  retry,
  saving,
  title,
} from './study';

const LONGEST = 80;

export const chapterName = (at: number): string =>
  chapters.value[at]?.title || t('page-study-chapter', { n: at + 1 });

const State = () =>
  saving.value === 'failed' ? (
    <button class="btn quiet sm" onClick={retry}>
      {t('page-study-retry')}
    </button>
  ) : (
    <span class="small sec" role="status" data-saving={saving.value}>
      {saving.value === 'none' ? t('page-study-reading') : t(`page-study-${saving.value}`)}
    </span>
  );

const Name = ({ value, label, set }: { value: string; label: string; set(name: string): void }) => (
  <input
    class="input"
    maxLength={LONGEST}
    value={value}
    aria-label={label}
    placeholder={label}
    onChange={(event) => set(event.currentTarget.value)}
  />
);

function Tools({ at }: { at: number }) {
  return (
    <span class="row">
      <button
        class="icon-btn"
        aria-label={t('page-study-up')}
        disabled={at === 0}
        onClick={() => void turnTo(moveChapter(at, -1))}
      >
        <Icon name="up" size={16} />
      </button>
      <button
        class="icon-btn"
        aria-label={t('page-study-down')}
        disabled={at === chapters.value.length - 1}
        onClick={() => void turnTo(moveChapter(at, 1))}
      >
        <Icon name="down" size={16} />
      </button>
      <button
        class="icon-btn"
        data-act="remove-chapter"
        aria-label={t('page-study-remove')}
        disabled={chapters.value.length < 2}
        onClick={() => {
          removeChapter(at);
          void turnTo(Math.max(0, at - 1));
        }}
      >
        <Icon name="bin" size={16} />
      </button>
    </span>
  );
}

const add = (): void => {
  const place = addChapter(known.value?.position ?? null, '');
  void turnTo(place);
};

export function Chapters() {
  if (!id.value) return null;
  const edits = canEdit.value;
  return (
    <section class="panel chapters" aria-label={t('page-study-chapters')}>
      <div class="ph">
        {edits ? (
          <Name value={title.value} label={t('page-study-title')} set={nameStudy} />
        ) : (
          <h2 class="grow">{title.value || t('page-study')}</h2>
        )}
        <State />
      </div>
      <ol>
        {chapters.value.map((one, at) => (
          <li class={at === open.value ? 'now' : ''}>
            <button data-chapter={at} onClick={() => void turnTo(at)}>
              <span class="num sec">{at + 1}</span>
              <span class="grow">
                <b>{chapterName(at)}</b>
                <span class="small sec">
                  {tOr(`page-game-${one.game}`, one.game)} ·{' '}
                  {t('page-study-nodes', { count: one.nodes.length - 1 })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {edits && (
        <div class="row wrap tools">
          <Name
            key={open.value}
            value={chapters.value[open.value]?.title ?? ''}
            label={t('page-study-chapter-title')}
            set={(name) => rename(open.value, name)}
          />
          <button class="btn quiet sm" data-act="add-chapter" onClick={add}>
            <Icon name="plus" size={16} />
            {t('page-study-add')}
          </button>
          <Tools at={open.value} />
        </div>
      )}
    </section>
  );
}
