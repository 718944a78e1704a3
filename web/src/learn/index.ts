// Everything about lessons, a part of its own that is loaded when it is first needed.
export { LearnScreen } from './path';
export { LessonScreen } from './lesson';
