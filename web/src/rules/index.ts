// The rulebooks, a part of its own that is loaded when it is first opened.
export { BookScreen } from './screen';
