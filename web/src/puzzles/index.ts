// Everything about etudes, a part of its own that is loaded when it is first needed.
export { EtudesScreen } from './browse';
export { EtudeScreen } from './try';
export { saveEtude } from './save';
