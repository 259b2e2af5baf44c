import { rmSync } from 'node:fs';
import { describeLimitKills } from '../testing/limitKills';
import { describeLimitLaws } from '../testing/limitLaws';
import { copyStartedData } from '../testing/sandboxProcess';

let folder: string;

beforeAll(async () => {
  folder = await copyStartedData();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// PGlite runs one statement at a time, so this does not test locks; the PostgreSQL file does.
describe('on the embedded database', () => {
  describeLimitLaws(() => ({}));
  describeLimitKills(() => ({ DATA_DIR: folder }));
});
