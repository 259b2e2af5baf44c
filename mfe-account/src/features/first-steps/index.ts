export { HomeSteps } from './HomeSteps';
