import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../testing/client';
import { copyStartedData, startSandboxProcess } from '../testing/sandboxProcess';

let folder: string;
const path = (...names: string[]) => join(folder, ...names);
const start = (env: Readonly<Record<string, string>> = {}) => startSandboxProcess({ DATA_DIR: folder, ...env });

beforeEach(async () => {
  folder = await copyStartedData();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a truncated secret is refused while there are data, and replaced by a fresh start', async () => {
  truncateSync(path('secret'));
  await expect(start()).rejects.toThrow(/secret in .* was cut short/);
  expect(readdirSync(folder).sort()).toEqual(['database', 'secret']);
  await (await start({ SANDBOX_FRESH: '1' })).stop();
  expect(readFileSync(path('secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

const broken = /database in .* cannot be used.*SANDBOX_FRESH=1 .* moves it aside/;

test('a file in the place of a database is refused with a message', async () => {
  rmSync(path('database'), { recursive: true });
  writeFileSync(path('database'), '');
  await expect(start()).rejects.toThrow(broken);
});

test('a database with a cut-off control file is refused with a message, and moved aside by a fresh start', async () => {
  truncateSync(path('database', 'global', 'pg_control'));
  await expect(start()).rejects.toThrow(broken);
  const sandbox = await start({ SANDBOX_FRESH: '1' });
  const body = { email: 'player@tessera.test', password: 'Tessera2026!' };
  expect((await createClient(sandbox.url).call('login', { body })).status).toBe(200);
  expect(sandbox.written()).toMatch(/It is in .*database\.broken-\d{4}-\d\d-\d\dT[\d.-]+Z now/);
  await sandbox.stop();
  expect(readdirSync(folder).filter((name) => name.startsWith('database.broken-'))).toHaveLength(1);
});
