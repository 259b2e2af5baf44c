import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { originOf, projectRoot } from '../apps/apps';
import { type Release, readRelease } from '../build/release';
import { targetNamed } from '../build/targets';
import { UserError } from '../console/userError';
import { composeLocalPages } from './localSite';
import { registerRelease, registryOf } from './registry';
import { readShellPage } from './shellPage';
import { localSiteConfig } from './siteConfig';

/** Where an app's build lies: what ships, or what `npm run dev` makes. */
export const buildFolder = (name: 'shell' | 'simulator' | RemoteName, mode: 'production' | 'development'): string =>
  mode === 'production' ? targetNamed(name).outputFolder : path.join(projectRoot, '.cache/development', name);

/** Folder that the composed pages of a suite at that port lie in. */
export const pagesFolder = (basePort: number): string => path.join(projectRoot, '.cache/pages', String(basePort));

/** The release in an app's build folder; one that was not built is the caller's mistake, said plainly. */
export function requireRelease(folder: string, name: string): Release {
  const release = readRelease(folder);
  if (release === undefined) throw new UserError(`${name} is not built. Run: npm run build`);
  return release;
}

/** A page that is replaced is whole before and whole after, whoever reads it meanwhile. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Composes the site of this machine from what is built and writes its pages. */
export async function writeSite(basePort: number, mode: 'production' | 'development' = 'production'): Promise<void> {
  const registered = remoteNames.map((name) => {
    const release = requireRelease(buildFolder(name, mode), name);
    return [name, registerRelease(release, `${originOf(name, basePort)}/`)] as const;
  });
  const pages = composeLocalPages({
    shell: requireRelease(buildFolder('shell', mode), 'shell'),
    registry: registryOf(Object.fromEntries(registered)),
    config: { ...localSiteConfig(basePort), hasLoginTestPage: true },
    page: readShellPage(buildFolder('shell', mode)),
    reloadStream: mode === 'development' ? '/__reload' : undefined,
  });
  for (const [id, html] of pages) await writeAtomically(path.join(pagesFolder(basePort), `${id}.html`), html);
}
