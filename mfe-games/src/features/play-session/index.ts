export { PlaySession } from './PlaySession';
