/// <reference path="./assets.d.ts" />
export { default as authDieArt } from './auth-die.svg';
/** Pictures of the promo cards in one file, like the games': `promosArt#rewards`, `#staking`, `#referral`. */
export { default as promosArt } from './promos.svg';
export { default as stageArt } from './stage.svg';
