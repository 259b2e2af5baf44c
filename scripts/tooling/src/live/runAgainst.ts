import { removeOldBuilds } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { originOf, portOf, UserError } from '@tessera/platform/project';
import { readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import pc from 'picocolors';
import { buildFolder } from '../local-site/writeSite';
import { suitePorts } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';
import { serveFolder } from '../serve/serveFolder';
import { requireOverrides } from './siteAt';
import { watchForPages } from './watchForPages';

/** Address of a page of a site, with or without `registry.json`. */
function pageAt(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UserError(`"${address}" is no address of a site, such as https://site.example.`);
  }
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/registry\.json$/, '');
}

/**
 * Builds and serves one remote, and prints the address at which a released site runs it by an override. Pages there reload
 * with each edit: React replaces components only in its development build, and a released shell has the other one.
 */
export async function runAgainst(remote: RemoteName, address: string): Promise<void> {
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort, [remote]));
  const page = pageAt(address);
  const origin = originOf(remote, basePort);
  const folder = buildFolder(remote, { devPort: basePort });
  const target = { ...targetNamed(remote), outputFolder: folder };
  await removeOldBuilds(target);
  const readers = [new URL(page).origin];
  const server = await serveFolder({ folder, port: portOf(remote, basePort), readers, isLive: true });
  const watcher = watchForPages({
    tell: server.tellPages,
    compose: async () => true,
    mode: 'override',
  });
  // The bundler starts meanwhile.
  await Promise.all([requireOverrides(page, origin), watcher.add(target)]);
  await watcher.composed;
  console.log(`\n${pc.green(`mfe-${remote} is ready at ${page}?mf=${remote}@${origin}/`)} ${pc.dim('(live reload)')}`);
  console.log(pc.dim('A public site asks for access to this machine, once per browser.'));
  await untilStopped([]);
}
