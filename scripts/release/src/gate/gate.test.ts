import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Fixture } from '../testing/fixtures';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;

beforeEach(async () => {
  site = await aSite('lists', 'shell');
});
afterEach(() => site.remove());

/** Promotes a release that cannot pass and returns the output; nothing may have changed. */
async function refusal(app: string, id: string): Promise<string> {
  const before = await readFile(path.join(site.folder, 'registry.json'), 'utf8');
  const { code, output } = await site.run('promote', app, id);
  expect(code).toBe(1);
  expect(await readFile(path.join(site.folder, 'registry.json'), 'utf8')).toBe(before);
  return output;
}

describe('a release by itself', () => {
  test('passes when it is complete, signed and within its budget', async () => {
    const id = await site.publish({});
    expect(await site.done('check', 'lists')).toContain(`lists ${id} can be promoted.`);
  });

  test.each<[string, (file: (name: string) => string) => Promise<void>, RegExp]>([
    [
      'a file is missing',
      (file) => rm(file('entry.0123456789.js')),
      /entry\.0123456789\.js is missing from .*\n\s+→ Publish it again/,
    ],
    [
      'one byte was added',
      (file) => appendFile(file('LiveBets.0123456789.js'), ' '),
      /LiveBets\.0123456789\.js in .* is altered: sha384-.*, signed sha384-/,
    ],
    [
      'there is a file that nobody signed',
      (file) => writeFile(file('extra.js'), ''),
      /extra\.js lies in .* and is not signed/,
    ],
    [
      'there is one with the name of a property of every object',
      (file) => writeFile(file('constructor'), ''),
      /constructor lies in .* and is not signed/,
    ],
    ['it is unsigned', (file) => rm(file('release.sig.json')), /lists is unsigned: release\.sig\.json is missing/],
    [
      'its manifest was changed',
      (file) => appendFile(file('release.json'), ' '),
      /release\.json in \S+ is altered: sha384-\S+, published as sha384-\S+\n\s+→ Raise the version of lists and publish that/,
    ],
    ['its manifest is gone', (file) => rm(file('release.json')), /release\.json is missing/],
  ])('is refused when %s', async (_name, spoil, reason) => {
    const id = await site.publish({});
    await spoil((name) => site.file('lists', id, name));
    expect(await refusal('lists', id)).toMatch(reason);
  });

  test.each(['lists', 'shell'])(
    'a check reports the altered manifest of %s, and never that nothing is live',
    async (altered) => {
      const shell = await site.publish({ app: 'shell' });
      await site.done('promote', 'shell', shell);
      const id = await site.publish({});
      const manifest = site.file(altered, altered === 'shell' ? shell : id, 'release.json');
      await appendFile(manifest, ' ');
      const { code, output } = await site.run('check', 'lists');
      expect([code, output]).toEqual([1, expect.not.stringContaining('No shell is live')]);
      expect(output).toContain(`release.json in ${path.dirname(manifest)} is altered`);
      expect(output).toContain(
        altered === 'shell' ? 'npm run release -- rollback shell' : 'npm run release -- publish lists',
      );
    },
  );

  test('is refused with the key of a team that may not release it', async () => {
    const id = await site.publish({});
    const keys = path.join(site.folder, 'keys/lists.json');
    await writeFile(keys, (await readFile(keys, 'utf8')).replace('"lists"\n', '"games"\n'));
    expect(await refusal('lists', id)).toMatch(/signed by lists, who may release games only/);
  });

  test('is refused with a key that the site does not know', async () => {
    const id = await site.publish({});
    const keys = path.join(site.folder, 'keys/lists.json');
    const other = await aSite('lists');
    await writeFile(keys, await readFile(path.join(other.folder, 'keys/lists.json')));
    await other.remove();
    expect(await refusal('lists', id)).toMatch(/which is none of lists's on this site/);
  });

  test('is refused when a module is over its budget, with both numbers and the reason of the limit', async () => {
    const budget = {
      entry: { bytes: 9_000, reason: 'x' },
      modules: { LiveBets: { bytes: 5, reason: 'A tiny list.' } },
    };
    const id = await site.publish({ budget });
    expect(await refusal('lists', id)).toMatch(
      /LiveBets of lists .* has \d+ bytes \(brotli\), \d+ more than its budget of 5 \(A tiny list\.\)/,
    );
  });

  test('is refused when a module has no budget', async () => {
    const id = await site.publish({ budget: { modules: {} } });
    expect(await refusal('lists', id)).toMatch(/LiveBets of lists .* no budget\n\s+→ Add it to budget\.json/);
  });

  describe('with prerendered markup of its modules', () => {
    const css = '[data-module^="lists/"] .a{color:red}@media (width<9px){[data-module^="lists/"] .a{color:blue}}';
    const visitor = '<section class="a" aria-busy="true"><h2>Live bets</h2></section>';
    const liveBets = { css, visitor };

    test('passes when it is plain markup in its own places', async () => {
      await site.publish({ prerendered: { LiveBets: { ...liveBets, player: '<p>Hello</p>' } } });
      expect(await site.done('check', 'lists')).toMatch(/what is prerendered\s+\d+ bytes brotli of 10000/);
    });

    test.each<[string, unknown, RegExp]>([
      ['no text of the agreed shape', { LiveBets: 'x' }, /cannot be read\n\s+→ Build it with npm run build/],
      ['a module that it does not expose', { Other: liveBets }, /no module of that name/],
      ['a script', { LiveBets: { css, visitor: '<script>steal()</script>' } }, /the element script/],
      ['a handler', { LiveBets: { css, visitor: '<p onclick="steal()">x</p>' } }, /the attribute onclick/],
      ['a style attribute', { LiveBets: { css, visitor: '<p style="color:red">x</p>' } }, /the attribute style/],
      ['a frame for players', { LiveBets: { ...liveBets, player: '<iframe></iframe>' } }, /the element iframe/],
      ['a form', { LiveBets: { css, visitor: '<form action="/x"></form>' } }, /the element form/],
      [
        'a foreign picture',
        { LiveBets: { css, visitor: '<img src="//evil.test/x.png">' } },
        /the address \/\/evil\.test/,
      ],
      [
        'a link that runs',
        { LiveBets: { css, visitor: '<a href="javascript:steal()">x</a>' } },
        /the address javascript:/,
      ],
      ['another place', { LiveBets: { css, visitor: '<div data-module="wallet/HeaderWallet"></div>' } }, /data-module/],
      ['markup that is not whole', { LiveBets: { css, visitor: '<p>x</div><b' } }, /eof-in-tag/],
      ['a rule for the whole page', { LiveBets: { visitor, css: 'body{display:none}' } }, /a rule for body/],
      ['a rule for what follows', { LiveBets: { visitor, css: '[data-module^="lists/"]~p{color:red}' } }, /a rule for/],
      ['a foreign style sheet', { LiveBets: { visitor, css: '@import "//evil.test/x.css";' } }, /the rule @import/],
      [
        'a foreign background',
        { LiveBets: { visitor, css: '[data-module^="lists/"] .a{background:url(//evil.test/x)}' } },
        /the address \/\/evil\.test/,
      ],
      [
        'a picture that it does not hold',
        { LiveBets: { visitor, css: '[data-module^="lists/"] .a{background:url(/{release}/assets/x.png)}' } },
        /no file assets\/x\.png in the release/,
      ],
      [
        'the end of its style sheet',
        { LiveBets: { visitor, css: '</style><script>steal()</script>' } },
        /the end of its/,
      ],
    ])('is refused with %s', async (_, prerendered, reason) => {
      expect(await refusal('lists', await site.publish({ prerendered }))).toMatch(reason);
    });

    test('is refused when it is larger than its budget', async () => {
      const plenty = { bytes: 9_000, reason: 'x' };
      const budget = { entry: plenty, modules: { LiveBets: plenty }, prerendered: { bytes: 5, reason: 'Little.' } };
      const id = await site.publish({ budget, prerendered: { LiveBets: liveBets } });
      expect(await refusal('lists', id)).toMatch(
        /what is prerendered of lists .* more than its budget of 5 \(Little\.\)/,
      );
    });
  });

  describe('with a prerenderer of its content', () => {
    const rendering = (code: string) => `exports.prerender = ({ answers, pages }) => { ${code} };`;

    test('passes when it renders plain markup for the pages of the live shell', async () => {
      await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
      const prerenderer = rendering(
        `return { LiveBets: { css: '', pages: { [pages[0].path]: { markup: '<p>' + pages[0].module + '</p>' } } } };`,
      );
      await site.publish({ prerenderer });
      await site.done('check', 'lists');
    });

    test.each([
      ['signals its parent while it loads', `process.kill(process.ppid, 'SIGUSR1');`, /'?process'? is not defined/],
      ['reaches for files', rendering(`return require('node:fs');`), /'?require'? is not defined/],
      ['never ends recursion', rendering('const again = () => again() + 1; again();'), /stack overflow/],
      ['allocates without end', rendering(`const all = []; for (;;) all.push([...'a'.repeat(1e5)]);`), /memory/],
      [
        'renders a script',
        rendering(`return { LiveBets: { css: '', pages: { '/': { markup: '<script>steal()</script>' } } } };`),
        /The content of LiveBets of lists \S+ has the element script/,
      ],
    ])('is refused when it %s', async (_, prerenderer, reason) => {
      const output = await refusal('lists', await site.publish({ prerenderer }));
      expect(output).toMatch(reason);
      expect(output).toContain('→ Correct `content` of its src/expose/*.prerendered.tsx.');
    });

    test('goes back to a release that can no longer prerender its content, and tells why pages show its placeholders', async () => {
      await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
      const prerenderer = rendering(`return answers.games === undefined ? {} : require('node:os');`);
      const first = await site.publish({ prerenderer });
      await site.done('promote', 'lists', first);
      await site.done('promote', 'lists', await site.publish({ buildId: 'bbbbbbbbbb' }));
      await writeFile(path.join(site.folder, 'answers.json'), '{"games":{}}');
      const output = await site.done('rollback', 'lists');
      expect(output).toMatch(/Pages show placeholders of lists, .*'?require'? is not defined/);
      expect(await site.page('home')).toContain(`"buildId":"aaaaaaaaaa"`);
      expect(await refusal('lists', await site.publish({ prerenderer, buildId: 'cccccccccc' }))).toMatch(/not defined/);
    });
  });

  test.each([
    'x.html',
    'x.html.br',
    'page.xhtml',
    'feed.xml',
    'x.mjs',
    'x.js.map',
    'x.svgz',
    'x.wasm',
    'LICENSE',
    'x.pdf',
  ])('is refused when it holds %s, which no build has', async (file) => {
    const id = await site.publish({ scripts: { [file]: '<script>steal()</script>' } });
    expect(await refusal('lists', id)).toContain(`✗ files     ${file} is of a type that no build has`);
  });

  test('is refused when its container leaves its chunks to the federation runtime', async () => {
    const id = await site.publish({ scripts: { 'entry.0123456789.js': '/* built by the federation plug-in */' } });
    expect(await refusal('lists', id)).toMatch(
      /entry\.0123456789\.js holds no hash of LiveBets\.0123456789\.js\n\s+→ Build it with npm run build/,
    );
  });

  test('is refused with the container name of another build', async () => {
    const first = await site.publish({ container: 'tessera_lists' });
    await site.done('promote', 'lists', first);
    const second = await site.publish({ container: 'tessera_lists', buildId: 'bbbbbbbbbb' });
    expect(await refusal('lists', second)).toMatch(/sets the global tessera_lists/);
  });
});

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
    expect(await refusal('lists', await site.publish(fixture))).toMatch(reason);
  });

  test('passes with additional optional props, modules, and keys of its own', async () => {
    await promoted({ app: 'shell' });
    const id = await site.publish({
      modules: { LiveBets: '{ title: string; limit?: number }', New: '{ anything: string }' },
      uses: { storage: ['token', 'tessera.lists.columns'] },
    });
    await site.done('promote', 'lists', id);
  });

  test('has to be compatible with the previous shell as well', async () => {
    await promoted({ app: 'shell', remoteModules: { lists: { LiveBets: '{ title: string; old: true }' } } });
    await promoted({
      app: 'shell',
      buildId: 'bbbbbbbbbb',
      remoteModules: { lists: { LiveBets: '{ title: string; fresh: true }' } },
    });
    const output = await refusal(
      'lists',
      await site.publish({ modules: { LiveBets: '{ title: string; fresh: true }' } }),
    );
    expect(output).toMatch(/does not fit the previous shell 1\.0\.0-aaaaaaaaaa: .*'fresh' is missing/);
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
      const output = await refusal('lists', await site.publish({ types: hostile }));
      expect(output).toContain('✗ types     Types could not be compared');
      expect((await readdir(os.tmpdir())).filter((name) => !before.includes(name))).not.toContainEqual(
        expect.stringContaining('escaped'),
      );
    });
  });

  test('an unsigned release is read no further, whatever it holds', async () => {
    await promoted({ app: 'shell' });
    const types = { entries: {}, files: { '../../escaped.d.ts': '' } };
    const id = await site.publish({ types, prerenderer: 'for (;;);', uses: { events: ['bonus-won'] } });
    await rm(site.file('lists', id, 'release.sig.json'));
    const { output } = await site.run('check', 'lists');
    expect(output.match(/✗ .*/g)).toEqual([expect.stringMatching(/✗ signature .* is unsigned/)]);
    expect(output).not.toContain('brotli');
  });

  test('is refused when the types of the shell that it is checked against were changed', async () => {
    const shell = await promoted({ app: 'shell' });
    await writeFile(site.file('shell', shell, 'types.json'), '{"entries":{},"files":{}}');
    expect(await refusal('lists', await site.publish({}))).toMatch(
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
      'no longer shows the contract of the remote',
      { host: { contracts: { from: 2, to: 3 } } },
      /keeps contract version 1, and shell .* shows versions 2 to 3/,
    ],
    ['drops an event that the remote uses', { host: { events: [] } }, /uses the event "token-changed"/],
  ])('is refused when it %s', async (_name, fixture, reason) => {
    await site.done('promote', 'lists', await site.publish({}));
    expect(await refusal('shell', await site.publish({ app: 'shell', ...fixture }))).toMatch(reason);
  });

  test('has to be compatible with the previous remote and the canary as well', async () => {
    await site.done('promote', 'lists', await site.publish({}));
    const both = { LiveBets: '{ title: string }', BetsPage: '{}' };
    await site.done('promote', 'lists', await site.publish({ buildId: 'bbbbbbbbbb', modules: both }));
    const shell = await site.publish({ app: 'shell', remoteModules: { lists: both } });
    expect(await refusal('shell', shell)).toMatch(/the previous lists 1\.0\.0-aaaaaaaaaa does not expose BetsPage/);
  });
});
