import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { originOf, projectRoot } from '@tessera/platform/project';
import { type BuiltSite, rebuild, releaseBuiltSite } from '@tessera/release/testing';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { type Service, sandboxService, startService } from '@tessera/tooling/processes';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { type NginxServer, readableFolder, startNginx } from '../src/nginx/nginxServer';

type Rebuilt = Parameters<typeof rebuild>[1];

/**
 * The site as it is deployed: released by the release commands into a folder, served by nginx with the project's
 * configuration, with a provider sandbox.
 */
export class DeployedSite {
  private constructor(
    readonly folder: string,
    readonly built: BuiltSite,
    readonly sandbox: string,
    readonly site: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<DeployedSite> {
    const folder = readableFolder();
    const dataFolder = await copyStartedData();
    const nginx: NginxServer = await startNginx(folder, {}, 24_000 + (process.pid % 400) * 10);
    const origin = originOf('shell', nginx.port);
    const [built, sandbox]: [BuiltSite, Service] = await Promise.all([
      releaseBuiltSite(folder, origin),
      startService(sandboxService({ basePort: nginx.port, dataFolder })),
    ]);
    return new DeployedSite(folder, built, originOf('sandbox', nginx.port), origin, async () => {
      await nginx.stop();
      await sandbox.stop();
      await built.remove();
      for (const gone of [dataFolder, path.dirname(folder)]) await rm(gone, { recursive: true, force: true });
    });
  }

  /** Publishes another build of a remote; returns the release's id. */
  async publish(remote: RemoteName, changes: Rebuilt): Promise<string> {
    const build = await rebuild(targetNamed(remote).outputFolder, changes);
    try {
      return await this.built.publish(remote, build);
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  }

  /** Runs `npm run release` as a separate process, as a team does; returns its exit code and output. */
  async releaseAs(
    team: string,
    ...args: readonly string[]
  ): Promise<{ readonly code: number; readonly output: string }> {
    const child = spawn('npm', ['run', 'release', '--', ...args], {
      cwd: projectRoot,
      env: {
        ...process.env,
        TESSERA_SITE: this.folder,
        TESSERA_KEYS: this.built.keysFolder,
        TESSERA_ACTOR: team,
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? -1)));
    return { code, output };
  }
}
