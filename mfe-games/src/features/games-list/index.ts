export { GamesSection, gamesSectionContent } from './GamesSection';
export { GamesSectionSkeleton } from './GamesSectionSkeleton';
