import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { simulatorTarget, targetNamed } from '@tessera/platform/build/targets';
import { originOf, projectRoot } from '@tessera/platform/project';
import { Argument, commandLine, runnable } from '@tessera/platform/project/commandLine';
import { defaultPort, readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import pc from 'picocolors';
import { readStates, writeSimulator } from '../local-site/composeSimulator';
import { runServices } from '../processes/keepRunning';
import { remoteService, sandboxService, simulatorService, suitePorts } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';

/** Ports and data apart from those of `npm start` and `npm run dev`, beside which it runs. */
const standalonePort = defaultPort + 100;
const standaloneDataFolder = path.join(projectRoot, '.cache/standalone');

/** `npm run standalone -- REMOTE`: one remote alone in the simulator page, against the provider sandbox. */
export const standalone = runnable(
  commandLine('npm run standalone --')
    .description('Shows one remote alone, with an address for every state.')
    .addArgument(new Argument('<remote>', 'to show').choices(remoteNames))
    .action(showAlone),
);

async function showAlone(remote: RemoteName): Promise<void> {
  const basePort = readBasePort(process.env, standalonePort);
  await requireFreePorts(suitePorts(basePort, ['shell', remote, 'sandbox']));
  await buildAll([simulatorTarget, targetNamed(remote)]);
  const page = await writeSimulator(remote, basePort);
  const services = await runServices([
    simulatorService(page, { basePort }),
    remoteService(remote, { basePort }),
    sandboxService({ basePort, dataFolder: process.env.DATA_DIR ?? standaloneDataFolder }),
  ]);
  const origin = originOf('shell', basePort);
  for (const { module, id, search = '' } of await readStates(remote))
    console.log(`  ${origin}/${module}/${id}${search}`);
  console.log(`\n${pc.green(`mfe-${remote} is ready alone at ${origin}`)}`);
  await untilStopped(services);
}
