export { demoPlayer, secondPlayer, seedDemo, twoFactorPlayer } from './seed';
