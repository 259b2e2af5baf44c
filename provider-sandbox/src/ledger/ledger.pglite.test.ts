/** @jest-environment node */
import { rmSync } from 'node:fs';
import { describeKills } from '../testing/crashRecovery';
import { copyDataFolder } from '../testing/dataFolder';
import { describeLedgerInvariants } from '../testing/ledgerInvariants';
import { startSandboxProcess } from '../testing/sandboxProcess';

let folder: string;

beforeAll(async () => {
  folder = await copyDataFolder(async (draft) => {
    await (await startSandboxProcess({ DATA_DIR: draft })).stop();
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// One statement at a time, so locks are not put to the test here: that is what the PostgreSQL file is for.
describe('on the embedded database', () => {
  describeLedgerInvariants(() => ({}));
  describeKills(() => ({ DATA_DIR: folder }));
});
