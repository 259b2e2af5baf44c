export { PlayerSkeleton as default } from '../features/game-page';
