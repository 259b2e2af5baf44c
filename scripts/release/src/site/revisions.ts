import { appendAuthor, recordChange } from './history';
import { deleteAll, type ObjectStore, readText, type StoredObject, unchanged } from './objectStore';
import { parseSiteRegistry, type SiteRegistry } from './siteRegistry';

/*
 * A revision is a registry and the pages that were composed from it: immutable objects under their own prefix.
 * `current` names the newest revision and is changed by compare-and-swap: of two commands based on the same
 * revision one wins and the other decides again, and registry and pages change together, atomically.
 */

/** Files of a revision's pages by name; `same` keeps the previous revision's. */
export type PageFiles = ReadonlyMap<string, string | Buffer> | 'same';

/** The newest revision as it was read. */
export interface CurrentRevision {
  readonly registry: SiteRegistry;
  /** The `current` object; absent on a new site. */
  readonly pointer: StoredObject | undefined;
}

const currentKey = 'current';
const revisionsPrefix = 'revisions/';
const pagesPrefix = (revision: string) => `${revision}/pages/`;

/** Key of a revision's registry. */
const registryKey = (revision: string) => `${revision}/registry.json`;

const emptyRegistry: SiteRegistry = {
  schema: 1,
  revision: 0,
  change: { revision: 0, at: '', command: 'begin', summary: 'A new site.' },
  addresses: {},
  apps: {},
};

/** The newest revision; a new site's has an empty registry. */
export async function readCurrent(store: ObjectStore): Promise<CurrentRevision> {
  const pointer = await store.read(currentKey);
  if (pointer === undefined) return { registry: emptyRegistry, pointer };
  return { registry: parseSiteRegistry(await readText(store, registryKey(`${pointer.bytes}`))), pointer };
}

async function copyPages(store: ObjectStore, { pointer }: CurrentRevision): Promise<Exclude<PageFiles, 'same'>> {
  if (pointer === undefined) return new Map();
  const prefix = pagesPrefix(`${pointer.bytes}`);
  const files = (await store.list(prefix)).map(async ({ key }) => {
    const content = (await store.read(key))?.bytes ?? '';
    return [key.slice(prefix.length), content] as const;
  });
  return new Map(await Promise.all(files));
}

/**
 * Makes a registry and its pages the newest revision, unless another one has replaced `before` meanwhile.
 *
 * @returns whether it succeeded
 */
export async function commitRevision(
  store: ObjectStore,
  before: CurrentRevision,
  registry: SiteRegistry,
  pages: PageFiles,
  actor: string,
): Promise<boolean> {
  const { id, at } = registry.change;
  const revision = `${revisionsPrefix}${String(registry.revision).padStart(8, '0')}-${id}`;
  const files = pages === 'same' ? await copyPages(store, before) : pages;
  const write = (key: string, content: string | Buffer) => store.write(key, content, { ifAbsent: true });
  const pageWrites = [...files].map(([name, content]) => write(pagesPrefix(revision) + name, content));
  await Promise.all([...pageWrites, write(registryKey(revision), `${JSON.stringify(registry, null, 1)}\n`)]);
  // Before the swap, since the author of a change could not be found out later.
  await appendAuthor(store, { revision: registry.revision, id, at, by: actor });
  const isSwapped = (await store.write(currentKey, revision, unchanged(before.pointer))) !== undefined;
  // A write that was retried because its response was lost conflicts with itself.
  if (!isSwapped && (await readText(store, currentKey)) !== revision) {
    await deleteAll(store, `${revision}/`);
    return false;
  }
  await recordChange(store, registry.change);
  return true;
}

/** How many revisions keep their pages. */
const keptRevisions = 20;

/** Removes all but the newest revisions. Their changes stay in the history. */
export async function forgetOldRevisions(store: ObjectStore): Promise<void> {
  const current = await readText(store, currentKey);
  const revisions = new Set((await store.list(revisionsPrefix)).map(({ key }) => key.split('/').slice(0, 2).join('/')));
  const old = [...revisions].sort().slice(0, -keptRevisions);
  await Promise.all(old.filter((revision) => revision !== current).map((revision) => deleteAll(store, `${revision}/`)));
}
