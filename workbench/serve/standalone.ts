import path from 'node:path';
import { buildAll, removeOldBuilds } from '@tessera/platform/build';
import { siteTargets, targetNamed } from '@tessera/platform/build/targets';
import { isOwnRepository, originOf, ownRemote, portOf, remoteNames, UserError } from '@tessera/platform/project';
import { Argument, commandLine, type Runnable, runnable } from '@tessera/platform/project/commandLine';
import { defaultPort, readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { reloadStream, watchForPages } from '@tessera/tooling/live';
import { buildFolder } from '@tessera/tooling/local-site';
import { ownDataFolder, runServices, sandboxService, suitePorts, untilStopped } from '@tessera/tooling/processes';
import { serveFolder } from '@tessera/tooling/serve';
import pc from 'picocolors';
import { readStates, workbenchFolder, writeWorkbench } from './composeWorkbench';
import type { FindReleased } from './released/releasedRemote';
import { showReleased } from './released/showReleased';
import { serveShellStates } from './serveShellStates';

export type { FindReleased, ReleasedRemote, ReleaseQuestion } from './released/releasedRemote';

/** Ports apart from those of `npm start` and `npm run dev`, beside which it runs. */
const standalonePort = defaultPort + 100;
const dataFolderAt = (basePort: number) => ownDataFolder('standalone', basePort);

interface TypedOptions {
  readonly site?: string;
  readonly release?: string;
  readonly against?: string;
}

const choices = isOwnRepository ? remoteNames : ['shell', ...remoteNames];

/**
 * `npm run standalone -- APP`: one remote alone in the workbench page, or the composed site in states, against the provider sandbox.
 *
 * @param findReleased reads sites for `--site`
 */
export const standaloneCommand = (findReleased: FindReleased): Runnable =>
  runnable(
    commandLine('npm run standalone --')
      .description(
        'Shows one remote alone, with an address for every state and live reload, or the composed site in its states.',
      )
      .addArgument(new Argument(ownRemote ? '[app]' : '<app>', 'to show').choices(choices).default(ownRemote))
      .option('--site <site>', 'shows a published release of a site instead: a folder, an address, or s3://')
      .option('--release <release>', 'version or id of that release, by default the newest')
      .option('--against <release>', 'a second release, to compare with')
      .action((app: 'shell' | RemoteName, { site, release, against }: TypedOptions) => {
        if (app === 'shell') {
          if (site === undefined) return showShell();
          throw new UserError('--site shows a release of a remote; npm run release -- serve shows a whole site.');
        }
        if (site !== undefined) {
          const versions = against === undefined ? [release] : [release, against];
          const basePort = readBasePort(process.env, standalonePort);
          return showReleased(findReleased, {
            remote: app,
            site,
            versions,
            basePort,
            dataFolder: dataFolderAt(basePort),
          });
        }
        if (release === undefined && against === undefined) return showAlone(app);
        throw new UserError('--release and --against name releases of a site: name the site with --site.');
      }),
  );

async function showAlone(remote: RemoteName): Promise<void> {
  const basePort = readBasePort(process.env, standalonePort);
  await requireFreePorts(suitePorts(basePort, ['shell', remote, 'sandbox']));
  const origin = originOf('shell', basePort);
  const sandbox = startSandbox(basePort);
  await (isOwnRepository ? serveBuilt : serveWatched)(remote, basePort);
  const services = await sandbox;
  for (const { module, id } of await readStates(remote)) console.log(`  ${origin}/${module}/${id}`);
  console.log(`\n${pc.green(`mfe-${remote} is ready alone at ${origin}`)}`);
  await untilStopped(services);
}

/** Starts the sandbox, and opens and closes one for a tab: the first makes the data of all, which takes seconds. */
async function startSandbox(basePort: number) {
  const services = await runServices([sandboxService({ basePort, dataFolder: dataFolderAt(basePort) })]);
  const client = sandboxClient(originOf('sandbox', basePort));
  await client.closeTab(await client.openTab());
  return services;
}

/** The composed site of production builds, with an address for every state of the shell. */
async function showShell(): Promise<void> {
  const basePort = readBasePort(process.env, standalonePort);
  await requireFreePorts(suitePorts(basePort));
  const origin = originOf('shell', basePort);
  await buildAll([...siteTargets, targetNamed('workbench')]);
  const services = await startSandbox(basePort);
  for (const name of remoteNames) {
    await serveFolder({ folder: targetNamed(name).outputFolder, port: portOf(name, basePort), readers: [origin] });
  }
  await serveShellStates(basePort, basePort);
  for (const { id } of await readStates('shell')) console.log(`  ${origin}/Shell/${id}`);
  console.log(`\n${pc.green(`The states of the composed site are at ${origin}/Shell`)}`);
  await untilStopped(services);
}

/** Serves builds for production: the packed tooling has no sources of the workbench to watch. */
async function serveBuilt(remote: RemoteName, basePort: number): Promise<void> {
  await buildAll([targetNamed(remote)]);
  const singlePage = path.join(await writeWorkbench(remote, basePort), 'index.html');
  const origin = originOf('shell', basePort);
  await serveFolder({ folder: targetNamed('workbench').outputFolder, port: basePort, singlePage, origin });
  await serveFolder({ folder: targetNamed(remote).outputFolder, port: portOf(remote, basePort), readers: [origin] });
}

/** Builds for development, and shows every edit. */
async function serveWatched(remote: RemoteName, basePort: number): Promise<void> {
  const place = { devPort: basePort };
  const folderOf = (name: 'workbench' | RemoteName) => buildFolder(name, place);
  const origin = originOf('shell', basePort);
  const singlePage = path.join(workbenchFolder(basePort, remote), 'index.html');
  const servers = [
    await serveFolder({ folder: folderOf('workbench'), port: basePort, singlePage, origin, isLive: true }),
    await serveFolder({ folder: folderOf(remote), port: portOf(remote, basePort), readers: [origin], isLive: true }),
  ];
  const builds = new Set<string>();
  const watcher = watchForPages({
    tell(message) {
      for (const server of servers) server.tellPages(message);
    },
    async compose(watched) {
      for (const { target, release } of watched) if (release !== undefined) builds.add(target.name);
      if (builds.size < 2) return false;
      await writeWorkbench(remote, basePort, place, reloadStream);
      return true;
    },
    isPrerendered: false,
  });
  for (const name of ['workbench', remote] as const) {
    const target = { ...targetNamed(name), outputFolder: folderOf(name) };
    await removeOldBuilds(target);
    await watcher.add(target);
  }
  await watcher.composed;
}
