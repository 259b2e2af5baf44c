import { describeLedgerInvariants } from '../testing/ledgerInvariants';
import { describeStatementLaws } from '../testing/statementLaws';

// PGlite runs one statement at a time, so this does not test locks; the PostgreSQL file does.
describe('on the embedded database', () => {
  describeLedgerInvariants(() => ({}));
  describe('statements', () => describeStatementLaws(() => ({})));
});
