export { ConnectedWalletsCard } from './lazyConnectedWalletsCard';
