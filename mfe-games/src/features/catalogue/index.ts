export { messages as catalogueMessages } from './catalogue.messages';
export { GameArt } from './GameArt';
export { GameGrid, GameGridSkeleton } from './GameGrid';
export { GamesFailed } from './GamesFailed';
export { type Flag, GameTile } from './GameTile';
export { GameTileSkeleton } from './GameTileSkeleton';
export { lobbyPath } from './gamePath';
export { type GamesState, useGames } from './useGames';
