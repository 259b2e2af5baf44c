export { PassportPage } from './PassportPage';
