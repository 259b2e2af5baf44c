export { favouriteGames, pickGames, recentGames, useSavedList } from './savedGames';
