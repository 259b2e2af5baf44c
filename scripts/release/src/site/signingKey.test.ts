import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keyIdOf } from '../manifest/signature';
import { readOrMakeKey } from './signingKey';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('concurrent processes create one key for an owner, in a file that only this account can read', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKey(folder, 'lists')));
  expect(new Set(keys.map(({ privateKey }) => keyIdOf(privateKey))).size).toBe(1);
  expect(keys.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['lists.pem']);
  expect((await stat(path.join(folder, 'lists.pem'))).mode & 0o777).toBe(0o600);
});
