import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { targetNamed } from '@tessera/platform/build/targets';
import { type ComposedRelease, registerRelease } from '@tessera/platform/compose';
import { readRelease } from '@tessera/platform/compose/release';
import { projectRoot } from '@tessera/platform/project';
import { copyProject } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { serveFolder } from '../src/serve/serveFolder';

/** A release of a remote built from other sources, on its own origin. */
export interface BuiltElsewhere {
  readonly release: ComposedRelease;
  close(): Promise<void>;
}

/**
 * Builds a remote in a separate checkout, as a team does, and serves it.
 *
 * @param reader origin of the pages that show it
 * @param edit changes the sources in the checkout's folder, which it is given
 */
export async function buildElsewhere(
  remote: RemoteName,
  reader: string,
  edit: (checkout: string) => Promise<void>,
): Promise<BuiltElsewhere> {
  const copy = await copyProject();
  try {
    await edit(copy.folder);
    await promisify(execFile)(process.execPath, ['scripts/tessera.mjs', 'build', remote], { cwd: copy.folder });
    const folder = path.join(copy.folder, path.relative(projectRoot, targetNamed(remote).outputFolder));
    const release = readRelease(folder);
    if (release === undefined) throw new Error(`${remote} was not built in ${folder}.`);
    const port = await findFreePorts(1, 40_000 + (process.pid % 1_000) * 10);
    const server = await serveFolder({ folder, port, readers: [reader] });
    return {
      release: registerRelease(release, `http://127.0.0.1:${port}/`),
      close: async () => {
        await server.close();
        await copy.remove();
      },
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
