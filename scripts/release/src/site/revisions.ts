import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@tessera/project';
import { renameFolderDurably, syncPath, writeAtomically } from '@tessera/project/files';
import { appendAuthors, appendHistory, historyNamesPeople, moveAuthors, namesPeople, readHistory } from './history';
import { withLock } from './lock';
import { type Change, parseChangeAuthor, parseSiteRegistry, type SiteRegistry } from './siteRegistry';

/*
 * A revision is a folder with the registry and the pages that were composed from it. It is written aside and renamed
 * into place, which fails when the revision exists: of two commands that decided on the same revision one wins, and the
 * other decides anew. `current` is a link to the newest one, replaced by a rename, so that registry and pages change
 * together and at once.
 */

/** Files of a revision's pages by name; `same` keeps those of the revision before. */
export type PageFiles = ReadonlyMap<string, string | Buffer> | 'same';

const nameOf = (revision: number) => String(revision).padStart(8, '0');
const revisionsFolder = (site: string) => path.join(site, 'revisions');
const revisionFolder = (site: string, revision: number) => path.join(revisionsFolder(site), nameOf(revision));

/** Numbers of all revisions that are kept, oldest first. */
async function listRevisions(site: string): Promise<readonly number[]> {
  try {
    return (await readdir(revisionsFolder(site)))
      .filter((name) => /^\d{8}$/.test(name))
      .map(Number)
      .sort((a, b) => a - b);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

const registryFile = (site: string, revision: number) => path.join(revisionFolder(site, revision), 'registry.json');
const registryText = (registry: SiteRegistry) => `${JSON.stringify(registry, null, 1)}\n`;

const readRevision = async (site: string, revision: number): Promise<SiteRegistry> =>
  parseSiteRegistry(await readFile(registryFile(site, revision), 'utf8'));

const emptyRegistry: SiteRegistry = {
  schema: 1,
  revision: 0,
  change: { revision: 0, at: '', command: 'begin', summary: 'A new site.' },
  addresses: {},
  apps: {},
};

/** The newest registry; that of a new site is empty. */
export async function readRegistry(site: string): Promise<SiteRegistry> {
  const newest = (await listRevisions(site)).at(-1);
  return newest === undefined ? emptyRegistry : readRevision(site, newest);
}

/** Changes that were made and whose line in the history was not written, since their writer was killed before it. */
export async function unrecorded(site: string): Promise<readonly Change[]> {
  const last = (await readHistory(site)).at(-1)?.revision ?? 0;
  const missing = (await listRevisions(site)).filter((revision) => revision > last);
  return Promise.all(missing.map(async (revision) => (await readRevision(site, revision)).change));
}

/** Makes `link` point to `target`, at once for whoever looks. */
async function pointTo(link: string, target: string): Promise<void> {
  if ((await readlink(link).catch(() => undefined)) === target) return;
  const aside = `${link}.${randomUUID()}`;
  await symlink(target, aside);
  await rename(aside, link);
  await syncPath(path.dirname(link));
}

/** Finishes what a killed command left: the newest revision becomes current and stands in the history. */
async function settle(site: string): Promise<void> {
  const newest = (await listRevisions(site)).at(-1);
  if (newest === undefined) return;
  await pointTo(path.join(site, 'registry.json'), 'current/registry.json');
  await pointTo(path.join(site, 'pages'), 'current/pages');
  await pointTo(path.join(site, 'current'), `revisions/${nameOf(newest)}`);
  await appendHistory(site, await unrecorded(site));
}

async function stageRevision(site: string, registry: SiteRegistry, pages: PageFiles): Promise<string> {
  const stage = path.join(site, '.incoming', randomUUID());
  const pagesFolder = path.join(stage, 'pages');
  await mkdir(pagesFolder, { recursive: true });
  await writeFile(path.join(stage, 'registry.json'), registryText(registry));
  if (pages === 'same') {
    const before = path.join(revisionFolder(site, registry.revision - 1), 'pages');
    await cp(before, pagesFolder, { recursive: true }).catch((error) => {
      if (!hasCode(error, 'ENOENT')) throw error;
    });
  } else {
    for (const [name, content] of pages) await writeFile(path.join(pagesFolder, name), content);
  }
  return stage;
}

/**
 * Writes the next revision of the site. Compare and swap: nothing is written when the revision before it is no longer
 * the newest.
 *
 * @returns whether it was written
 */
export async function commitRevision(
  site: string,
  registry: SiteRegistry,
  pages: PageFiles,
  actor: string,
): Promise<boolean> {
  const stage = await stageRevision(site, registry, pages);
  try {
    return await withLock(site, async () => {
      await settle(site);
      const newest = (await listRevisions(site)).at(-1) ?? 0;
      if (newest !== registry.revision - 1) return false;
      await mkdir(revisionsFolder(site), { recursive: true });
      const { revision, at } = registry.change;
      await appendAuthors(site, [{ revision, at, by: actor }]);
      try {
        await renameFolderDurably(stage, revisionFolder(site, registry.revision));
      } catch (error) {
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      }
      await settle(site);
      return true;
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Completes what a command that was killed had decided and written, if there is such a thing. */
export async function recover(site: string): Promise<void> {
  const newest = (await listRevisions(site)).at(-1);
  if (newest === undefined) return;
  const current = await readlink(path.join(site, 'current')).catch(() => undefined);
  const isSettled = current === `revisions/${nameOf(newest)}` && (await unrecorded(site)).length === 0;
  const isAnonymous =
    !(await historyNamesPeople(site)) && !namesPeople(await readFile(registryFile(site, newest), 'utf8'));
  if (isSettled && isAnonymous) return;
  await withLock(site, async () => {
    if (!isAnonymous) await hidePeople(site);
    await settle(site);
  });
}

/** Takes the people out of the public files of a site that was begun when those named them. */
async function hidePeople(site: string): Promise<void> {
  await moveAuthors(site);
  // The newest is last: as long as it names people, this has not come to its end.
  for (const revision of await listRevisions(site)) {
    const file = registryFile(site, revision);
    const text = await readFile(file, 'utf8');
    if (!namesPeople(text)) continue;
    const { change } = JSON.parse(text) as { readonly change: object };
    if ('by' in change) await appendAuthors(site, [parseChangeAuthor(JSON.stringify(change))]);
    await writeAtomically(file, registryText(parseSiteRegistry(text)));
  }
}

/** Removes revisions but the newest ones. Their changes stay in the history. */
export async function forgetRevisions(site: string, keep: number): Promise<number> {
  const old = (await listRevisions(site)).slice(0, -keep);
  await Promise.all(old.map((revision) => rm(revisionFolder(site, revision), { recursive: true, force: true })));
  return old.length;
}
