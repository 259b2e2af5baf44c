import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installedPackages, packageFolder, portCount, UserError } from '@tessera/platform/project';
import { commandLine, runnable } from '@tessera/platform/project/commandLine';
import { exposedNames, type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { fill, writeTemplate } from './template';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly version: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly overrides?: object;
}

const manifestAt = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** What to install a package from: the packed file that this command runs from, or a version of the registry. */
function sourceOf(name: keyof typeof installedPackages): string {
  const installer = path.resolve(packageFolder('platform'), '../../..');
  const { dependencies = {} } = manifestAt(installer);
  const file = dependencies[`@tessera/${name}`]?.split('file:')[1];
  return file === undefined ? manifestAt(packageFolder(name)).version : `file:${path.resolve(installer, file)}`;
}

/** Packages of what ships; the others only build and test it. */
const shipped: readonly string[] = ['shared-contracts', 'platform'];

/** The manifest of a remote's own repository, with the other packages of the one that is in its folder. */
function manifestOf(remote: RemoteName, own: Partial<Manifest>): object {
  const names = Object.keys(installedPackages) as (keyof typeof installedPackages)[];
  const versions = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(names.filter(isWanted).map((name) => [`@tessera/${name}`, sourceOf(name)]));
  const { peerDependencies = {} } = manifestAt(packageFolder('shared-contracts'));
  const library = '@testing-library/react';
  return {
    name: `mfe-${remote}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    ...own,
    scripts: {
      build: 'tessera build',
      test: 'jest -c node_modules/@tessera/tooling/config/jest.config.mjs',
      standalone: 'tessera standalone',
      release: 'tessera release',
    },
    dependencies: { ...own.dependencies, ...versions((name) => shipped.includes(name)) },
    devDependencies: {
      [library]: manifestAt(packageFolder('tooling')).dependencies?.[library],
      ...own.devDependencies,
      ...versions((name) => !shipped.includes(name)),
    },
    peerDependencies: Object.fromEntries(
      Object.entries(peerDependencies).map(([name, version]) => [name, `^${version}`]),
    ),
    overrides: manifestAt(packageFolder('cli')).overrides,
  };
}

/** Sources of a remote with one page; its contract must be the one that `npm run new:remote` writes. */
async function writeSources(remote: RemoteName, folder: string): Promise<void> {
  const page = fill('__Pascal__Page', remote);
  const modules: readonly string[] = exposedNames(remote);
  if (modules.join() !== page) {
    throw new UserError(`${remote} has ${modules.join(', ')}. Copy its sources to ${folder}/src first.`);
  }
  await writeTemplate('remote/src', remote, path.join(folder, 'src'));
  await writeTemplate('feature', remote, path.join(folder, 'src/features', remote));
}

/** `tessera new FOLDER [--remote NAME]`: a repository of a remote's own, around its sources or a first page. */
export const newRepository = runnable(
  commandLine('tessera new')
    .description("Makes a remote's own repository; sources that are there already are kept.")
    .argument('<folder>', 'of the repository')
    .option('--remote <name>', 'a remote of the packed contracts, by default named like the folder')
    .action(makeRepository),
);

async function makeRepository(typed: string, options: { readonly remote?: string }): Promise<void> {
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);
  const name = options.remote ?? path.basename(folder);
  const remote = remoteNames.find((known) => known === name);
  if (remote === undefined) {
    throw new UserError(
      `The packed contracts have no remote ${name}: ${remoteNames.join(', ')}. Add its contract in the project, and pack again.`,
    );
  }
  const place = (file: string) => path.join(folder, file);
  const readOwn = async (file: string): Promise<object> =>
    existsSync(place(file)) ? JSON.parse(await readFile(place(file), 'utf8')) : {};
  const limit = (bytes: number, reason: string) => ({ bytes, reason });
  const budget = {
    entry: limit(4300, 'The bundler’s own container.'),
    modules: { [fill('__Pascal__Page', remote)]: limit(1500, 'A title and a line, of parts that the host shares.') },
  };
  const files: Readonly<Record<string, object>> = {
    'package.json': manifestOf(remote, await readOwn('package.json')),
    'remote.json': { portOffset: portCount, ...(await readOwn('remote.json')), name: remote },
    'tsconfig.json': { extends: '@tessera/tooling/config/tsconfig.base.json', include: ['src', '*.ts'] },
    'budget.json': { ...budget, ...(await readOwn('budget.json')) },
  };
  if (!existsSync(place('src'))) await writeSources(remote, folder);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await writeFile(place(file), `${JSON.stringify(content, null, 2)}\n`);
  }
  const config = [
    "import { type BuildOptions, remoteConfig } from '@tessera/platform/build/rspack';",
    `export default (options: BuildOptions) => remoteConfig('${remote}', options);`,
  ];
  await writeFile(place('rspack.config.ts'), `${config.join('\n\n')}\n`);
  console.log(`Made ${folder}. Now: cd ${folder} && npm install && npm run standalone`);
}
