export { SecurityCard } from './SecurityCard';
