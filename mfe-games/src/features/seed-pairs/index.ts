export { SeedPairs } from './SeedPairs';
