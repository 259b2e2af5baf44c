import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { compressFolder } from '@tessera/platform/build';
import { hashInputs } from '@tessera/platform/build/inputs';
import { siteTargets } from '@tessera/platform/build/targets';
import { appNamed, projectRoot, UserError } from '@tessera/platform/project';

/** Files of one chunk group, without those that the bundler loads later. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A finished build: its files by name of their chunk group. */
export interface Bundle {
  readonly buildId: string;
  readonly groups: Readonly<Record<string, ChunkFiles>>;
}

/** Folder of builds that are only for measuring. */
export const benchFolder = (...parts: readonly string[]): string => path.join(projectRoot, '.cache/bench', ...parts);

/** Copies the static files of the shell's build: icon and fonts. */
const copyPublic = (outputFolder: string) =>
  cp(path.join(appNamed('shell').folder, 'public'), outputFolder, { recursive: true });

/** Hash of the sources of every app and of the code that builds variants. */
export const hashSources = (name: string): Promise<string> =>
  hashInputs([...siteTargets.map(({ folder }) => folder), path.join(projectRoot, 'scripts/bench/src/variants')], name);

/** Builds for production and compresses, unless the same was built before. With `isHost`, adds icon and fonts. */
export async function bundle(
  name: string,
  buildId: string,
  isHost: boolean,
  config: () => Configuration | Promise<Configuration>,
): Promise<Bundle> {
  const outputFolder = benchFolder(name);
  const file = `${outputFolder}.json`;
  if (existsSync(file)) {
    const existing = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
    if (existing.buildId === buildId) return existing;
  }
  const compiler = rspack(await config());
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) {
    throw new UserError(`Building ${name} to measure it failed:\n${stats.toString({ preset: 'errors-only' })}`);
  }
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: 1000 });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const filesOf = (group: string, ending: string) =>
    (namedChunkGroups[group]?.assets ?? []).map((asset) => asset.name).filter((asset) => asset.endsWith(ending));
  const groups = Object.fromEntries(
    Object.keys(namedChunkGroups).map((group) => [
      group,
      { scripts: filesOf(group, '.js'), styles: filesOf(group, '.css') },
    ]),
  );
  if (isHost) await copyPublic(outputFolder);
  await compressFolder(outputFolder);
  const built: Bundle = { buildId, groups };
  await writeFile(file, JSON.stringify(built));
  return built;
}
