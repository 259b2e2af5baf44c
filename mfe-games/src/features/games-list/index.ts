export { GamesSection } from './GamesSection';
