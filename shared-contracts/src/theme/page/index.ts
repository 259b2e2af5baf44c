export { fontFiles } from './fontFaces';
export { pageCss } from './pageCss';
export { themeCss } from './themeCss';
