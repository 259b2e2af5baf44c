import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ComposedRelease,
  liveScript,
  pagePolicy,
  pageRegistry,
  registerRelease,
  registryOf,
  renderPage,
} from '@tessera/platform/compose';
import type { Release } from '@tessera/platform/compose/release';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { appNamed, originOf, projectRoot } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import { registryElementId } from '@tessera/platform/protocol';
import { siteConfigElementId } from '@tessera/shared-contracts/config';
import { type RemoteName, type SimulatorState, simulatorStateSchema } from '@tessera/shared-contracts/remotes';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { array, parse } from 'valibot';
import { type BuildPlace, buildFolder, requireRelease } from './writeSite';

/** Reads the states that the simulator offers for a remote, from its `src/states/states.ts`. */
export async function readStates(remote: RemoteName): Promise<readonly SimulatorState[]> {
  const file = path.join(appNamed(remote).folder, 'src/states/states.ts');
  const module = (await import(pathToFileURL(file).href)) as { default: unknown };
  return parse(array(simulatorStateSchema), module.default);
}

/** Folder of a remote's simulator page. */
export const simulatorFolder = (basePort: number, remote: RemoteName): string =>
  path.join(projectRoot, '.cache/simulator', String(basePort), remote);

/** Hashes of the page's own files by their URL. */
const hashesOf = ({ entry, styles, integrity }: Release) =>
  Object.fromEntries(
    [entry, ...styles].flatMap((file) => {
      const hash = integrity[file];
      return hash === undefined ? [] : [[`/${file}`, hash]];
    }),
  );

/** A remote as a simulator page shows it. */
export interface SimulatedRemote {
  readonly remote: RemoteName;
  readonly release: ComposedRelease;
  readonly states: readonly SimulatorState[];
}

interface SimulatorPage {
  /** First port of the suite, of which the page uses the sandbox. */
  readonly basePort: number;
  /** Folder of the page. */
  readonly folder: string;
  /** Build of the simulator; by default that for production. */
  readonly place?: BuildPlace;
  /** Development: URL of the stream that tells pages of new builds. */
  readonly reloadStream?: string | undefined;
}

/** Composes a page that shows a release of one remote alone, from the same files that the remote ships. */
export async function writeSimulatorPage(
  { remote, release, states }: SimulatedRemote,
  { basePort, folder, place = 'production', reloadStream }: SimulatorPage,
): Promise<void> {
  const simulator = requireRelease(buildFolder('simulator', place), 'simulator');
  const registry = registryOf({ [remote]: release });
  const config = localSiteConfig(basePort);
  const styles = [`${themeCss}\n${pageCss}`];
  // Sandboxes of tabs have ports of their own.
  const sandboxes = ['http://localhost:*'];
  const policy = pagePolicy({
    host: 'simulator',
    styles,
    inlineScripts: reloadStream === undefined ? [] : [liveScript(reloadStream)],
    shellSource: "'self'",
    registry,
    config,
    requiresTrustedTypes: true,
    images: sandboxes,
    frames: sandboxes,
    connections: sandboxes,
    scripts: [],
  });
  const html = renderPage({
    title: `mfe-${remote} alone`,
    language: 'en',
    styles,
    styleSheets: simulator.styles.map((file) => `/${file}`),
    scripts: [`/${simulator.entry}`],
    integrity: hashesOf(simulator),
    preloads: [],
    policy,
    ...(reloadStream !== undefined && { reloadStream }),
    data: {
      [siteConfigElementId]: config,
      [registryElementId]: pageRegistry(registry),
      'tessera-states': { remote, states },
    },
  });
  await writeAtomically(path.join(folder, 'index.html'), html);
}

/**
 * Composes the page of the remote's local build.
 *
 * @param reloadStream development: URL of the stream that tells pages of new builds
 */
export async function writeSimulator(
  remote: RemoteName,
  basePort: number,
  place: BuildPlace = 'production',
  reloadStream?: string,
): Promise<string> {
  const folder = simulatorFolder(basePort, remote);
  const build = requireRelease(buildFolder(remote, place), remote);
  const release = registerRelease(build, `${originOf(remote, basePort)}/`);
  const states = await readStates(remote);
  await writeSimulatorPage({ remote, release, states }, { basePort, folder, place, reloadStream });
  return folder;
}
