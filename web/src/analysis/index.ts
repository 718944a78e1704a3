// The analysis board, studies and the editor: a chunk of its own.
export { AnalysisScreen } from './screen';
