// The open match, as faces and shell use it: what is known of it, and what a player can do.
export * from './act';
export * from './match';
export * from './result';
export * from './table';
export type { Progress } from '../wire/types';
