// What decided a choice: the answers expected, the next best way, the facts that weigh most.
import type { Told, Voice } from '../state/voice';
import type { Action, Beside, Expected, Weight, Why } from '../wire/messages';
import type { Ground } from '../parts/grounds';
import { plain, prefixOf, t, tenths, tOr } from '../words/texts';

/** So many facts are told, and only what makes so much of a difference to the chance. */
const MOST_WEIGHTS = 3,
  LEAST_TOLD = 0.01;

const points = (share: number): number => Math.round(share * 100);

const signed = (share: number): string => (share > 0 ? `+${points(share)}` : `−${points(-share)}`);

/** Too close to be told apart: then nothing decides either. */
const isLevel = ({ loss, half }: Beside): boolean => Math.abs(loss) <= half;

/** What is `worse` than the best: the next best way, or what was played. */
export function groundsOf(
  why: Why,
  voice: Voice,
  seat: number,
  eyes: Told,
  worse: 'beside' | 'played' = 'beside',
): Ground[] {
  const { beside, expects } = why,
    told =
      beside && isLevel(beside)
        ? []
        : why.weighs.filter((one) => Math.abs(one.worth) >= LEAST_TOLD).slice(0, MOST_WEIGHTS),
    answers = expects.map((one) => answerWords(one, voice, eyes)),
    facts = told.map((one) => weightWords(one, voice, eyes));
  return [
    { head: t('why-expects'), facts: answers },
    ...(beside ? [besideWords(beside, voice, seat, eyes, worse)] : []),
    { head: t('why-weighs'), facts },
  ].filter((ground) => ground.facts.length);
}

function answerWords({ seat, action, share }: Expected, voice: Voice, eyes: Told): string {
  const facts = { action: plain(voice.sayAction(action, seat, eyes)), share: points(share) };
  if (eyes.seats.length === 2) return t('why-answer', facts);
  const name = eyes.seats[seat]?.name ?? '';
  return t('why-answer-of', { seat: tOr(name, name), ...facts });
}

/** What the other way loses, where that is beyond doubt. */
function besideWords(
  beside: Beside,
  voice: Voice,
  seat: number,
  eyes: Told,
  worse: string,
): Ground {
  const { line, loss, half } = beside,
    kind = isLevel(beside) ? 'level' : loss > 0 ? worse : 'ahead',
    steps = line.filter((one: Action, i) => i === 0 || one.do !== 'end'),
    words = steps.map((one) => plain(voice.sayAction(one, seat, eyes))).join(' › ');
  return {
    head: t(`why-${kind}`, { points: points(Math.abs(loss)), half: points(half) }),
    facts: [words],
  };
}

function weightWords(one: Weight, voice: Voice, eyes: Told): string {
  const id = one.name === 'over' ? 'why-over' : `${prefixOf(voice.name)}-weighs-${one.name}`,
    fact = plain(voice.words(id, { unit: one.what }, eyes)),
    what = one.side === 'foe' ? t('why-foe', { what: fact }) : fact,
    [better, instead] = [tenths(one.better), tenths(one.instead)],
    facts = { what, better, instead, points: signed(one.worth) };
  return t(one.name === 'over' || better === instead ? 'why-fact-plain' : 'why-fact', facts);
}
