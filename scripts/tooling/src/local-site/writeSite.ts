import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import {
  type ComposedRegistry,
  type Composition,
  composeFiles,
  registerRelease,
  registryOf,
  withDeclaredPages,
} from '@tessera/platform/compose';
import {
  type ContentSources,
  fetchPublicAnswers,
  type PageContents,
  readContents,
} from '@tessera/platform/compose/contents';
import { type PrerenderedModules, readPrerendered } from '@tessera/platform/compose/prerendered';
import { type Release, readRelease } from '@tessera/platform/compose/release';
import { readShellPage, type ShellPage } from '@tessera/platform/compose/shellPage';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import type { PublicAnswers } from '@tessera/platform/prerender';
import { originOf, projectRoot, remoteNames, UserError } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import type { RemoteName } from '@tessera/shared-contracts/remotes';

/** Which build of an app to use: the production build, or the one that `npm run dev` makes for a port. */
export type BuildPlace = 'production' | { readonly devPort: number };

/** Folder of an app's build. */
export const buildFolder = (name: 'shell' | 'workbench' | RemoteName, place: BuildPlace): string =>
  place === 'production'
    ? targetNamed(name).outputFolder
    : path.join(projectRoot, '.cache/development', String(place.devPort), name);

/** Folder of the composed pages of a suite at that port. */
export const pagesFolder = (basePort: number): string => path.join(projectRoot, '.cache/pages', String(basePort));

/** Reads the release in an app's build folder; throws a clear error if the app was not built. */
export function requireRelease(folder: string, name: string): Release {
  const release = readRelease(folder);
  if (release === undefined) throw new UserError(`${name} is not built. Run: npm run build`);
  return release;
}

/** What a local site is composed from. */
export interface BuiltSite {
  readonly releases: Readonly<Record<'shell' | RemoteName, Release>>;
  readonly page: ShellPage;
  /** Development: URL of the stream that tells pages to reload. */
  readonly reloadStream?: string;
}

/** Reads files of the local builds of remotes, for any release. */
const readBuilt =
  (place: BuildPlace): ContentSources['read'] =>
  (remote, _, file) =>
    readFile(path.join(buildFolder(remote as RemoteName, place), file));

/** Reads the prerendered modules of the local builds of remotes. */
export const readBuiltPrerendered = (registry: ComposedRegistry, place: BuildPlace): Promise<PrerenderedModules> =>
  readPrerendered(registry, readBuilt(place));

/** Prerenders the content of pages with the local builds of remotes; without answers, pages show placeholders. */
export const readBuiltContents = (place: BuildPlace, sources: Omit<ContentSources, 'read'>): Promise<PageContents> =>
  readContents({ ...sources, read: readBuilt(place) });

let lastAnswers: PublicAnswers = {};

/** The provider's public answers; a failed call keeps its last answer. */
async function renewAnswers(...asked: Parameters<typeof fetchPublicAnswers>): Promise<PublicAnswers> {
  lastAnswers = { ...lastAnswers, ...(await fetchPublicAnswers(...asked)) };
  return lastAnswers;
}

type ChangedSite = Partial<Composition>;

/** The policy of a released site, whose shell lies beside the pages. */
export const localPolicy = { shellSource: "'self'" } as const;

/** Composes the files of a site with its apps at the suite's ports. */
async function composeSite(
  basePort: number,
  place: BuildPlace,
  { releases, ...changes }: Pick<BuiltSite, 'releases' | 'page'> & ChangedSite,
) {
  const registered = remoteNames.map(
    (name) => [name, registerRelease(releases[name], `${originOf(name, basePort)}/`)] as const,
  );
  const registry = { ...registryOf(Object.fromEntries(registered)), shell: releases.shell };
  const config = changes.config ?? { ...localSiteConfig(basePort), hasLoginTestPage: true };
  const page = withDeclaredPages(changes.page, registry);
  const files = composeFiles({
    shell: releases.shell,
    registry,
    siteOrigin: originOf('shell', basePort),
    modules: await readBuiltPrerendered(registry, place),
    contents: await readBuiltContents(place, {
      registry,
      page,
      config,
      answers: await renewAnswers(page.families, config),
      warn: (message) => console.warn(message),
    }),
    policy: localPolicy,
    ...changes,
    page,
    config,
  });
  return { files, registry };
}

/** Writes the files of a site, and removes pages that it no longer has. */
async function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  for (const [name, text] of files) await writeAtomically(path.join(folder, name), text);
  const written = await readdir(folder, { recursive: true });
  await Promise.all(
    written.filter((name) => name.endsWith('.html') && !files.has(name)).map((name) => rm(path.join(folder, name))),
  );
}

/** Composes a site with its apps at the suite's ports and writes its pages. */
export async function writePages(basePort: number, place: BuildPlace, site: BuiltSite): Promise<void> {
  const { files } = await composeSite(basePort, place, site);
  await writeFiles(pagesFolder(basePort), files);
}

/**
 * Composes a site from the production builds, with its apps at the suite's ports.
 *
 * @param changes what differs from the local site
 */
export async function composeBuiltSite(basePort: number, changes: ChangedSite = {}) {
  const names = ['shell', ...remoteNames] as const;
  const releases = names.map((name) => [name, requireRelease(buildFolder(name, 'production'), name)] as const);
  return composeSite(basePort, 'production', {
    releases: Object.fromEntries(releases) as BuiltSite['releases'],
    page: readShellPage(buildFolder('shell', 'production')),
    ...changes,
  });
}

/** Composes the local site from the production builds and writes its pages. */
export async function writeSite(basePort: number): Promise<void> {
  const { files } = await composeBuiltSite(basePort);
  await writeFiles(pagesFolder(basePort), files);
}
