export { auditLedger } from './audit';
export { holdBalance, type Posting, postTransfer, readBalance, readBalances, readLedger } from './ledger';
export { readStatement } from './statement';
