export { favouriteGames, pickGames, recentGames, useDeviceList } from './gameLists';
