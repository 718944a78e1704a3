// The types of the wire, as the whole page names them; those of one game stand in a file of its own.
export type * from './answers';
export type * from './messages';
