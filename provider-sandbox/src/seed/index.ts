export { demoPlayer, seedDemo } from './seed';
