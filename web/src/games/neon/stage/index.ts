// How Neon's events are shown: the door that the face hands to the stage.
import type { Staging } from '../../../stage';
import { stepsOf } from './steps';

export const stage: Staging = { isPlaced: true, steps: stepsOf };
