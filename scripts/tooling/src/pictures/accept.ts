import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@tessera/platform/project';
import { readStates, type SimulatorApp } from '../local-site/composeSimulator';
import { filesUnder } from './folders';
import { picturesFolder, runFolder, stateFolder } from './result';

/** Folder of accepted pictures: `ACCEPTED_PICTURES`, which a team may share, or one in this checkout. */
export const acceptedFolder = (remote: SimulatorApp): string =>
  path.join(process.env.ACCEPTED_PICTURES ?? path.join(picturesFolder(), 'accepted'), remote);

/**
 * Makes the pictures of the latest run the accepted ones, and removes those of states that no longer exist. States that the run
 * has not opened keep theirs.
 *
 * @param state one state, `Module/id`; all of the remote by default
 * @returns number of pictures
 */
export async function acceptPictures(remote: SimulatorApp, state?: string): Promise<number> {
  const [from, to] = [runFolder(remote), acceptedFolder(remote)];
  const picturesIn = async (folder: string) =>
    (await filesUnder(folder)).filter(
      (file) => file.endsWith('.png') && (state === undefined || path.dirname(file) === state),
    );
  const pictures = await picturesIn(from);
  const opened = new Set(pictures.map((file) => path.dirname(file)));
  const existing = new Set((await readStates(remote)).map(stateFolder));
  const replaced = (await picturesIn(to)).filter(
    (file) => opened.has(path.dirname(file)) || !existing.has(path.dirname(file)),
  );
  if (pictures.length + replaced.length === 0) {
    throw new UserError(
      `The latest run has no pictures of ${remote} ${state ?? ''}: npm test -- --only states --app ${remote}`,
    );
  }
  for (const file of replaced) await rm(path.join(to, file));
  for (const file of pictures) await cp(path.join(from, file), path.join(to, file));
  return pictures.length;
}
