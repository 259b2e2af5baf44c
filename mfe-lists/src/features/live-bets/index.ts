export { LiveBets } from './LiveBets';
