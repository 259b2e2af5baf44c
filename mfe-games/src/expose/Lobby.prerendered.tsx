export { LobbySkeleton as default, lobbyContent as content } from '../features/lobby';
