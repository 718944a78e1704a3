// What every board has besides its face: the stage, sounds, and what may follow a game; fetched with the first face.
import { effect } from '@preact/signals';
import { startCalls } from './shell/calls';
import { onwards } from './shell/end/next';
import { face } from './shell/face';
import { play } from './sound/sound';
import { canStand, handInSign, handInSound, staging } from './stage';
import { speedOf } from './stage/pace';
import { update } from './state/table';

export function lay(): void {
  handInSound((name) => play(name, speedOf(update.value?.game ?? '') || Infinity));
  onwards.value = [
    { icon: 'graph', label: 'page-review', address: (now) => `/review/${now.match}` },
  ];
  effect(() => {
    const made = face.value;
    if (!made) return;
    staging.value = made.stage ?? null;
    canStand.value = Boolean(made.stage?.isPlaced);
    handInSign(made.Sign);
  });
  startCalls();
}
