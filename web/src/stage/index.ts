// The stage: what happened since the viewer's last decision, shown step by step. The one door for faces, shell and replay.
export { Layer } from './layer';
export { Strip } from './strip';
export { SinceList, SincePanel, handInSign } from './since';
export { shownUpdate } from './shown';
export { beatsOf, eyesFor, skipAll, staging, stepsOf } from './gather';
export * from './player';
export { handInSound, type Spot, type Theatre, type Timing } from './theatre';
export { afterFrames } from './times';
export { placesOf, tellSteps } from './tell';
export { asTitle, heading } from './step';
export type { Beat, Chip, Eyes, Group, Rest, SignOf, Staging, Step } from './step';
