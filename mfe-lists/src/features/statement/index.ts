export { StatementPage } from './StatementPage';
export { StatementSignedOut } from './StatementSignedOut';
export { StatementSkeleton } from './StatementSkeleton';
