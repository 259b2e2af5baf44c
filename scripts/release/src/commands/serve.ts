import { originOf, portOf } from '@tessera/platform/project';
import { requireFreePorts } from '@tessera/platform/project/ports';
import { ownDataFolder, runServices, sandboxService, untilStopped } from '@tessera/tooling/processes';
import { type ReleaseContext, requireStore, writeSite } from '../context';
import { Refused } from '../outcome';
import { serveSite } from '../serveSite';
import { isStoreAddress } from '../site/openStore';
import { releasesOf } from '../site/siteRegistry';

/**
 * `serve`: shows the site of a folder at its origin, which has to be on this machine, with the provider sandbox if the
 * site's API is the one of this machine, until Ctrl-C. Promotions and rollbacks meanwhile show at the next page.
 */
export async function serve(context: ReleaseContext): Promise<void> {
  const { where: folder } = await requireStore(context);
  if (isStoreAddress(folder)) throw new Refused(`${folder} is no folder of this machine, which is what this serves.`);
  const site = await writeSite(context);
  const { origin, config } = await site.settings();
  const { hostname, port } = new URL(origin);
  if (hostname !== 'localhost' || port === '') {
    throw new Refused(
      `The pages of ${folder} are composed for ${origin}. This serves sites of this machine: begin one with --origin ${originOf('shell', 4300)}.`,
    );
  }
  const basePort = Number(port);
  if (releasesOf(await site.registry(), 'shell').live === undefined)
    throw new Refused(`No shell is live in ${folder}, so it has no pages. Promote one first.`);
  const isSandboxOurs = config.apiOrigin === originOf('sandbox', basePort);
  await requireFreePorts([
    { port: basePort, usedFor: 'the site' },
    ...(isSandboxOurs ? [{ port: portOf('sandbox', basePort), usedFor: 'the provider sandbox' }] : []),
  ]);
  const services = await runServices(
    isSandboxOurs
      ? [
          sandboxService({
            basePort,
            dataFolder: ownDataFolder('serve', basePort),
            releases: `${origin}/registry.json`,
          }),
        ]
      : [],
  );
  await serveSite({ folder, origin });
  context.print(`${folder} is shown at ${origin}; its API is ${config.apiOrigin}. Ctrl-C stops it.`);
  await untilStopped(services);
}
