export { holdBalance, type Posting, postTransfer, readBalance, readBalances, readLedger } from './ledger';
