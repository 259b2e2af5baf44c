/// <reference path="./assets.d.ts" />
export { default as automaticArt } from './automatic.svg';
export { default as blackjackArt } from './blackjack.svg';
export { default as coinflipArt } from './coinflip.svg';
export { default as crashArt } from './crash.svg';
export { default as diceArt } from './dice.svg';
export { default as fallbackArt } from './fallback.svg';
export { default as honeypotArt } from './honeypot.svg';
export { default as kenoArt } from './keno.svg';
export { default as limboArt } from './limbo.svg';
export { default as minesArt } from './mines.svg';
export { default as plinkoArt } from './plinko.svg';
export { default as pokerArt } from './poker.svg';
export { default as rouletteArt } from './roulette.svg';
export { default as slotsArt } from './slots.svg';
export { default as wheelArt } from './wheel.svg';
