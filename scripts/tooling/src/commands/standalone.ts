import { originOf, UserError } from '@tessera/project';
import { readBasePort, requireFreePorts } from '@tessera/project/ports';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import pc from 'picocolors';
import { buildAll } from '../build/buildAll';
import { simulatorTarget, targetNamed } from '../build/targets';
import { readStates, writeSimulator } from '../local-site/composeSimulator';
import { runServices } from '../processes/keepRunning';
import { remoteService, sandboxService, simulatorService, suitePorts } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';

const isRemoteName = (name: string | undefined): name is RemoteName =>
  (remoteNames as readonly (string | undefined)[]).includes(name);

/** The remote that `npm run standalone` was asked for; throws when there is none of that name. */
export function readRemote([name]: readonly string[]): RemoteName {
  if (isRemoteName(name)) return name;
  throw new UserError(`Name the remote to show alone: npm run standalone -- ${remoteNames.join(' | ')}`);
}

/** `npm run standalone -- REMOTE`: one remote alone in the simulator page, against the provider sandbox. */
export async function standalone(args: readonly string[]): Promise<void> {
  const remote = readRemote(args);
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort, ['shell', remote, 'sandbox']));
  await buildAll([simulatorTarget, targetNamed(remote)]);
  const page = await writeSimulator(remote, basePort);
  const services = await runServices([
    simulatorService(page, { basePort }),
    remoteService(remote, { basePort }),
    sandboxService({ basePort }),
  ]);
  const origin = originOf('shell', basePort);
  for (const { module, id, search = '' } of await readStates(remote))
    console.log(`  ${origin}/${module}/${id}${search}`);
  console.log(`\n${pc.green(`mfe-${remote} is ready alone at ${origin}`)}`);
  await untilStopped(services);
}
