export { themeCss } from './themeCss';
