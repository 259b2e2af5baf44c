export { startCleaning } from './cleaning';
