export { BetAmount } from './BetAmount';
export { BetLink, hasBetDetail } from './BetLink';
export { GameArt, GameName } from './GameName';
export { Multiplier } from './Multiplier';
export { PayoutText } from './PayoutText';
