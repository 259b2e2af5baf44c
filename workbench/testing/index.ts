import path from 'node:path';
import { remoteNames } from '@tessera/platform/project';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { test as base, type Suite, startSuite } from '@tessera/tooling/browser';
import { buildFolder } from '@tessera/tooling/local-site';
import { serveFolder } from '@tessera/tooling/serve';
import { writeWorkbench } from '../serve/composeWorkbench';

/** A suite with the pages of the workbench. */
export interface WorkbenchSuite extends Suite {
  /** Origin of the page that shows a remote alone. */
  workbench(remote: string): string;
  /** Origin of the composed site in the workbench, which shows the states of the shell; started when it is first asked for. */
  shellStates(): Promise<string>;
}

/**
 * Starts an isolated suite from the existing builds, with the pages of the workbench.
 *
 * @param parallelIndex number of the worker among those that run at the same time
 */
export async function startWorkbenchSuite(parallelIndex: number): Promise<WorkbenchSuite> {
  const suite = await startSuite(parallelIndex);
  const portOf = (index: number) => suite.morePorts[index] as number;
  const servers: { close(): Promise<void> }[] = [];
  for (const [index, remote] of remoteNames.entries()) {
    const singlePage = path.join(await writeWorkbench(remote, suite.basePort), 'index.html');
    const folder = buildFolder('workbench', 'production');
    servers.push(await serveFolder({ folder, port: portOf(index), singlePage }));
  }
  const shellPort = portOf(remoteNames.length);
  const startShellStates = async () => {
    // It compiles a script, for which most tests need not load the bundler.
    const { serveShellStates } = await import('../serve/serveShellStates');
    servers.push(await serveShellStates(shellPort, suite.basePort));
    return `http://localhost:${shellPort}`;
  };
  let shellStates: Promise<string> | undefined;
  return {
    ...suite,
    workbench: (remote) => `http://localhost:${portOf(remoteNames.indexOf(remote as RemoteName))}`,
    shellStates: () => {
      shellStates ??= startShellStates();
      return shellStates;
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await suite.close();
    },
  };
}

/** Playwright's `test` of `@tessera/tooling/browser`, whose suite has the pages of the workbench. */
export const test = base.extend<object, { suite: WorkbenchSuite }>({
  suite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { parallelIndex }) => {
      const suite = await startWorkbenchSuite(parallelIndex);
      await use(suite);
      await suite.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
