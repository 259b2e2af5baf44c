export { LobbyPage } from './LobbyPage';
export { LobbySkeleton } from './LobbySkeleton';
