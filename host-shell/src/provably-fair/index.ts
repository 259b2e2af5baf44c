export { ProvablyFairPage } from './ProvablyFairPage';
