export { GamesSectionSkeleton as default } from '../features/games-list';
