export { PlayerPage } from './PlayerPage';
export { PlayerSkeleton } from './PlayerSkeleton';
export { prepareSession } from './preparedSession';
