import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apps, portCount, projectRoot, UserError } from '@tessera/platform/project';
import { commandLine, nameLike, runnable } from '@tessera/platform/project/commandLine';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { type Edit, pageEdits, remoteEdits } from './edits';
import { fill, writeTemplate } from './template';

/** Size limits of a new remote's page, in bytes of brotli. */
const pageLimit = { bytes: 1500, reason: 'A title and a line, of parts that the host shares.' };

async function edited([file, edits]: readonly [string, readonly Edit[]]): Promise<readonly [string, string]> {
  const place = path.join(projectRoot, file);
  return [place, edits.reduce((text, change) => change(text), await readFile(place, 'utf8'))];
}

type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

/** Those of a remote's packages for building and testing that every remote has. */
async function readCommonTools({ devDependencies }: Manifest): Promise<Manifest['devDependencies']> {
  const manifests = await Promise.all(
    remoteNames.map(async (name): Promise<Manifest> => {
      return JSON.parse(await readFile(path.join(projectRoot, `mfe-${name}`, 'package.json'), 'utf8'));
    }),
  );
  const isCommon = (name: string) => manifests.every((manifest) => name in manifest.devDependencies);
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => isCommon(name)));
}

/** Copied from the last remote, since all remotes have it in common: versions of packages, and the size of the container. */
async function copyFromLast(last: string, name: string, folder: string): Promise<void> {
  const lastFolder = path.join(projectRoot, `mfe-${last}`);
  const read = async (file: string) => JSON.parse(await readFile(path.join(lastFolder, file), 'utf8'));
  const write = (file: string, content: object) =>
    writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const manifest = await read('package.json');
  const contracts = '@tessera/shared-contracts';
  const named = JSON.parse(JSON.stringify(manifest).replaceAll(new RegExp(`\\b${last}\\b`, 'g'), name));
  await write('package.json', {
    ...named,
    dependencies: { [contracts]: manifest.dependencies[contracts] },
    devDependencies: await readCommonTools(manifest),
  });
  await write('budget.json', {
    entry: (await read('budget.json')).entry,
    modules: { [fill('__Pascal__Page', name)]: pageLimit },
  });
  await cp(path.join(lastFolder, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  const config = await readFile(path.join(lastFolder, 'rspack.config.ts'), 'utf8');
  await writeFile(path.join(folder, 'rspack.config.ts'), config.replace(`'${last}'`, `'${name}'`));
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new UserError(`${command} ${args.join(' ')} failed; see above.`);
}

/** `npm run new:remote NAME [-- --page]`: creates a remote with one page and adds it to every list of remotes. */
export const newRemote = runnable(
  commandLine('npm run new:remote --')
    .description('Makes a remote with one page, in every list that has a row for each remote.')
    .argument('<name>', 'in small letters and digits, such as trophies', nameLike(/^[a-z][a-z0-9]*$/))
    .option('--page', 'adds the page to the site, at /NAME')
    .action(makeRemote),
);

async function makeRemote(name: string, { page: hasPage = false }: { readonly page?: boolean }): Promise<void> {
  if (['simulator', ...apps.map((app) => app.name)].includes(name)) {
    throw new UserError(`There is an app named ${name}. Choose another name.`);
  }
  const last = remoteNames.at(-1) ?? '';
  const folder = path.join(projectRoot, `mfe-${name}`);
  if (existsSync(folder)) throw new UserError(`mfe-${name} is there already.`);
  const edits = { ...remoteEdits(name, { last, portOffset: portCount }), ...(hasPage && pageEdits(name)) };
  // Computes all edits before it writes any: one that fails leaves the project unchanged.
  const texts = await Promise.all(Object.entries(edits).map(edited));

  await writeTemplate('remote', name, folder);
  await writeTemplate('feature', name, path.join(folder, 'src/features', name));
  await copyFromLast(last, name, folder);
  for (const [place, text] of texts) await writeFile(place, text);
  run('npx', 'biome', 'format', '--write', folder, ...texts.map(([place]) => place));
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
  if (hasPage) run('npm', 'run', 'families', '-w', '@tessera/docker-checks');
  console.log(`\nMade mfe-${name}. It runs alone with: npm run standalone -- ${name}`);
}
