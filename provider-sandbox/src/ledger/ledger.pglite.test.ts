/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeKills } from '../testing/killLaws';
import { describeMoneyLaws } from '../testing/moneyLaws';

const folder = mkdtempSync(join(tmpdir(), 'tessera-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// One statement at a time, so locks are not put to the test here: that is what the PostgreSQL file is for.
describe('on the embedded database', () => {
  describeMoneyLaws(() => ({ DATA_DIR: 'memory://' }));
  describeKills(() => ({ DATA_DIR: folder }));
});
