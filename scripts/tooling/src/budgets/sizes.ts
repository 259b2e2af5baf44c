import { stat } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import type { PageFamily } from '@tessera/platform/compose/families';
import type { Release } from '@tessera/platform/compose/release';

/** Size of a build's files as players receive them: compressed with brotli at build time. */
export async function transferBytes(app: string, files: readonly string[]): Promise<number> {
  const folder = targetNamed(app).outputFolder;
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => (await stat(path.join(folder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Scripts that a family's page loads first, by app; `modules` are the modules of its {@link PageFamily}. */
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
