import { existsSync } from 'node:fs';
import path from 'node:path';
import { appNamed, projectRoot, UserError } from '@tessera/project';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { writeTemplate } from './template';

/** `npm run new:feature REMOTE NAME`: a folder of a remote with a page, its messages and its test. */
export async function newFeature([remote, name = '']: readonly string[]): Promise<void> {
  if (
    !(remoteNames as readonly (string | undefined)[]).includes(remote) ||
    !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
  ) {
    throw new UserError(
      `Name the remote (${remoteNames.join(' | ')}) and the feature, in small letters with hyphens: npm run new:feature lists top-wins`,
    );
  }
  const folder = path.join(appNamed(remote as RemoteName).folder, 'src/features', name);
  const shown = path.relative(projectRoot, folder);
  if (existsSync(folder)) throw new UserError(`${shown} is there already.`);
  await writeTemplate('feature', name, folder);
  console.log(`Made ${shown}. A file of src/expose shows it to the host, or another feature does.`);
}
