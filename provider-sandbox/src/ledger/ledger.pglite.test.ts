import { rmSync } from 'node:fs';
import { describeKills } from '../testing/crashRecovery';
import { describeLedgerInvariants } from '../testing/ledgerInvariants';
import { copyStartedData } from '../testing/sandboxProcess';

let folder: string;

beforeAll(async () => {
  folder = await copyStartedData();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// PGlite runs one statement at a time, so this does not test locks; the PostgreSQL file does.
describe('on the embedded database', () => {
  describeLedgerInvariants(() => ({}));
  describeKills(() => ({ DATA_DIR: folder }));
});
