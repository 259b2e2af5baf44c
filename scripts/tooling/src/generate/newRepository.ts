import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { installedPackages, packageFolder, portCount, UserError } from '@tessera/platform/project';
import { commandLine, runnable } from '@tessera/platform/project/commandLine';
import { moduleNames } from '@tessera/shared-contracts/pages';
import { pageLimit } from './newRemote';
import { fill, writeJson, writeTemplate } from './template';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly version?: string;
  readonly overrides?: object;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

const readJson = (file: string): object => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const manifestAt = (folder: string): Manifest => readJson(path.join(folder, 'package.json'));

const installed = Object.keys(installedPackages) as (keyof typeof installedPackages)[];
/** Packages of what ships; the others only build and test it. */
const isShipped = (name: string) => ['shared-contracts', 'platform'].includes(name);

/** Versions of packages: of the packed files that this command was installed from, or those of the registry. */
function versionsOf(isWanted: (name: string) => boolean): Versions {
  const installer = path.resolve(packageFolder('platform'), '../../..');
  const rows = installed.filter(isWanted).map((name) => {
    const file = manifestAt(installer).dependencies?.[`@tessera/${name}`]?.split('file:')[1];
    const version = file === undefined ? manifestAt(packageFolder(name)).version : path.resolve(installer, file);
    return [`@tessera/${name}`, file === undefined ? `${version}` : `file:${version}`];
  });
  return Object.fromEntries(rows);
}

/** The manifest of a remote's own repository, with what the one in its folder has beyond it. */
function manifestOf(remote: string, own: Manifest): object {
  const peers = Object.entries(manifestAt(packageFolder('shared-contracts')).peerDependencies ?? {});
  const library = '@testing-library/react';
  return {
    ...{ name: `mfe-${remote}`, version: '0.1.0', private: true, type: 'module' },
    ...own,
    scripts: {
      build: 'tessera build',
      test: 'jest -c node_modules/@tessera/tooling/config/jest.config.mjs',
      standalone: 'tessera standalone',
      release: 'tessera release',
    },
    dependencies: { ...own.dependencies, ...versionsOf(isShipped) },
    devDependencies: {
      [library]: manifestAt(packageFolder('tooling')).dependencies?.[library],
      ...own.devDependencies,
      ...versionsOf((name) => !isShipped(name)),
    },
    peerDependencies: Object.fromEntries(peers.map(([name, version]) => [name, `^${version}`])),
    overrides: manifestAt(packageFolder('cli')).overrides,
  };
}

/** `tessera new FOLDER`: the own repository of a remote, named like it, around its sources or a first page. */
export const newRepository = runnable(
  commandLine('tessera new')
    .description("Makes a remote's own repository; sources that are there already are kept.")
    .argument('<folder>', 'of the repository, named like the remote, such as trophies')
    .action(makeRepository),
);

async function makeRepository(typed: string): Promise<void> {
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);
  const remote = path.basename(folder);
  if (!/^[a-z][a-z0-9]*$/.test(remote) || ['shell', 'sandbox', 'workbench'].includes(remote)) {
    throw new UserError(`${remote} names no remote: small letters and digits, such as trophies, and no other app.`);
  }
  const place = (file: string) => path.join(folder, file);
  const page = fill('__Pascal__Page', remote);
  if (!existsSync(place('src'))) {
    // Of a remote of this project, which a first page alone would not be.
    const modules = moduleNames(remote).join(', ');
    if (modules !== '') throw new UserError(`${remote} exposes ${modules}. Copy its sources to ${place('src')} first.`);
    await writeTemplate('remote/src', remote, place('src'));
    await writeTemplate('feature', remote, place(`src/features/${remote}`));
  }
  await mkdir(folder, { recursive: true });
  const entry = { bytes: 4300, reason: 'The bundler’s own container.' };
  const files: Readonly<Record<string, object>> = {
    'package.json': manifestOf(remote, manifestAt(folder)),
    'remote.json': { portOffset: portCount, ...readJson(place('remote.json')), name: remote },
    'tsconfig.json': { extends: '@tessera/tooling/config/tsconfig.base.json', include: ['src', '*.ts'] },
    'budget.json': { entry, modules: { [page]: pageLimit }, ...readJson(place('budget.json')) },
  };
  for (const [file, content] of Object.entries(files)) {
    await writeJson(place(file), content);
  }
  await writeTemplate('config', remote, folder);
  console.log(`Made ${folder}. Now: cd ${folder} && npm install && npm run standalone`);
}
