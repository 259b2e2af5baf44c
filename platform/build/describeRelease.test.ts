import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Release, readRelease, releaseFile } from '../compose/release';
import { currentCommit, findBuilt, writeReleaseFile } from './describeRelease';

const release: Release = {
  app: 'wallet',
  version: '1.0.0',
  buildId: '0123456789',
  commit: 'unknown',
  contract: 1,
  container: 'tessera_wallet_0123456789',
  entry: 'entry.js',
  styles: [],
  exposes: { HeaderWallet: { scripts: ['HeaderWallet.js'], styles: [] } },
  integrity: { 'entry.js': `sha384-${'x'.repeat(64)}` },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-release-'));
  await writeReleaseFile(folder, release);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('reads what was written', () => {
  expect(readRelease(folder)).toEqual(release);
});

test('a build that is used again is of the commit that is checked out now', async () => {
  await writeReleaseFile(folder, { ...release, commit: 'c0ffee' });
  expect(findBuilt(folder, release.buildId)?.commit).toBe(currentCommit());
  expect(findBuilt(folder, '9876543210')).toBeUndefined();
});

test('treats a truncated description as no build', async () => {
  const text = await readFile(releaseFile(folder), 'utf8');
  for (let length = 0; length < text.trimEnd().length; length += 7) {
    await writeFile(releaseFile(folder), text.slice(0, length));
    expect(readRelease(folder)).toBeUndefined();
  }
});

test.each([
  'null',
  '[]',
  '{}',
  '"release"',
  JSON.stringify({ ...release, entry: undefined }),
  JSON.stringify({ ...release, entry: '../entry.js' }),
])('takes %s for no build', async (text) => {
  await writeFile(releaseFile(folder), text);
  expect(readRelease(folder)).toBeUndefined();
});
