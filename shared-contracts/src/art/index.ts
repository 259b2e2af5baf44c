export * from './brand';
export { gameArt } from './gameArt';
export * from './games';
export * from './scenes';
