export { ConnectedWalletsCard } from './ConnectedWalletsCard';
