import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from '@tessera/platform/project';
import { serveFolder } from '@tessera/tooling/serve';
import { aSite, type TestSite } from '../testing/testSite';
import { findReleased } from './findReleased';

let site: TestSite;
beforeEach(async () => {
  site = await aSite('lists');
});
afterEach(() => site.remove());

const state = { id: 'empty', module: 'LiveBets', title: 'No bets', session: 'signed-out' } as const;

const copyTo = () => path.join(site.keysFolder, 'copy');
const find = (version?: string, at = site.folder) =>
  findReleased({ site: at, remote: 'lists', version, copyTo: copyTo() });

/** Message of the error for people that a search ends with. */
async function problem(version?: string, at?: string): Promise<string> {
  const error: unknown = await find(version, at).catch((reason: unknown) => reason);
  if (!(error instanceof UserError)) throw new Error(`There was no error for people, but ${error}`);
  return stripVTControlCharacters(error.message);
}

/** Publishes a later release. */
async function publishLater(version: string, states?: unknown): Promise<string> {
  site.now = new Date(site.now.getTime() + 1000);
  return site.publish({ version, ...(states !== undefined && { states }) });
}

test('finds the newest release, or the named one, with its states, and copies its files', async () => {
  const [old, newest] = [await publishLater('1.0.0'), await publishLater('1.1.0', [state])];
  expect(await find()).toMatchObject({ id: newest, states: [state] });
  expect(await readdir(copyTo())).toEqual(
    expect.arrayContaining(['entry.0123456789.js', 'LiveBets.0123456789.js', 'release.json', 'states.json']),
  );
  for (const version of [old, '1.0.0']) expect(await find(version)).toMatchObject({ id: old, states: undefined });
});

test('copies nothing of a former release', async () => {
  await publishLater('1.0.0', [state]);
  await find();
  await publishLater('1.1.0');
  await find();
  expect(await readdir(copyTo())).not.toContain('states.json');
});

test('names the known releases in place of an unknown one', async () => {
  expect(await problem()).toContain('lists has no release yet');
  const ids = [await publishLater('1.0.0'), await publishLater('1.1.0')];
  expect(await problem('2.0.0')).toBe(`lists has no release 2.0.0. There are: ${ids.reverse().join(', ')}.`);
});

test('says where there is no site', async () => {
  expect(await problem(undefined, site.keysFolder)).toContain(`There is no site in ${site.keysFolder}`);
  expect(await problem(undefined, 'http://127.0.0.1:9')).toContain(
    'http://127.0.0.1:9/registry.json cannot be reached',
  );
});

const signatureOf = (id: string) => site.file('lists', id, 'release.sig.json');

test.each<[what: string, spoil: (id: string) => Promise<unknown>, message: RegExp]>([
  [
    'a registry that is no JSON',
    () => writeFile(path.join(site.folder, 'current/registry.json'), '<html>'),
    /^The registry of .* cannot be read: /,
  ],
  [
    'an altered manifest',
    (id) => writeFile(site.file('lists', id, 'release.json'), '{}'),
    /release\.json in .* is altered/,
  ],
  [
    'an altered script',
    (id) => writeFile(site.file('lists', id, 'LiveBets.0123456789.js'), 'altered'),
    /is not what was published:\n.*LiveBets\.0123456789\.js in .* is altered/,
  ],
  [
    'a wrong signature',
    async (id) => {
      const signature = JSON.parse(await readFile(signatureOf(id), 'utf8'));
      await writeFile(signatureOf(id), JSON.stringify({ ...signature, signature: 'AAAA' }));
    },
    /signature .*is not what lists signed/,
  ],
])('refuses %s', async (_, spoil, message) => {
  await spoil(await publishLater('1.0.0', [state]));
  expect(await problem()).toMatch(message);
});

test.each([
  ['no list', {}],
  ['a state without a session', [{ ...state, session: undefined }]],
])('refuses states that are %s', async (_, states) => {
  await publishLater('1.0.0', states);
  expect(await problem()).toMatch(/^The states of lists 1\.0\.0-aaaaaaaaaa in .* cannot be read: /);
});

test('reads a site at its address, and copies the files', async () => {
  const id = await publishLater('1.0.0', [state]);
  const server = await serveFolder({ folder: site.folder, port: 0, isChanging: true });
  const origin = `http://127.0.0.1:${server.port}`;
  const settings = JSON.parse(await readFile(path.join(site.folder, 'site.json'), 'utf8'));
  await writeFile(path.join(site.folder, 'site.json'), JSON.stringify({ ...settings, origin }));
  await publishLater('1.1.0');
  try {
    for (const address of [origin, `${origin}/registry.json`]) {
      const found = { id, where: `${origin}/lists/${id}/`, states: [state] };
      expect(await find('1.0.0', address)).toMatchObject(found);
      expect(await readdir(copyTo())).toContain('LiveBets.0123456789.js');
      await rm(copyTo(), { recursive: true });
    }
    await writeFile(site.file('lists', id, 'LiveBets.0123456789.js'), 'altered');
    expect(await problem('1.0.0', origin)).toMatch(/LiveBets\.0123456789\.js in .* is altered/);
  } finally {
    await server.close();
  }
});
