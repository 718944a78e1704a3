// The replay on the stage: going on by a move shows it step by step, going elsewhere only tells it.
import { computed, effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { tokensOf } from '../state/settings';
import { begin, beatsOf, clear, game, layers, tellSteps, type Step } from '../stage';
import { api } from '../wire/api';
import type { Moment } from '../wire/types';
import { at, eyes, eyesOf, momentNow, moments, stopAt, type Film } from './film';

const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The moments from one to another, if all of them are known. */
function known(from: number, to: number): Moment[] | null {
  const found = between(from, to).flatMap((n) => moments.value.get(n) ?? []);
  return found.length > to - from ? found : null;
}

async function fetched(made: Film, from: number, to: number): Promise<Moment[]> {
  const { match } = made.info;
  return (await api.views(match, { from, to, seat: eyes.value }, tokensOf(match))).views;
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
function follow(made: Film): () => void {
  // Without its moment, or before it is drawn, there is nothing on which anything could be shown.
  const hasBoard = computed(() => momentNow.value !== undefined && layers.value > 0),
    asked = computed(() => `${at.value} ${eyes.value} ${hasBoard.value}`);
  let last = at.peek();

  function stage(): (() => void) | undefined {
    const n = at.value,
      from = startOf(made, n),
      isOn = last >= from && last < n,
      show = (shown: Moment[]): void => begin(stepsOf(made, shown), !isOn),
      shown = known(from, n);
    if (hasBoard.value) last = n;
    if (hasBoard.value && n > 0 && shown) {
      show(shown);
      return undefined;
    }
    clear();
    if (!hasBoard.value || n === 0) return undefined;
    let gone = false;
    fetched(made, from, n).then(
      (views) => {
        if (!gone) show(views);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }
  return effect(() => {
    void asked.value;
    return untracked(stage);
  });
}

/** The stage follows the replay at once, before anything is drawn: nobody sees the outcome first. */
export function useStage(made: Film): void {
  useLayoutEffect(() => {
    game.value = made.info.game;
    const leave = follow(made);
    return () => {
      leave();
      clear();
    };
  }, [made]);
}
