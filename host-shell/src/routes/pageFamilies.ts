import { nameOfModule } from '@tessera/platform/host';
import { declaredPlaceholder as declared, titlePlaceholder } from '@tessera/platform/protocol';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import { linkedNames } from './linkedNames';
import { identityOf, modulesOf, notFoundPage, type Page, type PageName, pages, playerStart } from './pages';
import { dialogPaths, paths } from './paths';
import { type PageListing, pageListings, pageTitles } from './routes.messages';

/** A family of pages that share one composed page (`platform/compose/pageFamilies.ts`). */
interface PageFamily extends PageListing {
  readonly id: string;
  readonly title: string;
  /** A trailing `/*` matches one segment. */
  readonly paths: readonly string[];
  readonly modules: readonly string[];
  readonly playerModules: readonly string[];
  readonly calls: readonly string[];
  readonly setting?: keyof SiteConfig;
}

const patternOf = ({ path }: Page): string => path.replace(/:.*/, '*');

/** Key of pages that share a composed page: title, modules and calls that they start with, and the setting they need. */
const startOf = (page: Page): string => JSON.stringify([identityOf(page), modulesOf(page), page.calls, page.setting]);

function familyOf(id: string, page: Page, addresses: readonly string[], listing: PageListing): PageFamily {
  return {
    id,
    // Pages that are named by their address have the title in their listing.
    title: typeof page.title === 'string' ? page.title : '',
    ...listing,
    paths: addresses,
    modules: modulesOf(page).map(nameOfModule),
    playerModules: playerStart.modules.map(nameOfModule),
    calls: [...(page.calls ?? []), ...playerStart.calls],
    ...(page.setting !== undefined && { setting: page.setting }),
  };
}

/**
 * Groups pages that share a composed page, for compose: those with the same title and start. A family is named after its
 * first page. The last one, `other`, is the not-found page.
 */
export function familiesOf(table: Readonly<Record<string, Page>>): readonly PageFamily[] {
  const groups = new Map<string, { readonly name: string; readonly first: Page; readonly addresses: string[] }>();
  for (const [name, page] of Object.entries(table)) {
    const group = groups.get(startOf(page));
    if (group === undefined) groups.set(startOf(page), { name, first: page, addresses: [patternOf(page)] });
    else group.addresses.push(patternOf(page));
  }
  const families = [...groups.values()].map(({ name, first, addresses }) => {
    const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // Dialogs that have a path of their own open over the home page.
    const all = first.path === paths.home ? [...addresses, ...dialogPaths] : addresses;
    return familyOf(id, first, all, pageListings[name as PageName]);
  });
  return [...families, familyOf('not-found', notFoundPage, [], pageListings.notFound)];
}

/** What the pages that remotes declare start with besides their module; they are made of its page (`platform/compose/declaredPages.ts`). */
export const declaredFamily: PageFamily = familyOf(
  'declared',
  { path: declared.path, title: titlePlaceholder, module: [declared.remote, declared.module] },
  [declared.path],
  { description: '' },
);

/** The registry of that page. */
export const declaredRegistry = {
  remotes: {
    [declared.remote]: {
      pages: { pages: [{ path: declared.path, title: titlePlaceholder, module: declared.module }] },
    },
  },
};

/** The page in the player's frame has no row in the table: it is no page of the site. */
const gameReturn: PageFamily = {
  id: 'game-return',
  title: pageTitles.gameReturn,
  ...pageListings.gameReturn,
  paths: [paths.gameReturn],
  modules: [],
  playerModules: [],
  calls: [],
};

/** The families of single games or categories, with pages like those of all others, but which search engines may list. */
const namedFamilies = (name: keyof typeof linkedNames): readonly PageFamily[] =>
  linkedNames[name].map((label) => {
    const listing = { title: label, description: `${label}: ${pageListings[name].description}` };
    const slug = label.toLowerCase();
    return familyOf(`${name}-${slug}`, pages[name], [paths[name](slug)], listing);
  });

/** The families of the site's pages, in the order of the table. */
export const pageFamilies: readonly PageFamily[] = [
  gameReturn,
  ...familiesOf(pages),
  ...namedFamilies('game'),
  ...namedFamilies('category'),
];
