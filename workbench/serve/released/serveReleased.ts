import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { registerRelease, registryOf } from '@tessera/platform/compose';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { originOf, portOf } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { serveFolder } from '@tessera/tooling/serve';
import pc from 'picocolors';
import type { ComparedRelease } from '../../check/compare/compareStates';
import type { State } from '../../state';
import { composeWorkbenchPage, readStates } from '../composeWorkbench';
import type { ReleasedRemote } from './releasedRemote';

/** The states of a release; this checkout's for one that was published without, which the terminal says. */
async function statesOf(remote: RemoteName, { id, states, release }: ReleasedRemote) {
  if (states !== undefined) return states;
  const own = await readStates(remote);
  console.log(
    pc.yellow(`${id} was published without states. Its pages have those of this checkout, which may not fit.`),
  );
  const missing = new Set(own.map(({ module }) => module).filter((module) => !(module in release.exposes)));
  if (missing.size > 0)
    console.log(pc.yellow(`States of ${[...missing].join(', ')} are left out: ${id} has no such module.`));
  return own.filter(({ module }) => !missing.has(module));
}

/** Where a release is shown. */
export interface ReleasedPlace {
  readonly remote: RemoteName;
  /** First port of the suite whose sandbox the page uses. */
  readonly basePort: number;
  /** First of the ports of this release. */
  readonly ownPort: number;
  /** Origin of the page that compares it in a frame, if there is one. */
  readonly framedBy: string | undefined;
  /** Folder of its page, and of the copy of its files. */
  readonly folder: string;
}

/** Folder of the copy of a release's files. */
export const copyFolder = ({ folder }: ReleasedPlace): string => path.join(folder, 'files');

/** Serves the workbench page of a release, and the copy of its files. */
export async function serveReleased(found: ReleasedRemote, place: ReleasedPlace): Promise<ComparedRelease> {
  const { remote, basePort, ownPort, framedBy, folder } = place;
  const states: readonly State[] = await statesOf(remote, found);
  const origin = originOf('shell', ownPort);
  const release = registerRelease(found.release, `${originOf(remote, ownPort)}/`);
  const registry = registryOf({ [remote]: release });
  const config = localSiteConfig(basePort);
  const singlePage = path.join(folder, 'index.html');
  await writeAtomically(singlePage, composeWorkbenchPage({ app: remote, states, registry, config }));
  await serveFolder({
    folder: targetNamed('workbench').outputFolder,
    port: ownPort,
    singlePage,
    origin,
    // The page that compares has its fonts.
    ...(framedBy !== undefined && { frameAncestors: framedBy, readers: [framedBy] }),
  });
  await serveFolder({ folder: copyFolder(place), port: portOf(remote, ownPort), readers: [origin] });
  return { id: found.id, origin, states };
}
