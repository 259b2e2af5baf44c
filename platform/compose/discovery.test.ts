import { composeFiles } from './compose';
import { registryOf } from './registry';
import { localSiteConfig } from './siteConfig';
import { aPageFamily } from './testing/aPageFamily';

const families = [
  aPageFamily('home', ['/', '/wallet']),
  aPageFamily('game', ['/game/*']),
  aPageFamily('diagnostics', ['/__mf'], { isUnlisted: true }),
  aPageFamily('settings', ['/settings'], { isOfPlayer: true }),
  aPageFamily('login-test', ['/authtest'], { setting: 'hasLoginTestPage' }),
];

const filesOf = (config = localSiteConfig(3000), siteOrigin: string | undefined = 'https://casino.example') =>
  composeFiles({
    shell: { entry: 'main.js', styles: [], integrity: {} },
    shellUrl: '/shell/1.0.0-a/',
    registry: registryOf({}),
    config,
    ...(siteOrigin !== '' && { siteOrigin }),
    page: { css: '', shellCss: '', families, prerendered: {}, notices: '', scripts: { earlyFetch: '' } },
  });

const home = filesOf().get('at.html');

test.each([
  '<title>home · Tessera</title>',
  '<meta name="description" content="All about &quot;home&quot;">',
  '<link rel="canonical" href="https://casino.example/">',
  '<meta property="og:url" content="https://casino.example/">',
  '<meta property="og:image" content="https://casino.example/shell/1.0.0-a/link-preview.png">',
  '"@type":"WebSite","name":"Tessera","url":"https://casino.example/"',
])('the page of home has %s', (tag) => expect(home).toContain(tag));

test('pages of several addresses have no canonical one', () => {
  expect(filesOf().get('at/game/@.html')).toContain('og:title');
  expect(filesOf().get('at/game/@.html')).not.toMatch(/canonical|og:url|ld\+json/);
});

test('only pages without use in a search ask not to be listed', () => {
  expect(filesOf().get('at/__mf.html')).toContain('<meta name="robots" content="noindex">');
  expect(filesOf().get('at/settings.html')).not.toContain('noindex');
  expect(home).not.toContain('noindex');
});

test('the sitemap lists the canonical addresses of the pages that may be listed and are for everybody', () => {
  const listed = [...`${filesOf().get('sitemap.xml')}`.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(['https://casino.example/']);
  expect(filesOf().get('robots.txt')).toContain('Sitemap: https://casino.example/sitemap.xml');
});

test('a site without an origin has no canonical addresses', () => {
  const files = filesOf(localSiteConfig(3000), '');
  expect(files.get('at.html')).not.toMatch(/canonical|og:image|ld\+json/);
  expect([...files.keys()]).not.toContain('sitemap.xml');
});

test('a page that needs a setting is only on sites that have it', () => {
  expect([...filesOf().keys()]).not.toContain('at/authtest.html');
  expect([...filesOf({ ...localSiteConfig(3000), hasLoginTestPage: true }).keys()]).toContain('at/authtest.html');
});
