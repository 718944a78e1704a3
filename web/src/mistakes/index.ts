// The screen on which mistakes of one's own are tried anew, fetched when it is first shown.
export { MistakesScreen } from './screen';
