export { BreaksCard } from './lazyBreaksCard';
