export { GamesSection } from './GamesSection';
export { GamesSectionSkeleton } from './GamesSectionSkeleton';
