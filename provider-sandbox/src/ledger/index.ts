export { auditLedger } from './audit';
export { holdBalance, type Posting, postTransfer, readBalance, readBalances, readLedger } from './ledger';
export { type DayMovement, readMovements, readStatement } from './statement';
