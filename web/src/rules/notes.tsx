// Footnotes: the number in the text, the rule beside it, and under its paragraph where there is no room beside.
import { signal } from '@preact/signals';
import { t } from '../words/texts';
import type { Rule } from '../wire/types';
import { lit } from './book';
import { cutAt, gluedRuns, type Run } from './prose';

/** What is searched for. */
export const wanted = signal('');

/** Where there is no room beside the text, one rule at a time is told under its paragraph. */
export const unfolded = signal('');

export const Found = ({ text }: { text: string }) => (
  <>{cutAt(text, wanted.value).map((part, i) => (i % 2 ? <mark>{part}</mark> : part))}</>
);

const lights = (rule: string) => ({
  onMouseEnter: () => {
    lit.value = rule;
  },
  onFocus: () => {
    lit.value = rule;
  },
});

function Footnote({ rule, number, place }: { rule: string; number: number; place: string }) {
  const key = `${place} ${rule}`;
  return (
    <sup class="fn">
      <button
        type="button"
        class={lit.value === rule ? 'on' : ''}
        data-note={rule}
        aria-label={t('page-book-note', { n: number, rule })}
        aria-expanded={unfolded.value === key}
        {...lights(rule)}
        onClick={() => {
          unfolded.value = unfolded.value === key ? '' : key;
          lit.value = rule;
          document.getElementById(`note-${rule}`)?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {number}
      </button>
    </sup>
  );
}

/** A rule as the register has it. */
export const RuleWords = ({ rule }: { rule: Rule }) => (
  <>
    <p>
      <Found text={rule.text} />
    </p>
    {rule.ruling && (
      <p>
        <b>{t('page-rule-ruling')}</b> <Found text={rule.ruling} />
      </p>
    )}
    <span class="src">{rule.source}</span>
  </>
);

interface Noted {
  /** The cited rules in the order of their numbers. */
  notes: readonly string[];
  rules: ReadonlyMap<string, Rule>;
}

/** One paragraph with its footnotes. */
export function Prose({ text, place, notes, rules }: Noted & { text: string; place: string }) {
  const open = rules.get(
    unfolded.value.startsWith(`${place} `) ? unfolded.value.slice(place.length + 1) : '',
  );
  const told = ({ kind, text: words }: Run) => {
    if (kind === 'cite')
      return <Footnote rule={words} number={notes.indexOf(words) + 1} place={place} />;
    const found = <Found text={words} />;
    return kind === 'strong' ? <b>{found}</b> : found;
  };
  return (
    <>
      <p>
        {gluedRuns(text).map((group) =>
          group.length > 1 ? <span class="nb">{group.map(told)}</span> : told(group[0]!),
        )}
      </p>
      {open && (
        <div class="bk-under" role="note">
          <b class="num">{open.id}</b>
          <RuleWords rule={open} />
        </div>
      )}
    </>
  );
}

/** All rules that a chapter cites, in the margin. */
export const Notes = ({ notes, rules }: Noted) => (
  <ol class="bk-notes">
    {notes.map((id, i) => {
      const rule = rules.get(id);
      return (
        <li id={`note-${id}`} class={lit.value === id ? 'on' : ''} {...lights(id)}>
          <b class="num">{i + 1}</b>
          <div>
            <a class="rule" href={`#${id}`}>
              {id}
            </a>
            {rule && <RuleWords rule={rule} />}
          </div>
        </li>
      );
    })}
  </ol>
);
