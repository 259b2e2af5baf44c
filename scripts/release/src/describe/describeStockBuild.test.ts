import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeStockBuild } from './describeStockBuild';

const js = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });
const federationManifest = {
  metaData: {
    globalName: 'guest',
    buildInfo: { buildVersion: '1.2.3' },
    remoteEntry: { name: 'entry.js', path: '', type: 'var' },
  },
  shared: [
    { name: 'react', requiredVersion: '^19.0.0', assets: js() },
    { name: 'big.js', requiredVersion: '^7.0.0', assets: js('big.js') },
  ],
  exposes: [{ name: 'LiveBets', assets: js('LiveBets.js') }],
};
const files: Readonly<Record<string, string>> = {
  'mf-manifest.json': JSON.stringify(federationManifest),
  'entry.js': 'trustedTypes.createPolicy("tessera_lists",{})',
  'LiveBets.js': '',
  'LiveBets.d.ts': 'export const contract = 1;',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-stock-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
});
afterEach(() => rm(folder, { recursive: true }));

test('describes the entry, the files of each module, and the packages that the host has to provide', async () => {
  const { build, description } = await describeStockBuild('lists', folder);
  expect(build).toMatchObject({ version: '1.2.3', container: 'guest', entry: 'entry.js' });
  expect(build.exposes).toEqual({ LiveBets: { scripts: ['LiveBets.js'], styles: [] } });
  expect(Object.keys(build.integrity)).toEqual(['LiveBets.js', 'entry.js']);
  expect(description.manifest.shared).toEqual({ react: '^19.0.0' });
  expect(JSON.parse(description.files['types.json'] ?? '').entries).toEqual({ LiveBets: 'LiveBets.d.ts' });
});

test('gives other files another build id', async () => {
  const { build } = await describeStockBuild('lists', folder);
  await writeFile(path.join(folder, 'LiveBets.js'), 'changed');
  expect((await describeStockBuild('lists', folder)).build.buildId).not.toBe(build.buildId);
});

test.each([
  ['mf-manifest.json', '', /no build of the federation plug-in/],
  ['mf-manifest.json', JSON.stringify({ ...federationManifest, exposes: [{ name: '../x' }] }), /no build/],
  ['LiveBets.d.ts', undefined, /has no LiveBets\.d\.ts.*tsc --declaration/],
  [
    'LiveBets.js',
    '//# sourceMappingURL=data:application/json,{}',
    /^LiveBets\.js has an inline .*nosources-source-map/,
  ],
  ['.maps/LiveBets.js.map', '{"sourcesContent":["secret()"]}', /^\.maps\/LiveBets\.js\.map has sources/],
  ['entry.js', '', /the policy tessera_lists.*output\.trustedTypes/],
])('says what to do about an invalid or missing %s', async (file, text, reason) => {
  if (text === undefined) await rm(path.join(folder, file));
  else {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await expect(describeStockBuild('lists', folder)).rejects.toThrow(reason);
});
