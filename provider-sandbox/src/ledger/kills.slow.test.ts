import { rmSync } from 'node:fs';
import { describeKills } from '../testing/crashRecovery';
import { copyStartedData } from '../testing/sandboxProcess';

let folder: string;

beforeAll(async () => {
  folder = await copyStartedData();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('on the embedded database', () => {
  describeKills(() => ({ DATA_DIR: folder }));
});
