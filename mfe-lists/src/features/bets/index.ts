export { BetsPage } from './BetsPage';
export { BetsSkeleton } from './BetsSkeleton';
