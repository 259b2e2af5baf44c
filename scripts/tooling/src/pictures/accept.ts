import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@tessera/platform/project';
import type { SimulatorApp } from '../local-site/composeSimulator';
import { filesUnder } from './folders';
import { picturesFolder, runFolder } from './result';

/** Folder of accepted pictures: `ACCEPTED_PICTURES`, which a team may share, or one in this checkout. */
export const acceptedFolder = (remote: SimulatorApp): string =>
  path.join(process.env.ACCEPTED_PICTURES ?? path.join(picturesFolder(), 'accepted'), remote);

/**
 * Makes the pictures of the latest run the accepted ones.
 *
 * @param state one state, `Module/id`; all of the remote by default
 * @returns number of pictures
 */
export async function acceptPictures(remote: SimulatorApp, state = ''): Promise<number> {
  const [from, to] = [runFolder(remote), acceptedFolder(remote)].map((folder) => path.join(folder, state));
  if (from === undefined || to === undefined) return 0;
  const pictures = (await filesUnder(from)).filter((file) => file.endsWith('.png'));
  if (pictures.length === 0) {
    throw new UserError(
      `The latest run has no pictures of ${remote} ${state}: npm test -- --only states --app ${remote}`,
    );
  }
  await rm(to, { recursive: true, force: true });
  for (const file of pictures) await cp(path.join(from, file), path.join(to, file));
  return pictures.length;
}
