import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { workbenchTarget } from '@tessera/platform/build/targets';
import { installedPackages, projectRoot } from '@tessera/platform/project';
import { Argument, commandLine, runnable } from '@tessera/platform/project/commandLine';
import { compilePackage } from './compilePackage';
import { declarePackages } from './declarePackages';
import { isCompiled, packedFiles } from './packedFiles';
import { type PackageManifest, packedManifest } from './packedManifest';

const packedFolders = Object.values(installedPackages);
/** Pages contain these: bundlers compile their sources, so that a build is the same wherever it is made. */
const inPages: readonly string[] = ['shared-contracts', 'platform'];

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8')) as PackageManifest;

const packedNames = new Set(packedFolders.map((folder) => readManifest(folder).name));

/** TypeScript files that importers of a package reach, absolute. */
function exportedFiles(folder: string): readonly string[] {
  const files = packedFiles(path.join(projectRoot, folder)).filter(isCompiled);
  const exported = Object.values(readManifest(folder).exports ?? {}).map((pattern) => pattern.slice(2).split('*'));
  return files
    .filter((file) =>
      exported.some(([start = '', end]) =>
        end === undefined ? file === start : file.startsWith(start) && file.endsWith(end),
      ),
    )
    .map((file) => path.join(projectRoot, folder, file));
}

/** Lays out a package as it is packed: each file where it was, compiled, with its declarations. */
async function stagePackage(folder: string, declarations: string, staging: string): Promise<void> {
  const from = path.join(projectRoot, folder);
  const hasSource = inPages.includes(folder);
  const files = packedFiles(from);
  const copy = (file: string, to: string) => cp(path.join(from, file), path.join(staging, to, file));
  for (const file of files) {
    if (hasSource) await copy(file, 'source');
    const declaration = file.replace(/\.tsx?$/, '.d.ts');
    if (!isCompiled(file)) await copy(file, '');
    else if (existsSync(path.join(declarations, folder, declaration))) {
      await cp(path.join(declarations, folder, declaration), path.join(staging, declaration));
    }
  }
  await compilePackage(from, files.filter(isCompiled), staging);
  const { devDependencies, overrides } = readManifest('.');
  const { tsx, typescript } = devDependencies;
  const isPacked = (name: string) => packedNames.has(name);
  const own = { ...readManifest(folder), ...(overrides && { overrides }) };
  const manifest = packedManifest(own, hasSource, isPacked, { tsx, typescript });
  await writeFile(path.join(staging, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** `npm run pack -- FOLDER`: the packages that a remote's own repository installs, as npm packs them. */
export const pack = runnable(
  commandLine('npm run pack --')
    .description(
      "Packs what a remote's own repository installs: contracts, platform, tooling, workbench, release, sandbox.",
    )
    .addArgument(new Argument('<folder>', 'for the packed files'))
    .action(packInto),
);

async function packInto(typed: string): Promise<void> {
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);
  await buildAll([workbenchTarget]);
  const staging = await mkdtemp(path.join(os.tmpdir(), 'tessera-pack-'));
  try {
    await mkdir(folder, { recursive: true });
    await declarePackages(packedFolders.flatMap(exportedFiles), async (declarations) => {
      for (const own of packedFolders) await stagePackage(own, declarations, path.join(staging, own));
    });
    await cp(workbenchTarget.outputFolder, path.join(staging, 'workbench/dist'), { recursive: true });
    const places = packedFolders.map((own) => path.join(staging, own));
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...places], { stdio: 'inherit' });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
