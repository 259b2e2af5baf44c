export { payoutOf } from './bet';
export { type BetsFailure, betFeed, betSource } from './betSource';
export { liveRowCount, mostBets } from './limits';
