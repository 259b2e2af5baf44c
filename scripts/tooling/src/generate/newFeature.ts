import { existsSync } from 'node:fs';
import path from 'node:path';
import { appNamed, projectRoot, remoteNames, UserError } from '@tessera/platform/project';
import { Argument, commandLine, nameLike, runnable } from '@tessera/platform/project/commandLine';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { writeTemplate } from './template';

/** `npm run new:feature REMOTE NAME`: a folder of a remote with a page, its messages and its test. */
export const newFeature = runnable(
  commandLine('npm run new:feature --')
    .description('Makes a feature of a remote: a page with its messages and its test.')
    .addArgument(new Argument('<remote>', 'that gets it').choices(remoteNames))
    .argument('<name>', 'in small letters with hyphens, such as top-wins', nameLike(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/))
    .action(makeFeature),
);

async function makeFeature(remote: RemoteName, name: string): Promise<void> {
  const folder = path.join(appNamed(remote).folder, 'src/features', name);
  const shown = path.relative(projectRoot, folder);
  if (existsSync(folder)) throw new UserError(`${shown} exists already.`);
  await writeTemplate('feature', name, folder);
  console.log(`Made ${shown}. A file of src/expose shows it to the host, or another feature does.`);
}
