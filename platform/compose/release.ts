import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type InferOutput, object, parse } from 'valibot';
import { appNameSchema, releaseSchema } from '../protocol';

const buildReleaseSchema = object({ app: appNameSchema, ...releaseSchema.entries });
/** A build's description of itself, in `release.json` beside its files. */
export type Release = Readonly<InferOutput<typeof buildReleaseSchema>>;

/** Path of the release description in a build's folder. */
export const releaseFile = (folder: string): string => path.join(folder, 'release.json');

/** Source map of a script, within a release. Servers refuse names that begin with a dot, so no player gets it. */
export const mapFile = (script: string): string => `.maps/${script}.map`;

/** Reads the release in a folder. A folder without a readable description counts as not built. */
export function readRelease(folder: string): Release | undefined {
  try {
    return parse(buildReleaseSchema, JSON.parse(readFileSync(releaseFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
}
