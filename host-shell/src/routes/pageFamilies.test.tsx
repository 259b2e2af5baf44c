/** @jest-environment-options {"page": false} */
import { pageFiles, pageFilesAt } from '@tessera/platform/compose/pageFiles';
import { type ModuleRef, nameOfModule } from '@tessera/platform/host';
import { withFakeBrowser } from '@tessera/platform/prerender';
import { aSiteConfig } from '@tessera/shared-contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Site } from '../App';
import { matchRoute } from './matchRoute';
import { familiesOf, pageFamilies } from './pageFamilies';
import { modulesOf, type Page, pages, playerStart, remotePage } from './pages';
import { dialogPaths } from './paths';

/** Modules whose slots were rendered. */
const shown: string[] = [];

jest.mock('@tessera/platform/host/loader', () => ({
  ...jest.requireActual<typeof import('@tessera/platform/host/loader')>('@tessera/platform/host/loader'),
  RemoteSlot: ({ remote, module }: { remote: string; module: string }) => {
    shown.push(`${remote}/${module}`);
    return null;
  },
}));

const config = aSiteConfig({ hasLoginTestPage: true });
const table: readonly (readonly [string, Page])[] = Object.entries(pages);
const addressOf = ({ path }: Page) => path.replace(/:\w+/g, 'dice');

const firstRenderAt = (address: string, session: 'visitor' | 'player'): string =>
  withFakeBrowser({ session, config }, () =>
    renderToStaticMarkup(
      <StaticRouter location={address}>
        <Site />
      </StaticRouter>,
    ),
  );

function modulesShownAt(address: string, session: 'visitor' | 'player'): readonly string[] {
  shown.length = 0;
  firstRenderAt(address, session);
  return [...shown].sort();
}

const names = (modules: readonly ModuleRef[]) => modules.map(nameOfModule);

test.each(table)('the first render of %s shows exactly the modules of its row', (_, page) => {
  const own = names(modulesOf(page));
  expect(modulesShownAt(addressOf(page), 'visitor')).toEqual([...own].sort());
  expect(modulesShownAt(addressOf(page), 'player')).toEqual([...own, ...names(playerStart.modules)].sort());
});

test.each(table)('the address of %s matches its row, and no row before it', (_, page) => {
  withFakeBrowser({ session: 'visitor', config }, () => expect(matchRoute(addressOf(page)).page).toBe(page));
});

const familyAt = (address: string) =>
  pageFilesAt(address)
    .map((file) => pageFamilies.find(({ paths }) => pageFiles(paths).includes(file)))
    .find((family) => family !== undefined);

test.each(table)('the composed page of %s starts with the modules and calls of the page', (_, page) => {
  expect(familyAt(addressOf(page))).toMatchObject({
    modules: names(modulesOf(page)),
    playerModules: names(playerStart.modules),
    calls: [...(page.calls ?? []), ...playerStart.calls],
  });
});

test.each(
  pageFamilies.flatMap(({ id, paths: [first] }) => (first === undefined ? [] : [[first.replace('*', 'x'), id]])),
)('%s is answered with the page of the family %s', (address, id) => expect(familyAt(address)?.id).toBe(id));

const capitalised = (path: string) => path.replace(/[^/]+$/, (name) => name.charAt(0).toUpperCase() + name.slice(1));

test.each(pageFamilies.flatMap(({ paths: [first = '*'] }) => (first.endsWith('*') ? [] : [first])))(
  '%s is the same page, with the same first render, in other letters',
  (path) => {
    expect(familyAt(capitalised(path))).toBe(familyAt(path));
    for (const session of ['visitor', 'player'] as const) {
      expect(firstRenderAt(capitalised(path), session)).toBe(firstRenderAt(path, session));
    }
  },
);

test.each(dialogPaths)('%s opens over the page of home', (path) => {
  expect(familyAt(path)?.id).toBe('home');
});

test('pages have titles and descriptions of their own, those that search engines may list above all', () => {
  const listed = pageFamilies.filter(({ isUnlisted }) => isUnlisted !== true);
  for (const key of ['id', 'description'] as const) {
    expect(new Set(listed.map((family) => family[key])).size).toBe(listed.length);
  }
  for (const { title, description } of pageFamilies) expect([title, description]).not.toContain('');
});

test.each([
  ['game', 'Game'],
  ['category', 'Casino'],
])('the page that any name of a %s gets is called “%s”, and is not listed: nothing may have that name', (id, title) => {
  expect(pageFamilies.find((family) => family.id === id)).toMatchObject({ title, isUnlisted: true });
});

test('pages share a composed page when they start with the same modules, calls and heading', () => {
  const bets = remotePage({ path: '/bets', title: 'Bets', module: ['lists', 'BetsPage'] });
  const ids = (other: Page) => familiesOf({ bets, newBets: other }).map(({ id, paths }) => [id, ...paths]);
  expect(ids({ ...bets, path: '/bet-history' })).toEqual([['bets', '/bets', '/bet-history'], ['not-found']]);
  for (const other of [
    { ...bets, path: '/b', title: 'Wagers' },
    { ...bets, path: '/b', calls: ['games'] as const },
    { ...bets, path: '/b', module: ['lists', 'LiveBets'] as const },
  ]) {
    expect(ids(other)).toEqual([['bets', '/bets'], ['new-bets', '/b'], ['not-found']]);
  }
});

test('the compiler checks the parameters of a path against the props of its module', () => {
  // @ts-expect-error the player needs to know the game
  remotePage({ path: '/play', title: '', module: ['games', 'GamePlayer'] });
  // @ts-expect-error the parameter has to be named like the prop
  remotePage({ path: '/play/:gameId', title: '', module: ['games', 'GamePlayer'] });
  // @ts-expect-error a dialog is not a page
  remotePage({ path: '/login', title: '', module: ['account', 'AuthDialog'] });
});
