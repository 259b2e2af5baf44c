export { PlayerPage } from './PlayerPage';
