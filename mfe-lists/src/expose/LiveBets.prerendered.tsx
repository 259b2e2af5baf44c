export { LiveBetsSkeleton as default } from '../features/live-bets';
