export { LobbySkeleton as default } from '../features/lobby';
