import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apps, portCount, projectRoot, remoteNames, UserError } from '@tessera/platform/project';
import { commandLine, nameLike, runnable } from '@tessera/platform/project/commandLine';
import { finish } from './finish';
import { fill, writeTemplate } from './template';

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
  const write = (file: string, content: object) =>
    writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const manifest = await read('package.json');
  const named = JSON.parse(JSON.stringify(manifest).replaceAll(new RegExp(`\\b${last}\\b`, 'g'), name));
  await write('package.json', {
    ...named,
    dependencies: ofTemplates(manifest.dependencies),
    devDependencies: ofTemplates(manifest.devDependencies),
  });
  await write('budget.json', {
    entry: (await read('budget.json')).entry,
    modules: { [fill('__Pascal__Page', name)]: pageLimit },
  });
  await write('remote.json', { portOffset: portCount });
  await cp(path.join(lastFolder, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
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
  finish(folder);
  console.log(`\nMade mfe-${name}. It runs alone with: npm run standalone -- ${name}`);
}
