// The replay on the stage: going on by a move shows it step by step, going elsewhere only tells it.
import { useEffect, useRef } from 'preact/hooks';
import { tokensOf } from '../state/settings';
import { begin, beatsOf, clear, game, tellSteps, type Step } from '../stage';
import { api } from '../wire/api';
import type { Moment } from '../wire/types';
import { at, eyes, eyesOf, moments, stopAt, type Film } from './film';

/** The moments from one to another, fetched where they are not known yet. */
async function momentsBetween(made: Film, from: number, to: number): Promise<Moment[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index),
    known = numbers.map((n) => moments.value.get(n));
  if (known.every((moment) => moment !== undefined)) return known;
  const { match } = made.info,
    span = { from, to, seat: eyes.value };
  return (await api.views(match, span, tokensOf(match))).views;
}

/** A move of the record as steps; nobody's deeds were seen before. */
function stepsOf(made: Film, shown: readonly Moment[]): Step[] {
  const { face } = made,
    beats = beatsOf(shown),
    told = { ...eyesOf(made, shown.at(-1)), own: [] };
  if (!face.stage || !beats.length) return [];
  return face.stage.steps?.(beats, told, null) ?? tellSteps(beats, told, face, face.stage).steps;
}

/** Where the move that led to a moment began. */
const startOf = ({ stops }: Film, n: number): number => stops[stopAt(stops, n) - 1] ?? 0;

/** Puts the move that led to the present moment on the stage; it runs where the replay went on to it. */
export function useStage(made: Film): void {
  const last = useRef(at.value),
    n = at.value,
    isKnown = moments.value.has(n);
  useEffect(() => {
    game.value = made.info.game;
    return clear;
  }, [made]);
  useEffect(() => {
    clear();
    // Without its moment there is no board yet on which anything could be shown.
    if (!isKnown) return undefined;
    const from = startOf(made, n),
      isOn = last.current >= from && last.current < n;
    last.current = n;
    if (n === 0) return undefined;
    let gone = false;
    void momentsBetween(made, from, n).then(
      (shown) => {
        if (!gone) begin(stepsOf(made, shown), !isOn);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [made, n, eyes.value, isKnown]);
}
