// Sentences with strong names, and rule ids that open the rule.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../wire/api';
import { gameOfRule } from '../state/newgame';
import { language, runs, t } from '../words/texts';
import { closeDialog, Dialog, openDialog } from './dialog';
import type { Language, Rule } from '../wire/types';

export const Rich = ({ text }: { text: string }) => (
  <>{runs(text).map((run) => (run.strong ? <b>{run.text}</b> : run.text))}</>
);

const known = new Map<string, Promise<Rule>>();

export function ruleOf(game: string, id: string, lang: Language): Promise<Rule> {
  const key = `${game} ${id} ${lang}`;
  let asked = known.get(key);
  if (!asked) {
    asked = api.rule(game, id, lang);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
  }
  return asked;
}

function RuleCard({ game, id }: { game: string; id: string }) {
  const [rule, setRule] = useState<Rule | null>(null),
    [failed, setFailed] = useState(false),
    lang = language.value;
  useEffect(() => {
    ruleOf(game, id, lang).then(setRule, () => setFailed(true));
  }, [game, id, lang]);
  return (
    <Dialog title={id} under={rule?.source}>
      {failed ? (
        <p>{t('page-rule-unknown', { rule: id })}</p>
      ) : (
        <p style="font-size:17px;line-height:1.5">{rule?.text ?? '…'}</p>
      )}
      {rule?.ruling && (
        <p class="sec">
          <b>{t('page-rule-ruling')}</b> {rule.ruling}
        </p>
      )}
      {rule && (
        <p class="small">
          <a href={`/rules/${game}#${id}`} onClick={closeDialog}>
            {t('page-rules-all')}
          </a>
        </p>
      )}
    </Dialog>
  );
}

export function RuleId({
  id,
  game,
  inList = false,
}: {
  id: string;
  game?: string;
  inList?: boolean;
}) {
  const of = game ?? gameOfRule(id);
  return (
    <button
      class="rule"
      type="button"
      tabIndex={inList ? -1 : undefined}
      aria-label={t('page-rule-named', { rule: id })}
      onClick={(event) => {
        event.stopPropagation();
        openDialog(() => <RuleCard game={of} id={id} />);
      }}
    >
      {id}
    </button>
  );
}
