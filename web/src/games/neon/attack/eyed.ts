// The action that is looked at: under the pointer, in focus, or being put together.
import { signal } from '@preact/signals';
import type { Action } from '../../../state/choose';

export const eyed = signal<Action | null>(null);
