import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { projectRoot, UserError } from '../project';

/**
 * Compiles code that runs once during a build, into a folder that is removed when the work is done.
 *
 * @param purpose names the step in error messages
 */
export async function compileOnce<Result>(
  purpose: string,
  configurationsOf: (outputFolder: string) => Promise<Configuration[]>,
  work: (outputFolder: string) => Promise<Result>,
): Promise<Result> {
  const cache = path.join(projectRoot, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'prerenderer-'));
  try {
    const compiler = rspack(await configurationsOf(folder));
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors()) {
          reject(new UserError(`${purpose} failed:\n${stats.toString({ preset: 'errors-only' })}`));
        } else compiler.close(() => resolve());
      });
    });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
