export { BetsPage } from './BetsPage';
