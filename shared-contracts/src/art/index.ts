export * from './brand';
export { gameArt } from './gameArt';
export * from './scenes';
