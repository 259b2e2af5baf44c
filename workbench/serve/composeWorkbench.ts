import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ComposedRegistry,
  liveScript,
  pagePolicy,
  pageRegistry,
  registerRelease,
  registryOf,
  renderPage,
} from '@tessera/platform/compose';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { appNamed, originOf, packageFile, projectRoot, remoteNames } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import { registryElementId } from '@tessera/platform/protocol';
import { type SiteConfig, siteConfigElementId } from '@tessera/shared-contracts/config';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { type BuildPlace, buildFolder, requireRelease } from '@tessera/tooling/local-site';
import { array, parse } from 'valibot';
import { type State, stateSchema } from '../state';

/** What the workbench shows: each remote alone, and `shell`, the composed site. */
export const workbenchApps = ['shell', ...remoteNames] as const;
/** See {@link workbenchApps}. */
export type WorkbenchApp = (typeof workbenchApps)[number];

/** Reads the states of an app: of a remote from its `src/states/states.ts`, of the composed site from this package. */
export async function readStates(app: WorkbenchApp): Promise<readonly State[]> {
  const file =
    app === 'shell'
      ? packageFile('workbench', 'state/shell/states.ts')
      : path.join(appNamed(app).folder, 'src/states/states.ts');
  const module = (await import(pathToFileURL(file).href)) as { default: unknown };
  return parse(array(stateSchema), module.default);
}

/** Whether the checkout has changes that the commit of its builds has not; outside a checkout, nothing is known of any. */
export function hasUncommittedChanges(): boolean {
  try {
    return execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot, stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
}

/** Sandboxes of tabs have ports of their own. */
export const tabSandboxes = ['http://localhost:*'];

/** Folder of a remote's workbench page. */
export const workbenchFolder = (basePort: number, remote: RemoteName): string =>
  path.join(projectRoot, '.cache/workbench', String(basePort), remote);

interface WorkbenchPage {
  readonly app: WorkbenchApp;
  readonly states: readonly State[];
  /** Releases that the page loads. */
  readonly registry: ComposedRegistry;
  readonly config: SiteConfig;
  /** Whether the releases are of changed sources. */
  readonly isChanged?: boolean;
  /** Build of the workbench; by default that for production. */
  readonly place?: BuildPlace;
  /** Origin of the workbench's files; the page's own by default. */
  readonly filesOrigin?: string;
  /** Development: URL of the stream that tells pages of new builds. */
  readonly reloadStream?: string | undefined;
}

/** Composes the workbench's page for an app. */
export function composeWorkbenchPage(page: WorkbenchPage): string {
  const { app, states, registry, config, isChanged, place = 'production', filesOrigin = '', reloadStream } = page;
  const { entry, styles: sheets, integrity } = requireRelease(buildFolder('workbench', place), 'workbench');
  const addressOf = (file: string) => `${filesOrigin}/${file}`;
  const hashes = [entry, ...sheets].flatMap((file) => {
    const hash = integrity[file];
    return hash === undefined ? [] : [[addressOf(file), hash] as const];
  });
  const styles = [`${themeCss}\n${pageCss}`];
  const policy = pagePolicy({
    host: 'workbench',
    styles,
    inlineScripts: reloadStream === undefined ? [] : [liveScript(reloadStream)],
    // Fonts are the page's own, wherever the workbench's files are.
    shellSource: `'self' ${filesOrigin}`.trim(),
    registry,
    config,
    images: tabSandboxes,
    frames: tabSandboxes,
    connections: tabSandboxes,
  });
  return renderPage({
    title: app === 'shell' ? 'The composed site' : `mfe-${app} alone`,
    language: 'en',
    styles,
    styleSheets: sheets.map(addressOf),
    scripts: [addressOf(entry)],
    integrity: Object.fromEntries(hashes),
    preloads: [],
    policy,
    ...(reloadStream !== undefined && { reloadStream }),
    data: {
      [siteConfigElementId]: config,
      [registryElementId]: pageRegistry(registry),
      'tessera-states': { remote: app, states, isChanged },
    },
  });
}

/**
 * Composes the page that shows one remote alone, from the same files that the remote ships.
 *
 * @param reloadStream development: URL of the stream that tells pages of new builds
 */
export async function writeWorkbench(
  remote: RemoteName,
  basePort: number,
  place: BuildPlace = 'production',
  reloadStream?: string,
): Promise<string> {
  const release = requireRelease(buildFolder(remote, place), remote);
  const registry = registryOf({ [remote]: registerRelease(release, `${originOf(remote, basePort)}/`) });
  const config = localSiteConfig(basePort);
  const states = await readStates(remote);
  const isChanged = hasUncommittedChanges();
  const html = composeWorkbenchPage({ app: remote, states, registry, config, isChanged, place, reloadStream });
  const folder = workbenchFolder(basePort, remote);
  await writeAtomically(path.join(folder, 'index.html'), html);
  return folder;
}
