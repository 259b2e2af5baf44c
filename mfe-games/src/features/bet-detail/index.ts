export { BetDialog } from './BetDialog';
export { verifyPath } from './verifyPath';
