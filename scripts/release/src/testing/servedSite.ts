import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { originOf, portCount, projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../../provider-sandbox/src/testing/sandboxProcess';
import { type BuiltSite, releaseBuiltSite } from './builtSite';

/** A site with this machine's builds, shown by `release serve`. */
export interface ServedSite extends BuiltSite {
  readonly origin: string;
  /** Stops the command, as Ctrl-C does; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Creates a site with every app's build, and serves it until `stop`. */
export async function serveBuiltSite(): Promise<ServedSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-served-'));
  const dataFolder = await copyStartedData();
  const origin = originOf('shell', await findFreePorts(portCount, 33_000));
  const site = await releaseBuiltSite(path.join(folder, 'site'), origin);
  const command = spawn(process.execPath, ['scripts/tessera.mjs', 'release', 'serve', '--site', site.folder], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
  await new Promise<void>((resolve) => command.stdout.on('data', (text) => /is shown at/.test(`${text}`) && resolve()));
  return {
    ...site,
    origin,
    async stop() {
      command.kill('SIGINT');
      const code = await ended;
      await site.remove();
      for (const gone of [folder, dataFolder]) await rm(gone, { recursive: true, force: true });
      return code;
    },
  };
}
