import type { DeclaredPage } from '@tessera/platform/protocol';
import { refusal } from '../testing/refusal';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;

beforeEach(async () => {
  site = await aSite('lists', 'games', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
});
afterEach(() => site.remove());

const aPage = (changes: Partial<DeclaredPage> = {}): DeclaredPage => ({
  path: '/prizes',
  title: 'Prizes',
  description: 'All prizes.',
  module: 'LiveBets',
  owner: 'public',
  calls: [],
  isUnlisted: false,
  ...changes,
});

let count = 0;
/** Publishes a release of lists with these pages. */
const publish = (
  pages: readonly DeclaredPage[] | undefined,
  redirects: Record<string, string> = {},
  more: object = {},
) => {
  count += 1;
  const buildId = `b${String(count).padStart(9, '0')}`;
  const declared = pages && { format: 1 as const, pages: [...pages], redirects };
  return site.publish({ buildId, version: `1.${count}.0`, ...(declared && { pages: declared }), ...more });
};

test('a page goes live with its remote alone, and goes with a rollback', async () => {
  await site.done('promote', 'lists', await publish(undefined));
  await site.done('promote', 'lists', await publish([aPage(), aPage({ path: '/prizes/:id', title: 'Prize' })]));
  expect(await site.page('/prizes')).toContain('<title>Prizes');
  expect(await site.page('/prizes/*')).toContain('<title>Prize ');
  expect(await site.page('/')).toContain('"path":"/prizes"');
  await site.done('rollback', 'lists');
  expect(await site.page('/prizes')).toBe('');
});

test.each<[string, Partial<DeclaredPage>, RegExp]>([
  ['a reserved path', { path: '/assets/prizes' }, /declares \/assets\/prizes, which is reserved for files/],
  ['a title of the shell', { title: 'home' }, /titles a page "home", as the live shell .* does/],
  ['a module that it does not expose', { module: 'PrizesPage' }, /does not expose PrizesPage, its page \/prizes/],
  ['too many calls', { calls: ['a', 'b', 'c', 'd'] }, /starts \/prizes with 4 calls; a page may have 3/],
  [
    'a menu that is not there',
    { menu: 'sports' },
    /lists \/prizes in the menu sports, and the live shell .* has games, acc/,
  ],
])('%s is refused', async (_, changes, reason) => {
  expect(await refusal(site, 'lists', await publish([aPage(changes)]))).toMatch(reason);
});

test('a title of a shell’s page with several paths is refused once', async () => {
  const output = await refusal(site, 'lists', await publish([aPage({ title: 'home' })]));
  expect(output.match(/titles a page/g)).toHaveLength(1);
});

test('a path or a title twice is refused, and a path or title of another remote', async () => {
  expect(await refusal(site, 'lists', await publish([aPage(), aPage({ title: 'Other' })]))).toMatch(/has another/);
  const pages = { format: 1 as const, pages: [aPage({ path: '/prizes/:id', module: 'Lobby' })], redirects: {} };
  await site.done('promote', 'games', await site.publish({ app: 'games', modules: { Lobby: '{}' }, pages }));
  const output = await refusal(site, 'lists', await publish([aPage({ path: '/prizes/gold' })]));
  expect(output).toMatch(/declares \/prizes\/gold, and games has \/prizes\/\*/);
  expect(output).toMatch(/titles a page "Prizes", as games does/);
});

test('a live page ends only with a redirect or on demand; a former one may be taken back', async () => {
  await site.done('promote', 'lists', await publish([aPage()]));
  const without = await publish([]);
  expect(await refusal(site, 'lists', without)).toMatch(/ends the live page \/prizes.*\n.*--end-pages/);
  const astray = await publish([], { '/prizes': '/nowhere' });
  expect(await refusal(site, 'lists', astray)).toMatch(/redirects \/prizes to \/nowhere, which is no page/);
  await site.done('promote', 'lists', await publish([aPage({ path: '/wins', title: 'Wins' })], { '/prizes': '/wins' }));
  expect(await site.page('/prizes')).toBe(await site.page('/wins'));
  await site.done('promote', 'lists', without, '--end-pages');
  expect(await site.page('/wins')).toBe('');
});

test('a shell that composes no pages of remotes does not go live over some, nor they under it', async () => {
  await site.done('promote', 'lists', await publish([aPage()]));
  const older = { app: 'shell', version: '0.9.0', buildId: 'cccccccccc', isWithoutTemplate: true };
  expect(await refusal(site, 'shell', await site.publish(older))).toMatch(/composes no pages of remotes/);
});

test('a declaration of another format is refused', async () => {
  const id = await publish(undefined, {}, { pages: { format: 2, pages: [], redirects: {} } });
  expect(await refusal(site, 'lists', id)).toMatch(/in format 2; these commands know 1/);
});
