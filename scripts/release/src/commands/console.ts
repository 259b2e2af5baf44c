import { findFreePorts } from '@tessera/platform/project/ports';
import { untilStopped } from '@tessera/tooling/processes';
import { serveConsole } from '../console/server';
import { type ReleaseContext, readSite } from '../context';

const usualPort = 3200;

/** `console`: shows what is known of a site on a page of this machine, until Ctrl-C. It changes nothing. */
export async function showConsole(context: ReleaseContext): Promise<void> {
  const { where } = await readSite(context);
  const port = await findFreePorts(1, usualPort);
  await serveConsole(context, port);
  context.print(`The console of ${where} is at http://localhost:${port}/. Ctrl-C stops it.`);
  await untilStopped([]);
}
