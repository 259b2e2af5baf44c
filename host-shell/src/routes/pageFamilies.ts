import { nameOfModule } from '../slots/exposedModuleRef';
import { modulesOf, type Page, pages, playerStart } from './pages';

/** A family of pages that share one composed page (`scripts/compose/src/pageFamilies.ts`). */
interface PageFamily {
  readonly id: string;
  /** A trailing `/*` matches everything below. */
  readonly paths: readonly string[];
  readonly modules: readonly string[];
  readonly playerModules: readonly string[];
  readonly calls: readonly string[];
}

const patternOf = ({ path }: Page): string => path.replace(/:.*$/, '*');

/** Pages that start with only their frame, and pages that not every site has, share the composed page of the rest. */
const isOther = (page: Page): boolean => modulesOf(page).length === 0 || page.setting !== undefined;

/** Key of pages that share a composed page: modules and calls that they start with, and the prerendered heading. */
const startOf = (page: Page): string => JSON.stringify([page.title, modulesOf(page), page.calls]);

function family(id: string, first: Page | undefined, members: readonly Page[]): PageFamily {
  return {
    id,
    paths: members.map(patternOf),
    modules: first === undefined ? [] : modulesOf(first).map(nameOfModule),
    playerModules: playerStart.modules.map(nameOfModule),
    calls: [...(first?.calls ?? []), ...playerStart.calls],
  };
}

/**
 * Groups pages that share a composed page, for compose: by what they start with. A family is named after its first page.
 * `other` takes every address that no other family has, and lists those that would match another one's paths.
 */
export function familiesOf(table: Readonly<Record<string, Page>>): readonly PageFamily[] {
  const groups = new Map<string, { readonly id: string; readonly first: Page; readonly members: Page[] }>();
  const others: Page[] = [];
  for (const [name, page] of Object.entries(table)) {
    const group = groups.get(startOf(page));
    const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (isOther(page)) others.push(page);
    else if (group === undefined) groups.set(startOf(page), { id, first: page, members: [page] });
    else group.members.push(page);
  }
  const families = [...groups.values()].map(({ id, first, members }) => family(id, first, members));
  const prefixes = families.flatMap(({ paths }) => paths.flatMap((path) => /^.*(?=\*$)/.exec(path) ?? []));
  const isTaken = ({ path }: Page) => prefixes.some((prefix) => path.startsWith(prefix));
  return [...families, family('other', undefined, others.filter(isTaken))];
}

/** The families of the site's pages, in the order of the table. */
export const pageFamilies: readonly PageFamily[] = familiesOf(pages);
