// Every symbol of a game on one page; a press tells its rule, and which chapter has more.
import { useState } from 'preact/hooks';
import type { Face } from '../games/face';
import { symbolsOf, told, type Group, type Sheet, type Symbol } from '../games/sheet';
import { Dialog, closeDialog, openDialog } from '../parts/dialog';
import { Drawing, Icon } from '../parts/icon';
import { t } from '../words/texts';
import { addressOf, chapterOfRule, titleOf, type Opened } from './book';
import { RuleWords } from './notes';

const Picture = ({ symbol: { sign, size } }: { symbol: Symbol }) => (
  <span class="sym-pic">
    <Drawing svg={sign.svg} box={sign.box} width={size[0]} height={size[1]} cls={sign.cls} />
  </span>
);

/** What a symbol means, at more length. */
function Card({ open, prefix, symbol }: { open: Opened; prefix: string; symbol: Symbol }) {
  const [name, does] = told(prefix, symbol.id),
    cited = open.book.symbols[symbol.id] ?? '',
    rule = open.rules.get(cited),
    chapter = chapterOfRule(open, cited);
  return (
    <Dialog title={name} under={cited}>
      <div class="sym-card">
        <Picture symbol={symbol} />
        <p>{does}</p>
      </div>
      {rule && <RuleWords rule={rule} />}
      {chapter && (
        <p>
          <a href={`${addressOf(open.book, chapter)}#${cited}`} onClick={closeDialog}>
            {titleOf(open.book, chapter)}
          </a>
        </p>
      )}
    </Dialog>
  );
}

interface GroupProps {
  open: Opened;
  prefix: string;
  group: Group;
  sought: string;
}

function Section({ open, prefix, group, sought }: GroupProps) {
  const isFound = (symbol: Symbol): boolean =>
    told(prefix, symbol.id).join(' ').toLocaleLowerCase().includes(sought);
  return (
    <section class="sym-group" data-group={group.id}>
      <h2>{t(`sign-${prefix}-group-${group.id}`)}</h2>
      <ul>
        {group.symbols.map((symbol) => {
          const [name, does] = told(prefix, symbol.id);
          return (
            <li>
              <button
                type="button"
                class={isFound(symbol) ? '' : 'pale'}
                data-sign={symbol.id}
                onClick={() =>
                  openDialog(() => <Card open={open} prefix={prefix} symbol={symbol} />)
                }
              >
                <Picture symbol={symbol} />
                <span class="sym-tx">
                  <b>{name}</b>
                  <span>{does}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Symbols({ open, made: { symbols: sheet } }: { open: Opened; made: Face }) {
  const [search, setSearch] = useState(''),
    sought = search.trim().toLocaleLowerCase();
  return (
    <main class="sym" id="main">
      <header class="sym-head">
        <h1>{t('page-book-symbols-all')}</h1>
        <span class="small muted only-wide no-print">{t('page-book-symbols-how')}</span>
        <label class="bk-find no-print">
          <span class="unseen">{t('page-book-symbols-find')}</span>
          <input
            class="input"
            type="search"
            value={search}
            placeholder={t('page-book-symbols-find')}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <button
          class="btn quiet sm no-print"
          type="button"
          data-act="print"
          onClick={() => print()}
        >
          <Icon name="save" size={16} />
          {t('page-book-print')}
        </button>
      </header>
      <div class="sym-sheet">
        {sheet.groups().map((group) => (
          <Section open={open} prefix={sheet.prefix} group={group} sought={sought} />
        ))}
      </div>
    </main>
  );
}

/** Some symbols in a row, inside a chapter. */
export function SignRow({ sheet, signs }: { sheet: Sheet; signs: readonly string[] }) {
  const known = new Map(symbolsOf(sheet).map((symbol) => [symbol.id, symbol]));
  return (
    <ul class="bk-signs">
      {signs.map((id) => {
        const symbol = known.get(id),
          [name, does] = told(sheet.prefix, id);
        return (
          symbol && (
            <li>
              <Picture symbol={symbol} />
              <span class="sym-tx">
                <b>{name}</b>
                <span>{does}</span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
