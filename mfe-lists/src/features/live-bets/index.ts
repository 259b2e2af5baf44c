export { LiveBets } from './LiveBets';
export { LiveBetsSkeleton } from './LiveBetsSkeleton';
