export { demoPlayer, secondPlayer, seedDemo } from './seed';
