import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ComposedRegistry, registerRelease, registryOf } from '@tessera/compose';
import { type PrerenderedModules, readPrerendered } from '@tessera/compose/prerendered';
import { type Release, readRelease } from '@tessera/compose/release';
import { readShellPage, type ShellPage } from '@tessera/compose/shellPage';
import { localSiteConfig } from '@tessera/compose/siteConfig';
import { originOf, projectRoot, UserError } from '@tessera/project';
import { writeAtomically } from '@tessera/project/files';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { targetNamed } from '../build/targets';
import { composeLocalPages } from './composeLocalPages';

/** Which build of an app is meant: the one that ships, or the one that `npm run dev` at a port keeps making. */
export type BuildPlace = 'production' | { readonly devPort: number };

/** Where an app's build lies. */
export const buildFolder = (name: 'shell' | 'simulator' | RemoteName, place: BuildPlace): string =>
  place === 'production'
    ? targetNamed(name).outputFolder
    : path.join(projectRoot, '.cache/development', String(place.devPort), name);

/** Folder that the composed pages of a suite at that port lie in. */
export const pagesFolder = (basePort: number): string => path.join(projectRoot, '.cache/pages', String(basePort));

/** The release in an app's build folder; one that was not built is the caller's mistake, said plainly. */
export function requireRelease(folder: string, name: string): Release {
  const release = readRelease(folder);
  if (release === undefined) throw new UserError(`${name} is not built. Run: npm run build`);
  return release;
}

/** What a site of this machine is composed from. */
export interface BuiltSite {
  readonly releases: Readonly<Record<'shell' | RemoteName, Release>>;
  readonly page: ShellPage;
  /** Development: address of the stream that asks pages to reload. */
  readonly reloadStream?: string;
}

/** What the builds of remotes in this machine's folders have prerendered. */
export const readBuiltPrerendered = (registry: ComposedRegistry, place: BuildPlace): Promise<PrerenderedModules> =>
  readPrerendered(registry, (remote, _, file) => readFile(path.join(buildFolder(remote as RemoteName, place), file)));

/** Composes a site whose apps answer at the suite's ports and writes its pages. */
export async function writePages(
  basePort: number,
  place: BuildPlace,
  { releases, page, reloadStream }: BuiltSite,
): Promise<void> {
  const registered = remoteNames.map(
    (name) => [name, registerRelease(releases[name], `${originOf(name, basePort)}/`)] as const,
  );
  const registry = registryOf(Object.fromEntries(registered));
  const pages = composeLocalPages({
    shell: releases.shell,
    registry,
    config: { ...localSiteConfig(basePort), hasLoginTestPage: true },
    page,
    modules: await readBuiltPrerendered(registry, place),
    reloadStream,
  });
  for (const [id, html] of pages) await writeAtomically(path.join(pagesFolder(basePort), `${id}.html`), html);
}

/** Composes the site of this machine from what was built for production and writes its pages. */
export async function writeSite(basePort: number): Promise<void> {
  const names = ['shell', ...remoteNames] as const;
  const releases = names.map((name) => [name, requireRelease(buildFolder(name, 'production'), name)] as const);
  await writePages(basePort, 'production', {
    releases: Object.fromEntries(releases) as BuiltSite['releases'],
    page: readShellPage(buildFolder('shell', 'production')),
  });
}
