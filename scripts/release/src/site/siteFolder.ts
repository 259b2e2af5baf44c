import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '@tessera/project';
import { writeAtomically } from '@tessera/project/files';
import { isOwnerName, type OwnerKeys, parseOwnerKeys } from '../manifest/signature';
import { Refused } from '../outcome';
import { readHistory, withAuthors } from './history';
import { filesIn } from './releaseFolder';
import { readRegistry, unrecorded } from './revisions';
import type { SiteReader } from './siteReader';
import { localSiteSettings, parseSiteSettings, type SiteSettings } from './siteSettings';

/** A site whose folder is at hand: it can be read and changed. */
export interface SiteFolder extends SiteReader {
  readonly folder: string;
  settings(): Promise<SiteSettings>;
  /** Folder of a release's files. */
  releaseFolder(app: string, id: string): string;
  /** Public keys of everyone who may release the app. */
  keysFor(app: string): Promise<readonly OwnerKeys[]>;
}

const settingsFile = (folder: string) => path.join(folder, 'site.json');
const keysFile = (folder: string, owner: string) => path.join(folder, 'keys', `${owner}.json`);

const readJson = async <Value>(file: string, parse: (text: string) => Value): Promise<Value> => {
  const text = await readFile(file, 'utf8');
  try {
    return parse(text);
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${reasonOf(error)}`);
  }
};

/** Opens the site in a folder; refused when there is none. */
export function openSiteFolder(folder: string): SiteFolder {
  if (!existsSync(settingsFile(folder))) {
    throw new Refused(
      `There is no site in ${folder}. Name the folder of one with --site (or TESSERA_SITE), or begin one there: npm run release -- begin --site ${folder}`,
    );
  }
  const releaseFolder = (app: string, id: string) => path.join(folder, app, id);
  return {
    where: folder,
    folder,
    releaseFolder,
    settings: () => readJson(settingsFile(folder), parseSiteSettings),
    registry: () => readRegistry(folder),
    history: async () => withAuthors(folder, [...(await readHistory(folder)), ...(await unrecorded(folder))]),
    ownerKeys: async (owner) => {
      const file = keysFile(folder, owner);
      return isOwnerName(owner) && existsSync(file) ? readJson(file, parseOwnerKeys) : undefined;
    },
    keysFor: async (app) => {
      const files = existsSync(path.join(folder, 'keys')) ? await readdir(path.join(folder, 'keys')) : [];
      const owners = files.filter((file) => file.endsWith('.json')).map((file) => path.join(folder, 'keys', file));
      const all = await Promise.all(owners.map((file) => readJson(file, parseOwnerKeys)));
      return all.filter(({ apps }) => apps.includes(app));
    },
    releaseFiles: (app, id) => filesIn(releaseFolder(app, id)),
  };
}

/** Refuses to begin a site in a folder that is one or holds something else. */
export async function requireRoomForSite(folder: string): Promise<void> {
  if (existsSync(settingsFile(folder))) throw new Refused(`There is a site in ${folder} already. Nothing was changed.`);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Refused(`${folder} holds other things and no site.json. Name an empty folder for a new site.`);
  }
}

/** Begins a site with the settings of this machine. */
export async function beginSite(folder: string, origin: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeAtomically(settingsFile(folder), `${JSON.stringify(localSiteSettings(origin), null, 2)}\n`);
}

/** Writes an owner's public keys. */
export async function writeOwnerKeys({ folder }: SiteFolder, keys: OwnerKeys): Promise<void> {
  const file = keysFile(folder, keys.owner);
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, `${JSON.stringify(keys, null, 2)}\n`);
}
