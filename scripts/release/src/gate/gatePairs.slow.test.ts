import { readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import type { Fixture } from '../testing/fixtures';
import { refusal } from '../testing/refusal';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;

beforeEach(async () => {
  site = await aSite('lists', 'shell');
});
afterEach(() => site.remove());

describe('a remote under a live shell', () => {
  const promoted = async (fixture: Fixture) => {
    const id = await site.publish(fixture);
    await site.done('promote', fixture.app ?? 'lists', id);
    return id;
  };

  test.each<[string, Fixture, RegExp]>([
    [
      'lacks a module that the shell shows',
      { modules: { Other: '{}' } },
      /does not expose LiveBets, which the live shell .* shows/,
    ],
    [
      'requires a prop that the shell does not pass',
      { modules: { LiveBets: '{ title: string; limit: number }' } },
      /LiveBets of lists .* does not fit the live shell .*'limit' is missing/,
    ],
    [
      'takes a prop of another type',
      { modules: { LiveBets: '{ title: number }' } },
      /Type 'string' is not assignable to type 'number'/,
    ],
    [
      'needs another version of a shared package',
      { shared: { react: '^20.0.0' } },
      /needs react \^20\.0\.0, and the live shell .* provides 19\.3\.1/,
    ],
    [
      'needs a newer minor version of a shared package',
      { shared: { react: '^19.4.0' } },
      /needs react \^19\.4\.0, and the live shell .* provides 19\.3\.1\n.*promote a shell that provides \^19\.4\.0 first/,
    ],
    [
      'needs a package that the shell does not share',
      { shared: { lodash: '^4.0.0' } },
      /needs lodash .* does not provide it/,
    ],
    [
      'needs a package with the name of a property of every object',
      { shared: { toString: '*' } },
      /needs toString \*, .* does not provide it/,
    ],
    [
      'imports an export of the router that the shell does not provide',
      { uses: { router: ['Link', 'useBlocker'] } },
      /imports useBlocker of react-router-dom, and the live shell .* does not provide it/,
    ],
    [
      'keeps a newer contract',
      { contract: 2 },
      /keeps contract version 2, and the live shell .* shows version 1\n.*Promote a shell that shows contract version 2 first/,
    ],
    [
      'fires an event outside of the contract',
      { uses: { events: ['bonus-won'] } },
      /uses the event "bonus-won", which is not in the contract/,
    ],
    [
      'holds a storage key outside of the contract',
      { uses: { storage: ['jackpot'] } },
      /uses the storage key "jackpot"/,
    ],
    ['holds a key of another app', { uses: { storage: ['sidebar'] } }, /uses the storage key "sidebar"/],
    ['makes a name at run time', { uses: { unreadable: ['src/a.ts:3: the key of setItem(…)'] } }, /src\/a\.ts:3/],
  ])('is refused when it %s', async (_name, fixture, reason) => {
    await promoted({ app: 'shell' });
    expect(await refusal(site, 'lists', await site.publish(fixture))).toMatch(reason);
  });

  test('is refused with a budget above the ceilings of the shell', async () => {
    const ceiling = { bytes: 20_000, reason: 'A page has four.' };
    const ceilings = { entry: ceiling, module: ceiling, prerendered: ceiling };
    await promoted({ app: 'shell', host: { ceilings } });
    const budget = {
      entry: { bytes: 20_000, reason: 'x' },
      modules: { LiveBets: { bytes: 999_000, reason: 'It grows.' } },
    };
    expect(await refusal(site, 'lists', await site.publish({ budget }))).toMatch(
      /budget of LiveBets of lists .* is 999000 bytes; the live shell .* allows at most 20000 \(A page has four\.\)/,
    );
  });

  test('passes with additional optional props, modules, and keys of its own', async () => {
    await promoted({ app: 'shell' });
    const id = await site.publish({
      modules: { LiveBets: '{ title: string; limit?: number }', New: '{ anything: string }' },
      uses: { storage: ['token', 'tessera.lists.columns'] },
    });
    await site.done('promote', 'lists', id);
  });

  test('passes with a required prop that the previous shell does not pass, with a note; then the shell stays', async () => {
    const before = await promoted({ app: 'shell' });
    await promoted({
      app: 'shell',
      buildId: 'bbbbbbbbbb',
      remoteModules: { lists: { LiveBets: '{ title: string; fresh: true }' } },
    });
    const id = await site.publish({ modules: { LiveBets: '{ title: string; fresh: true }' } });
    const note = /Note: .* not fit the previous shell 1\.0\.0-aaaaaaaaaa: .*'fresh' is missing.*Roll lists back before/;
    expect(await site.done('check', 'lists', id)).toMatch(note);
    expect(await site.done('promote', 'lists', id)).toMatch(note);
    expect(await refusal(site, 'shell', before)).toMatch(/'fresh' is missing.*\n.*or roll lists back first/);
  });

  test('has to expose the modules of the previous shell as well', async () => {
    await promoted({ app: 'shell', remoteModules: { lists: { LiveBets: '{}', Old: '{}' } } });
    await promoted({ app: 'shell', buildId: 'bbbbbbbbbb' });
    expect(await refusal(site, 'lists', await site.publish({}))).toMatch(
      /does not expose Old, which the previous shell/,
    );
  });

  describe('with types', () => {
    const entry = 'src/expose/LiveBets.d.ts';
    const module = 'export default function LiveBets(props: { title: string }): null;';
    const types = (files: object, entries: object = { LiveBets: entry }) => ({
      entries,
      files: { [entry]: module, ...files },
    });

    test.each<[string, object]>([
      ['leave their folder', types({ '../../escaped.d.ts': '' })],
      ['leave it by a folder of their own', types({ 'src/../../../escaped.d.ts': '' })],
      ['are anywhere on the machine', types({ [`${os.tmpdir()}/escaped.d.ts`]: '' })],
      ['are scripts', types({ 'escaped.mjs': '' })],
      ['belong to a module that is code', types({}, { "LiveBets']; process.exit(); ['": entry })],
      ['belong to an entry that is code', types({}, { LiveBets: "src/a.d.ts'); process.exit(); ('" })],
      ['import a file outside', types({ 'a.d.ts': `export * from '../../../outside';` })],
      ['import a file by its path', types({ 'a.d.ts': `export * from '/etc/outside';` })],
      ['import a file by way of a package', types({ 'a.d.ts': `export * from 'react/../../outside';` })],
      ['require a file outside', types({ 'a.d.ts': `import a = require('../../outside'); export { a };` })],
      ['add to a module outside', types({ 'a.d.ts': `declare module '../../outside' {} export {};` })],
      ['refer to a file outside', types({ 'a.d.ts': '/// <reference path="../../outside.d.ts" />' })],
    ])('that %s, is refused before any of them is written', async (_, hostile) => {
      await promoted({ app: 'shell' });
      const before = await readdir(os.tmpdir());
      const output = await refusal(site, 'lists', await site.publish({ types: hostile }));
      expect(output).toContain('✗ types     Types could not be compared');
      expect((await readdir(os.tmpdir())).filter((name) => !before.includes(name))).not.toContainEqual(
        expect.stringContaining('escaped'),
      );
    });
  });

  test('is refused when the types of the shell that it is checked against were changed', async () => {
    const shell = await promoted({ app: 'shell' });
    await writeFile(site.file('shell', shell, 'types.json'), '{"entries":{},"files":{}}');
    expect(await refusal(site, 'lists', await site.publish({}))).toMatch(
      /Types could not be compared: types\.json of the live shell/,
    );
  });
});

describe('a shell over live remotes', () => {
  test.each<[string, Fixture, RegExp]>([
    [
      'shows a module that the remote lacks',
      { remoteModules: { lists: { BetsPage: '{}' } } },
      /the live lists .* does not expose BetsPage, which shell .* shows\n.*Promote a lists that exposes BetsPage first/,
    ],
    [
      'passes props that no longer fit',
      { remoteModules: { lists: { LiveBets: '{ name: string }' } } },
      /LiveBets of the live lists .* does not fit shell/,
    ],
    [
      'provides another version of a shared package',
      { host: { provides: { react: '18.3.1' } } },
      /the live lists .* needs react/,
    ],
    [
      'provides an export of the router no longer',
      { host: { router: ['useLocation'] } },
      /the live lists .* imports Link of react-router-dom, and shell .* does not provide it/,
    ],
    [
      'no longer shows the contract of the remote',
      { host: { contracts: { from: 2, to: 3 } } },
      /keeps contract version 1, and shell .* shows versions 2 to 3/,
    ],
    ['drops an event that the remote uses', { host: { events: [] } }, /uses the event "token-changed"/],
  ])('is refused when it %s', async (_name, fixture, reason) => {
    await site.done('promote', 'lists', await site.publish({}));
    expect(await refusal(site, 'shell', await site.publish({ app: 'shell', ...fixture }))).toMatch(reason);
  });

  test.each(['19.3.1', '19.3.2', '19.4.0'])('may provide React %s to remotes that accept ^19.3.1', async (react) => {
    await site.done('promote', 'lists', await site.publish({ shared: { react: '^19.3.1' } }));
    const shell = await site.publish({ app: 'shell', host: { provides: { react } } });
    await site.done('promote', 'shell', shell);
  });

  test('has to be compatible with the previous remote and the canary as well', async () => {
    await site.done('promote', 'lists', await site.publish({}));
    const both = { LiveBets: '{ title: string }', BetsPage: '{}' };
    await site.done('promote', 'lists', await site.publish({ buildId: 'bbbbbbbbbb', modules: both }));
    const shell = await site.publish({ app: 'shell', remoteModules: { lists: both } });
    expect(await refusal(site, 'shell', shell)).toMatch(
      /the previous lists 1\.0\.0-aaaaaaaaaa does not expose BetsPage/,
    );
  });
});
