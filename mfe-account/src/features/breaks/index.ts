export { Changeable } from './Changeable';
export { BreaksCard } from './lazyBreaksCard';
export { useRefusal } from './useRefusal';
