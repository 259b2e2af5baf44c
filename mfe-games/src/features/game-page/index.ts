export { PlayerPage } from './PlayerPage';
export { PlayerSkeleton } from './PlayerSkeleton';
