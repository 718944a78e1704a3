// The screens of reviews, fetched when they are first shown.
export { ReviewScreen } from './screen';
