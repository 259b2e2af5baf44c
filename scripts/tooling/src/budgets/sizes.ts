import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rspack } from '@rspack/core';
import type { PageFamily } from '@tessera/compose/families';
import type { Release } from '@tessera/compose/release';
import { projectRoot } from '@tessera/project';
import { federationSwitches } from '../../config/rspack.host';
import { targetNamed } from '../build/targets';

/** Size of a build's files as players receive them: compressed with brotli at build time. */
export async function transferBytes(app: string, files: readonly string[]): Promise<number> {
  const folder = targetNamed(app).outputFolder;
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => (await stat(path.join(folder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Scripts that a family's page loads first, by app; `modules` are those of its {@link PageFamily}. */
export function firstScripts(
  releases: ReadonlyMap<string, Release>,
  modules: PageFamily['modules'],
): ReadonlyMap<string, readonly string[]> {
  const scripts = new Map<string, string[]>([['shell', [releases.get('shell')?.entry ?? '']]]);
  for (const module of modules) {
    const [app = '', name = ''] = module.split('/');
    const release = releases.get(app);
    if (release === undefined) continue;
    const own = scripts.get(app) ?? [release.entry];
    scripts.set(app, [...own, ...(release.exposes[name]?.scripts ?? [])]);
  }
  return scripts;
}

/** Total size of several apps' files. */
export async function totalBytes(scripts: ReadonlyMap<string, readonly string[]>): Promise<number> {
  const sums = await Promise.all([...scripts].map(([app, files]) => transferBytes(app, files)));
  return sums.reduce((sum, bytes) => sum + bytes, 0);
}

/** Size of the federation runtime in the shell's script, measured by building it alone with the shell's options. */
export async function federationRuntimeBytes(): Promise<number> {
  const folder = path.join(projectRoot, '.cache/federation-runtime');
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: targetNamed('shell').folder,
    entry:
      "data:text/javascript,import { createInstance } from '@module-federation/enhanced/runtime'; globalThis.used = createInstance;",
    output: { path: folder, filename: 'runtime.js' },
    plugins: [new rspack.DefinePlugin(federationSwitches)],
    stats: 'errors-only',
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else compiler.close(() => resolve());
    });
  });
  return (await promisify(brotliCompress)(await readFile(path.join(folder, 'runtime.js')))).length;
}
