import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core';
import { prerendererFile } from '../compose/contents';
import { prerenderedFile } from '../compose/prerenderedModules';
import type { Release } from '../compose/release';
import { shellPageFile } from '../compose/shellPage';
import { UserError } from '../project';
import { writeAtomically } from '../project/files';
import { withBuildLock } from './buildLock';
import type { BuildOptions } from './bundler/rspack';
import { containerName } from './bundler/rspack.remote';
import { compressFolder } from './compress';
import { readPages } from './declaredPages';
import { describeRelease, findBuilt, writeReleaseFile } from './describeRelease';
import { hashInputs } from './inputs';
import { prerenderRemote } from './prerenderRemote';
import { prerenderShell } from './prerenderShell';
import { type BuildTarget, targetNamed } from './targets';

/** Result of a build. */
export interface BuildResult {
  readonly release: Release;
  readonly isReused: boolean;
  readonly durationMs: number;
}

type Mode = BuildOptions['mode'];

/** Loads the bundler's configuration of a target from its folder. */
export async function loadConfig(target: BuildTarget, mode: Mode, buildId: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(target.configFile).href)) as {
    default: (options: BuildOptions) => Configuration;
  };
  return module.default({ folder: target.folder, outputFolder: target.outputFolder, mode, buildId });
}

async function prerender(target: BuildTarget, options: BuildOptions): Promise<void> {
  if (target.name === 'shell') await prerenderShell(options);
  if (target.isRemote) await prerenderRemote(target.name, options);
}

/** Development: id of the sources that a folder's prerendered files were made from. */
const prerenderedFromFile = 'prerendered-from.txt';

/** The id of the sources that a folder's prerendered files were made from. */
const readPrerenderedFrom = ({ outputFolder }: BuildTarget): Promise<string> =>
  readFile(path.join(outputFolder, prerenderedFromFile), 'utf8').catch(() => '');

/** Prerendering takes longer than a development build, so its files are kept while an app's sources are the same. */
async function prerenderIfChanged(target: BuildTarget, options: BuildOptions): Promise<void> {
  const file = path.join(target.outputFolder, prerenderedFromFile);
  const id = await buildIdOf(target);
  if ((await readPrerenderedFrom(target)) === id) return;
  await rm(file, { force: true });
  await prerender(target, options);
  await writeAtomically(file, id);
}

/** Removes development builds of the last time, which no page can have open, except what they prerendered from the same sources. */
export async function removeOldBuilds(target: BuildTarget): Promise<void> {
  const names = await readdir(target.outputFolder).catch(() => []);
  const isCurrent = names.length > 0 && (await readPrerenderedFrom(target)) === (await buildIdOf(target));
  const kept = isCurrent ? [prerenderedFromFile, shellPageFile, prerenderedFile, prerendererFile] : [];
  for (const name of names) {
    if (!kept.includes(name)) await rm(path.join(target.outputFolder, name), { recursive: true, force: true });
  }
}

/** Copies the files that a host serves as they are; the workbench shows modules in the fonts of the shell. */
async function copyPublicFiles({ folder, outputFolder }: BuildTarget): Promise<void> {
  const own = path.join(folder, 'public');
  if (existsSync(own)) return cp(own, outputFolder, { recursive: true });
  const fonts = path.join(targetNamed('shell').folder, 'public/fonts');
  if (existsSync(fonts)) await cp(fonts, path.join(outputFolder, 'fonts'), { recursive: true });
}

/** Why a target could not be built; nothing if it was. */
export const mistakeIn = (target: BuildTarget, stats: Stats): string | undefined =>
  stats.hasErrors()
    ? `Building ${target.name} failed:\n${stats.toString({ preset: 'errors-only', colors: false })}`
    : undefined;

/** What a release's description is made from. The bundler's own statistics are gone once it builds again. */
export const readChunks = (stats: Stats): StatsCompilation =>
  stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: 1000 });

/** Turns a finished build into a release: prerenders and describes it. */
export async function finishBuild(
  target: BuildTarget,
  buildId: string,
  stats: StatsCompilation,
  { mode, isPrerendered = true }: { readonly mode: Mode; readonly isPrerendered?: boolean },
): Promise<Release> {
  if (!target.isRemote) await copyPublicFiles(target);
  // Always in production mode: the markup is the same and takes half the time.
  const options = { folder: target.folder, outputFolder: target.outputFolder, mode: 'production', buildId } as const;
  if (isPrerendered && mode === 'production') await prerender(target, options);
  if (isPrerendered && mode === 'development') await prerenderIfChanged(target, options);
  const release = describeRelease({
    app: target.name,
    folder: target.folder,
    outputFolder: target.outputFolder,
    buildId,
    stats,
    ...(target.isRemote && {
      container: containerName(target.name, buildId),
      pages: await readPages(target),
    }),
  });
  if (mode === 'production') await compressFolder(target.outputFolder);
  await writeReleaseFile(target.outputFolder, release);
  return release;
}

/** Id of the build of a target's current sources, whether built or not. */
export const buildIdOf = (target: BuildTarget, mode: Mode = 'production'): Promise<string> =>
  hashInputs([target.folder], `${target.name} ${mode}`);

async function buildAnew(target: BuildTarget, buildId: string, mode: Mode): Promise<Release> {
  if (mode === 'development') await removeOldBuilds(target);
  const compiler = rspack(await loadConfig(target, mode, buildId));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result)));
  });
  const mistake = mistakeIn(target, stats);
  if (mistake !== undefined) throw new UserError(mistake);
  const release = await finishBuild(target, buildId, readChunks(stats), { mode });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return release;
}

/**
 * Builds a target, unless its existing build has the same inputs. Waits for another process that builds
 * the same target. An existing build needs no lock, so that a read-only checkout, as in the images, can publish it.
 */
export async function buildTarget(target: BuildTarget, mode: Mode = 'production'): Promise<BuildResult> {
  const startedAt = performance.now();
  const result = (release: Release, isReused: boolean): BuildResult => ({
    release,
    isReused,
    durationMs: performance.now() - startedAt,
  });
  const findExisting = async () => {
    const buildId = await buildIdOf(target, mode);
    return { buildId, existing: findBuilt(target.outputFolder, buildId) };
  };
  const { existing } = await findExisting();
  if (existing !== undefined) return result(existing, true);
  return withBuildLock(target, async () => {
    const { buildId, existing: builtMeanwhile } = await findExisting();
    if (builtMeanwhile !== undefined) return result(builtMeanwhile, true);
    return result(await buildAnew(target, buildId, mode), false);
  });
}
