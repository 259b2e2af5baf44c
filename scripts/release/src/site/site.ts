import type { PublicAnswers } from '@tessera/platform/prerender';
import { reasonOf } from '@tessera/platform/project';
import { isOwnerName, type OwnerKeys, parseOwnerKeys } from '../manifest/signature';
import { Refused } from '../outcome';
import { readHistory, readRefusals } from './history';
import { type ObjectStore, updateText } from './objectStore';
import { readCurrent } from './revisions';
import { shellWord } from './shellWord';
import type { ReleaseFiles, SiteReader } from './siteReader';
import { type GivenSiteSettings, parseSiteSettings } from './siteSettings';

/** A site with access to its store: it can be read and changed. */
export interface Site extends Required<SiteReader> {
  readonly store: ObjectStore;
  /** Public keys of all owners of the app. */
  keysFor(app: string): Promise<readonly OwnerKeys[]>;
}

/** Key prefix of a release's files. */
export const releasePrefix = (app: string, id: string): string => `${app}/${id}/`;

const settingsKey = 'site.json';
const answersKey = 'answers.json';
const keysPrefix = 'keys/';
const keysKey = (owner: string) => `${keysPrefix}${owner}.json`;

/** Reads and parses an object; `undefined` if it does not exist. */
async function readParsed<Value>(
  store: ObjectStore,
  key: string,
  parse: (text: string) => Value,
): Promise<Value | undefined> {
  const object = await store.read(key);
  try {
    return object && parse(`${object.bytes}`);
  } catch (error) {
    throw new Refused(`${store.where}/${key} cannot be read: ${reasonOf(error)}`);
  }
}

/** Files of a release in a store. */
function filesIn(store: ObjectStore, prefix: string): ReleaseFiles {
  const where = `${store.where}/${prefix.slice(0, -1)}`;
  return {
    where,
    list: async () => (await store.list(prefix)).map(({ key }) => key.slice(prefix.length)),
    async read(file) {
      const object = await store.read(prefix + file).catch((error: unknown) => {
        throw new Error(`${file} cannot be read: ${reasonOf(error)}`);
      });
      if (object === undefined) throw new Error(`${file} is missing from ${where}`);
      return object.bytes;
    },
  };
}

/** Opens the site in a store; throws if there is no site. */
export async function openSite(store: ObjectStore): Promise<Site> {
  const missing = () =>
    new Refused(
      `There is no site in ${store.where}. Name the folder of one with --site (or TESSERA_SITE), or begin one there: npm run release -- begin --site ${shellWord(store.where)}`,
    );
  const settings = async () => {
    const found = await readParsed(store, settingsKey, parseSiteSettings);
    if (found === undefined) throw missing();
    return found;
  };
  if ((await store.read(settingsKey)) === undefined) throw missing();
  const ownerKeys = (owner: string) => readParsed(store, keysKey(owner), parseOwnerKeys);
  return {
    where: store.where,
    store,
    settings,
    origin: async () => (await settings()).origin,
    answers: async () => (await readParsed(store, answersKey, (text): PublicAnswers => JSON.parse(text))) ?? {},
    registry: async () => (await readCurrent(store)).registry,
    history: async (setAside) => readHistory(store, (await readCurrent(store)).registry.change, setAside),
    refusals: (setAside) => readRefusals(store, setAside),
    ownerKeys: async (owner) => (isOwnerName(owner) ? ownerKeys(owner) : undefined),
    keysFor: async (app) => {
      const files = (await store.list(keysPrefix)).filter(({ key }) => key.endsWith('.json'));
      const all = await Promise.all(files.map(({ key }) => readParsed(store, key, parseOwnerKeys)));
      return all.filter((keys) => keys !== undefined).filter(({ apps }) => apps.includes(app));
    },
    releaseFiles: (app, id) => filesIn(store, releasePrefix(app, id)),
  };
}

/** Reads the texts of the owner's that `site.json` names. */
export async function readTexts({ store, settings }: Site): Promise<Readonly<Record<string, string>>> {
  const named = Object.entries((await settings()).config.texts ?? {});
  const read = async ([name, file = '']: [string, string | undefined]) => {
    const object = await store.read(file);
    if (object !== undefined) return [name, `${object.bytes}`] as const;
    throw new Refused(`${settingsKey} names ${file} as the text of /${name}, but ${store.where} has no such file.`);
  };
  return Object.fromEntries(await Promise.all(named.map(read)));
}

/** Throws if a store already contains a site or something else. */
export async function requireRoomForSite(store: ObjectStore): Promise<void> {
  const { where } = store;
  if ((await store.read(settingsKey)) !== undefined) {
    throw new Refused(`${where} already contains a site. Nothing was changed.`);
  }
  if ((await store.list('')).length > 0) {
    throw new Refused(`${where} is not empty and has no ${settingsKey}. Choose an empty folder for a new site.`);
  }
}

/** Creates a site. */
export async function beginSite(store: ObjectStore, settings: GivenSiteSettings): Promise<void> {
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  if ((await store.write(settingsKey, text, { ifAbsent: true })) === undefined) await requireRoomForSite(store);
}

/** Changes an owner's public keys; `change` gets the site's current ones. */
export const updateOwnerKeys = (
  { store }: Site,
  owner: string,
  change: (known: OwnerKeys | undefined) => OwnerKeys,
): Promise<void> =>
  updateText(store, keysKey(owner), (text) => {
    const keys = change(text === '' ? undefined : parseOwnerKeys(text));
    return `${JSON.stringify(keys, null, 2)}\n`;
  });

/** Stores the provider's public answers for later compositions. */
export const writeAnswers = ({ store }: Site, answers: PublicAnswers): Promise<void> =>
  updateText(store, answersKey, () => `${JSON.stringify(answers)}\n`);
