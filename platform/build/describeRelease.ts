import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import { prerendererFile } from '../compose/contents';
import { prerenderedFile } from '../compose/prerenderedModules';
import { type Release, readRelease, releaseFile } from '../compose/release';
import { projectRoot } from '../project';
import { syncFolder, writeAtomically } from '../project/files';
import type { DeclaredPages } from '../protocol';

/** Writes the release's description, once all files of the build are on the disk. */
export async function writeReleaseFile(folder: string, release: Release): Promise<void> {
  await syncFolder(folder);
  await writeAtomically(releaseFile(folder), `${JSON.stringify(release, null, 2)}\n`);
}

/** Something of the commit that is checked out, in a format of `git show`; undefined outside a checkout. */
function ofCommit(format: string): string | undefined {
  try {
    const show = ['show', '--no-patch', `--format=${format}`];
    return execFileSync('git', show, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** The commit that is checked out; `unknown` outside a checkout. */
export const currentCommit = (): string => ofCommit('%H') ?? 'unknown';

/** The commit that is checked out and its day; nothing outside a checkout. */
function provenance(): Partial<Pick<Release, 'commit' | 'committedOn'>> {
  const [commit, committedOn] = ofCommit('%H %cs')?.split(' ') ?? [];
  return commit === undefined ? {} : { commit, committedOn };
}

/** The release of a build that is in its folder already. Its sources may be of another commit by now. */
export function findBuilt(outputFolder: string, buildId: string): Release | undefined {
  const release = readRelease(outputFolder);
  return release?.buildId === buildId ? { ...release, ...provenance() } : undefined;
}

/** Hashes of a build's scripts and styles, prerendered markup and prerenderer, by file. */
export function hashFiles(outputFolder: string): Record<string, string> {
  const files = readdirSync(outputFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.hot-update)\.(js|css)$/.test(file) || file === prerenderedFile || file === prerendererFile,
  );
  const hash = (file: string) =>
    createHash('sha384')
      .update(readFileSync(path.join(outputFolder, file)))
      .digest('base64');
  return Object.fromEntries(files.sort().map((file) => [file, `sha384-${hash(file)}`]));
}

/** The version in an app's `package.json`. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

interface Described {
  readonly app: string;
  readonly folder: string;
  readonly buildId: string;
  readonly outputFolder: string;
  readonly stats: StatsCompilation;
  readonly container?: string;
  readonly pages?: DeclaredPages | undefined;
}

/** Describes a release: reads its files from the build's statistics. */
export function describeRelease(described: Described): Release {
  const { app, folder, outputFolder, buildId, stats, container, pages } = described;
  const groups = stats.namedChunkGroups ?? {};
  const filesOf = (name: string, ending: string) =>
    (groups[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith(ending) && !file.includes('.hot-update.'));
  const entryGroup = container ?? 'main';
  const [entry] = filesOf(entryGroup, '.js');
  if (entry === undefined) throw new Error(`The build of ${app} has no entry "${entryGroup}".`);
  const integrity = hashFiles(outputFolder);
  const exposed = container === undefined ? [] : Object.keys(groups).filter((name) => name !== entryGroup);
  return {
    app,
    version: versionOf(folder),
    buildId,
    commit: 'unknown',
    ...provenance(),
    contract: contractVersion,
    ...(container !== undefined && { container }),
    entry,
    styles: filesOf(entryGroup, '.css'),
    exposes: Object.fromEntries(
      exposed.map((name) => [name, { scripts: filesOf(name, '.js'), styles: filesOf(name, '.css') }]),
    ),
    ...(prerenderedFile in integrity && { prerendered: prerenderedFile }),
    ...(prerendererFile in integrity && { prerenderer: prerendererFile }),
    ...(pages !== undefined && { pages }),
    integrity,
  };
}
