import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readText, updateText } from '../site/objectStore';
import { aSourceMap } from '../testing/fixtures';
import { refusal } from '../testing/refusal';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;

beforeEach(async () => {
  site = await aSite('lists', 'shell');
});
afterEach(() => site.remove());

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
    ['there is an unsigned file', (file) => writeFile(file('extra.js'), ''), /extra\.js lies in .* and is not signed/],
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
    expect(await refusal(site, 'lists', id)).toMatch(reason);
  });

  test.each(['lists', 'shell'])(
    'a check reports the altered manifest of %s, not a missing live release',
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
    expect(await refusal(site, 'lists', id)).toMatch(/signed by lists, who may release games only/);
  });

  test('is refused with a key that the site does not know', async () => {
    const id = await site.publish({});
    const keys = path.join(site.folder, 'keys/lists.json');
    const other = await aSite('lists');
    await writeFile(keys, await readFile(path.join(other.folder, 'keys/lists.json')));
    await other.remove();
    expect(await refusal(site, 'lists', id)).toMatch(/which is no key of lists on this site/);
  });

  test('is refused when a module is over its budget, with both numbers and the reason of the limit', async () => {
    const budget = {
      entry: { bytes: 9_000, reason: 'x' },
      modules: { LiveBets: { bytes: 5, reason: 'A tiny list.' } },
    };
    const id = await site.publish({ budget });
    expect(await refusal(site, 'lists', id)).toMatch(
      /LiveBets of lists .* has \d+ bytes \(brotli\), \d+ more than its budget of 5 \(A tiny list\.\)/,
    );
  });

  test('is refused when a module has no budget', async () => {
    const id = await site.publish({ budget: { modules: {} } });
    expect(await refusal(site, 'lists', id)).toMatch(/LiveBets of lists .* no budget\n\s+→ Add it to budget\.json/);
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
      expect(await refusal(site, 'lists', await site.publish({ prerendered }))).toMatch(reason);
    });

    test('is refused when it is larger than its budget', async () => {
      const plenty = { bytes: 9_000, reason: 'x' };
      const budget = { entry: plenty, modules: { LiveBets: plenty }, prerendered: { bytes: 5, reason: 'Little.' } };
      const id = await site.publish({ budget, prerendered: { LiveBets: liveBets } });
      expect(await refusal(site, 'lists', id)).toMatch(
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
      [
        'renders a script',
        rendering(`return { LiveBets: { css: '', pages: { '/': { markup: '<script>steal()</script>' } } } };`),
        /The content of LiveBets of lists \S+ has the element script/,
      ],
    ])('is refused when it %s', async (_, prerenderer, reason) => {
      const output = await refusal(site, 'lists', await site.publish({ prerenderer }));
      expect(output).toMatch(reason);
      expect(output).toContain('→ Correct `content` of its src/expose/*.prerendered.tsx.');
    });

    test('rolls back to a release that can no longer prerender its content, and says why pages show its placeholders', async () => {
      await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
      const prerenderer = rendering(`return answers.games === undefined ? {} : require('node:os');`);
      const first = await site.publish({ prerenderer });
      await site.done('promote', 'lists', first);
      await site.done('promote', 'lists', await site.publish({ buildId: 'bbbbbbbbbb' }));
      await writeFile(path.join(site.folder, 'answers.json'), '{"games":{}}');
      const output = await site.done('rollback', 'lists');
      expect(output).toMatch(/Pages show placeholders of lists, .*'?require'? is not defined/);
      expect(await site.page('/')).toContain(`"buildId":"aaaaaaaaaa"`);
      expect(await refusal(site, 'lists', await site.publish({ prerenderer, buildId: 'cccccccccc' }))).toMatch(
        /not defined/,
      );
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
    expect(await refusal(site, 'lists', id)).toContain(`✗ files     ${file} is of a type that no build has`);
  });

  test('is refused when its container leaves its chunks to the federation runtime', async () => {
    const id = await site.publish({ scripts: { 'entry.0123456789.js': '/* built by the federation plug-in */' } });
    expect(await refusal(site, 'lists', id)).toMatch(
      /entry\.0123456789\.js holds no hash of LiveBets\.0123456789\.js\n\s+→ Build it with npm run build/,
    );
  });

  test.each([
    ['LiveBets.0123456789.js', 'const G=(0,s.createGlobalStyle)`header{outline:9px solid}`', /uses createGlobalStyle/],
    ['LiveBets.0123456789.js', '(0,r.jsx)("style",{children:"header{outline:9px solid}"})', /uses jsx\)\("style"/],
    ['LiveBets.0123456789.js', 'document.adoptedStyleSheets.push(sheet)', /uses adoptedStyleSheets/],
    ['a.css', 'header{outline:9px solid}', /a\.css has a rule for header/],
  ])('is refused with a style for the whole page in %s: %s', async (file, text, reason) => {
    expect(await refusal(site, 'lists', await site.publish({ scripts: { [file]: text } }))).toMatch(reason);
  });

  test('is refused with its sources, in a script or in a source map', async () => {
    const scripts = { 'LiveBets.0123456789.js': 'run();\n//# sourceMappingURL=data:application/json,{}' };
    const maps = { 'entry.0123456789.js': aSourceMap({ sourcesContent: ['secret()'] }) };
    const output = await refusal(site, 'lists', await site.publish({ scripts, maps }));
    expect(output).toMatch(/✗ files .*LiveBets\.0123456789\.js has an inline source map\n\s+→ .*hidden-nosources/);
    expect(output).toMatch(/✗ files .*\.maps\/entry\.0123456789\.js\.map has sources \(sourcesContent\)/);
  });

  test('rolls back to a release that went live with its sources before they were refused', async () => {
    const withSources = {
      scripts: { 'LiveBets.0123456789.js': 'run();\n//# sourceMappingURL=data:application/json,{}' },
    };
    const first = await site.publish(withSources);
    await site.done('promote', 'lists', await site.publish({ buildId: 'bbbbbbbbbb' }));
    const { store } = await site.site();
    // As a site has it in which the release was live.
    await updateText(store, `${await readText(store, 'current')}/registry.json`, (text) => {
      const registry = JSON.parse(text);
      registry.apps.lists.before = [first];
      return JSON.stringify(registry);
    });
    expect(await site.done('rollback', 'lists')).toContain(`${first} for everyone`);
    expect(await refusal(site, 'lists', await site.publish({ ...withSources, buildId: 'cccccccccc' }))).toMatch(
      /✗ files/,
    );
  });

  test('passes with styles in its own places', async () => {
    const scripts = { 'a.css': '[data-module^="lists/"] .a{color:red}' };
    await site.done('promote', 'lists', await site.publish({ scripts }));
  });

  test('is refused with the container name of another build', async () => {
    const first = await site.publish({ container: 'tessera_lists' });
    await site.done('promote', 'lists', first);
    const second = await site.publish({ container: 'tessera_lists', buildId: 'bbbbbbbbbb' });
    expect(await refusal(site, 'lists', second)).toMatch(/sets the global tessera_lists/);
  });
});
