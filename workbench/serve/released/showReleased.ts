import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { isOwnRepository, originOf, portCount, projectRoot, UserError } from '@tessera/platform/project';
import { requireFreePorts } from '@tessera/platform/project/ports';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { runServices, sandboxService, suitePorts, untilStopped } from '@tessera/tooling/processes';
import pc from 'picocolors';
import type { ComparedRelease } from '../../check/compare/compareStates';
import type { FindReleased, ReleasedRemote } from './releasedRemote';
import { copyFolder, type ReleasedPlace, serveReleased } from './serveReleased';

/** What of a site to show, and where. */
export interface ReleasedOptions {
  readonly remote: RemoteName;
  readonly site: string;
  /** One release, or two that are compared: version or id, by default the newest. */
  readonly versions: readonly (string | undefined)[];
  readonly basePort: number;
  readonly dataFolder: string;
}

/** Finds the releases one after the other, so that the first problem is the one reported. */
async function findAll(
  find: FindReleased,
  { site, remote, versions }: ReleasedOptions,
  places: readonly ReleasedPlace[],
) {
  const found: ReleasedRemote[] = [];
  for (const [index, place] of places.entries()) {
    found.push(await find({ site, remote, version: versions[index], copyTo: copyFolder(place) }));
  }
  const [first, second] = found;
  if (first?.id === second?.id) throw new UserError(`${first?.id} cannot be compared with itself. Name two releases.`);
  return found;
}

/** Prints the address of every state, of each release, and of the page that compares them. */
function printAddresses(
  remote: RemoteName,
  found: readonly ReleasedRemote[],
  shown: readonly ComparedRelease[],
  comparison: string | undefined,
): void {
  for (const { module, id } of shown[0]?.states ?? []) {
    const alone = `${shown[0]?.origin}/${module}/${id}`;
    console.log(`  ${comparison === undefined ? alone : `${comparison}/compare/${module}/${id}`}`);
  }
  console.log('');
  for (const [index, { id, origin }] of shown.entries()) {
    console.log(`${pc.green(`mfe-${remote} ${id} is ready alone at ${origin}`)} ${pc.dim(`(${found[index]?.where})`)}`);
  }
  if (comparison !== undefined) console.log(pc.green(`Both are compared at ${comparison}`));
}

/** `npm run standalone -- REMOTE --site SITE`: a published release alone, or two of them side by side. */
export async function showReleased(find: FindReleased, options: ReleasedOptions): Promise<void> {
  const { remote, versions, basePort, dataFolder } = options;
  const comparisonPort = basePort + versions.length * portCount;
  const framedBy = versions.length === 1 ? undefined : `http://localhost:${comparisonPort}`;
  const places = versions.map((_, index): ReleasedPlace => {
    const folder = path.join(projectRoot, '.cache/released', String(basePort), remote, String(index));
    return { remote, basePort, ownPort: basePort + index * portCount, framedBy, folder };
  });
  await requireFreePorts([
    ...suitePorts(basePort, ['sandbox']),
    ...places.flatMap(({ ownPort }) => suitePorts(ownPort, ['shell', remote])),
    ...(versions.length === 1 ? [] : [{ port: comparisonPort, usedFor: 'the page that compares' }]),
  ]);
  const found = await findAll(find, options, places);
  const definition = sandboxService({ basePort, dataFolder });
  const origins = [definition.env.ALLOWED_ORIGINS, ...places.map(({ ownPort }) => originOf('shell', ownPort))];
  const sandbox = runServices([{ ...definition, env: { ...definition.env, ALLOWED_ORIGINS: origins.join(',') } }]);
  // The packed tooling has it built.
  if (!isOwnRepository) await buildAll([targetNamed('workbench')]);
  const shown: ComparedRelease[] = [];
  for (const [index, place] of places.entries()) shown.push(await serveReleased(found[index] as ReleasedRemote, place));
  const services = await sandbox;
  const [first, second] = shown as [ComparedRelease, ComparedRelease?];
  const comparison =
    second === undefined
      ? undefined
      : // Loaded for comparisons only: it needs Playwright.
        await (await import('../../check/compare/serveComparison')).serveComparison({
          ...{ remote, releases: [first, second], sandbox: originOf('sandbox', basePort), port: comparisonPort },
        });
  printAddresses(remote, found, shown, comparison?.origin);
  await untilStopped(services);
}
