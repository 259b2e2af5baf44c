export { LobbyPage } from './LobbyPage';
export { LobbySkeleton, lobbyContent } from './LobbySkeleton';
