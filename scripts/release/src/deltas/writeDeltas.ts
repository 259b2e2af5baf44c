import { deltaPath, lastingName } from '@tessera/compose/deltas';
import { releasePrefix, type Site } from '../site/site';
import { type AppReleases, inPages } from '../site/siteRegistry';
import { dictionaryHash, encodeDelta } from './encodeDelta';

/** Where the deltas of a release are stored. */
export const deltasPrefix = (app: string, id: string): string => `deltas/${releasePrefix(app, id)}`;

/** A player who was away for more releases than this downloads whole files, like a new one. */
const earlierReleases = 5;

/** Releases that players may have in their cache, those that pages named last first. */
function cachedReleases(releases: AppReleases, id: string): readonly string[] {
  const named = new Set(inPages(releases).map(({ release }) => release.id));
  const until = (other: string) => (named.has(other) ? '9999' : releases.releases[other]?.servedUntil);
  return Object.keys(releases.releases)
    .filter((other) => other !== id && until(other) !== undefined)
    .sort((one, other) => (until(other) ?? '').localeCompare(until(one) ?? ''))
    .slice(0, earlierReleases);
}

/** Scripts of a release by the name that they have in every release. */
async function readScripts(site: Site, app: string, id: string) {
  const files = site.releaseFiles(app, id);
  const scripts = ((await files.list?.()) ?? []).map(async (file) => {
    const name = lastingName(file);
    return name === undefined ? [] : [[name, { file, bytes: await files.read(file) }] as const];
  });
  return new Map((await Promise.all(scripts)).flat());
}

/** A release whose deltas are written. */
interface DeltaTarget {
  readonly app: string;
  readonly id: string;
  /** The app's releases as they are when pages name this one. */
  readonly releases: AppReleases;
}

/**
 * Writes, for each script of a release and of the releases before it, the difference between the two: all that a returning
 * player has to download of it. Existing ones are kept.
 */
export async function writeDeltas(site: Site, { app, id, releases }: DeltaTarget): Promise<void> {
  const { store } = site;
  const scripts = await readScripts(site, app, id);
  const written = new Set((await store.list(deltasPrefix(app, id))).map(({ key }) => key));
  for (const earlier of cachedReleases(releases, id)) {
    const dictionaries = await readScripts(site, app, earlier);
    const writes = [...scripts].map(async ([name, { file, bytes }]) => {
      const dictionary = dictionaries.get(name)?.bytes;
      if (dictionary === undefined) return;
      const key = deltaPath(`/${releasePrefix(app, id)}${file}`, dictionaryHash(dictionary));
      if (written.has(key)) return;
      written.add(key);
      await store.write(key, await encodeDelta(bytes, dictionary), { ifAbsent: true });
    });
    await Promise.all(writes);
  }
}
