export { BetsSkeleton as default } from '../features/bets';
