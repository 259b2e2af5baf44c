export { GamesSectionSkeleton as default, gamesSectionContent as content } from '../features/games-list';
