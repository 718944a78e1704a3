// What decided a choice, in lines: the answers expected, the next best way, the facts that weigh most.
import type { Told, Voice } from '../state/voice';
import type { Action, Beside, Expected, Weight, Why } from '../wire/messages';
import { plain, prefixOf, t, tOr } from '../words/texts';

/** So many facts are told, and only what makes so much of a difference to the chance. */
const MOST_WEIGHTS = 3,
  LEAST_TOLD = 0.01;

const points = (share: number): number => Math.round(share * 100);

const signed = (share: number): string => (share > 0 ? `+${points(share)}` : `−${points(-share)}`);

export function whyLines(why: Why, voice: Voice, seat: number, eyes: Told): string[] {
  const told = why.weighs.filter((one) => Math.abs(one.worth) >= LEAST_TOLD).slice(0, MOST_WEIGHTS);
  const lines: string[] = [];
  if (why.expects.length) {
    const answers = why.expects.map((one) => answerWords(one, voice, eyes)).join('; ');
    lines.push(t('why-expects', { answers }));
  }
  if (why.beside) lines.push(besideWords(why.beside, voice, seat, eyes));
  if (told.length) {
    const facts = told.map((one) => weightWords(one, voice, eyes)).join('; ');
    lines.push(t('why-weighs', { facts }));
  }
  return lines;
}

function answerWords({ seat, action, share }: Expected, voice: Voice, eyes: Told): string {
  const facts = { action: plain(voice.sayAction(action, seat, eyes)), share: points(share) };
  if (eyes.seats.length === 2) return t('why-answer', facts);
  const name = eyes.seats[seat]?.name ?? '';
  return t('why-answer-of', { seat: tOr(name, name), ...facts });
}

/** What the next best way loses, where that is beyond doubt. */
function besideWords({ line, loss, half }: Beside, voice: Voice, seat: number, eyes: Told): string {
  const kind = Math.abs(loss) <= half ? 'level' : loss > 0 ? 'beside' : 'ahead',
    steps = line.filter((one: Action, i) => i === 0 || one.do !== 'end');
  return t(`why-${kind}`, {
    points: points(Math.abs(loss)),
    half: points(half),
    line: steps.map((one) => plain(voice.sayAction(one, seat, eyes))).join(' › '),
  });
}

function weightWords(one: Weight, voice: Voice, eyes: Told): string {
  const id = one.name === 'over' ? 'why-over' : `${prefixOf(voice.name)}-weighs-${one.name}`,
    fact = plain(voice.words(id, { unit: one.what }, eyes)),
    what = one.side === 'foe' ? t('why-foe', { what: fact }) : fact,
    [better, instead] = [one.better.toFixed(1), one.instead.toFixed(1)],
    facts = { what, better, instead, points: signed(one.worth) };
  return t(one.name === 'over' || better === instead ? 'why-fact-plain' : 'why-fact', facts);
}
