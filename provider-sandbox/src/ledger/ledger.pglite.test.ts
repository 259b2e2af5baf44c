import { describeAddressLaws } from '../testing/addressLaws';
import { describeLedgerInvariants } from '../testing/ledgerInvariants';
import { describeStatementLaws } from '../testing/statementLaws';
import { describeWithdrawalLaws } from '../testing/withdrawalLaws';

// PGlite runs one statement at a time, so this does not test locks; the PostgreSQL file does.
describe('on the embedded database', () => {
  describeLedgerInvariants(() => ({}));
  describe('statements', () => describeStatementLaws(() => ({})));
  describe('withdrawals', () => describeWithdrawalLaws(() => ({})));
  describe('addresses', () => describeAddressLaws(() => ({})));
});
