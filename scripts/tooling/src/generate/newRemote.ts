import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { apps, portCount, projectRoot, remoteNames, UserError } from '@tessera/platform/project';
import { commandLine, nameLike, runnable } from '@tessera/platform/project/commandLine';
import { fill, writeJson, writeTemplate } from './template';

/** Size limits of a new remote's page, in bytes of brotli. */
export const pageLimit = { bytes: 1500, reason: 'A title and a line, of parts that the host shares.' };

/** Versions of the packages that the templates import. */
const ofTemplates = (versions: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(versions).filter(([name]) => name.startsWith('@tessera/') || name === '@testing-library/react'),
  );

/** Copies from the last remote what all remotes have in common: versions of packages, and the budget of the container. */
async function copyFromLast(last: string, name: string, folder: string): Promise<void> {
  const lastFolder = path.join(projectRoot, `mfe-${last}`);
  const read = async (file: string) => JSON.parse(await readFile(path.join(lastFolder, file), 'utf8'));
  const manifest = await read('package.json');
  const named = JSON.parse(JSON.stringify(manifest).replaceAll(new RegExp(`\\b${last}\\b`, 'g'), name));
  await writeJson(path.join(folder, 'package.json'), {
    ...named,
    dependencies: ofTemplates(manifest.dependencies),
    devDependencies: ofTemplates(manifest.devDependencies),
  });
  const { entry } = await read('budget.json');
  await writeJson(path.join(folder, 'budget.json'), { entry, modules: { [fill('__Pascal__Page', name)]: pageLimit } });
  await writeJson(path.join(folder, 'remote.json'), { portOffset: portCount });
  await cp(path.join(lastFolder, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
}

function run(...command: readonly [string, ...string[]]): void {
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new UserError(`${command.join(' ')} failed; see above.`);
}

/** `npm run new:remote NAME`: creates a remote with one page, which it declares itself. */
export const newRemote = runnable(
  commandLine('npm run new:remote --')
    .description('Makes a remote with one page, at /NAME.')
    .argument('<name>', 'in small letters and digits, such as trophies', nameLike(/^[a-z][a-z0-9]*$/))
    .action(makeRemote),
);

async function makeRemote(name: string): Promise<void> {
  if (['workbench', ...apps.map((app) => app.name)].includes(name)) {
    throw new UserError(`There is an app named ${name}. Choose another name.`);
  }
  const last = remoteNames.at(-1) ?? '';
  const folder = path.join(projectRoot, `mfe-${name}`);
  if (existsSync(folder)) throw new UserError(`mfe-${name} exists already.`);
  await writeTemplate('remote', name, folder);
  await writeTemplate('config', name, folder);
  await writeTemplate('feature', name, path.join(folder, 'src/features', name));
  await copyFromLast(last, name, folder);
  run('npx', 'biome', 'format', '--write', folder);
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
  run('npm', 'run', 'generate', '-w', '@tessera/docker-checks');
  console.log(`\nMade mfe-${name}. It runs alone with: npm run standalone -- ${name}`);
}
