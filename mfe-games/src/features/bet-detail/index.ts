export { BetDialog } from './BetDialog';
export { type Verifiable, verifyPath } from './verifyPath';
