import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/project';
import { Refused } from './outcome';
import { openFolderStore } from './site/folderStore';
import type { ObjectStore } from './site/objectStore';
import { openSite, type Site } from './site/site';
import { isAddress, openSiteAddress } from './site/siteAddress';
import type { SiteReader } from './site/siteReader';
import type { SiteSettings } from './site/siteSettings';

/** What every release command stands on. */
export interface ReleaseContext {
  /** Folder of the site, absolute, or the address of its registry. */
  readonly siteName: string;
  /** Opens the place that a site is kept in; without it, `siteName` is a folder. */
  readonly openStore?: ((siteName: string) => ObjectStore) | undefined;
  /** Folder of the private keys of whoever sits here. */
  readonly keysFolder: string;
  /** Who is recorded as the author of a change. */
  readonly actor: string;
  readonly isDryRun: boolean;
  /** Where the gate reads files, when a person asked for other than the site's settings say. */
  readonly verify?: SiteSettings['verify'];
  now(): Date;
  print(line: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Who runs the command: TESSERA_ACTOR, else git's user, else the account of this machine. */
export function findActor(env: Environment): string {
  if (env.TESSERA_ACTOR) return env.TESSERA_ACTOR;
  try {
    const ask = (name: string) =>
      execFileSync('git', ['config', name], { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
    return `${ask('user.name')} <${ask('user.email')}>`;
  } catch {
    return env.USER || os.userInfo().username;
  }
}

/** Resolves a path that a person typed: npm runs scripts in the package's folder, not where the person stands. */
export const resolveTyped = (typed: string, env: Environment): string =>
  path.resolve(env.INIT_CWD ?? process.cwd(), typed);

/** The site that is meant: `--site`, else TESSERA_SITE, else `.site` in the project. */
export function findSite(option: string | undefined, env: Environment): string {
  const typed = option ?? env.TESSERA_SITE;
  if (typed === undefined || typed === '') return path.join(projectRoot, '.site');
  return isAddress(typed) ? typed : resolveTyped(typed, env);
}

/** The folder of private keys: `--keys`, else TESSERA_KEYS, else the configuration folder of this account. */
export function findKeys(option: string | undefined, env: Environment): string {
  const typed = option ?? env.TESSERA_KEYS;
  if (typed !== undefined && typed !== '') return resolveTyped(typed, env);
  return path.join(env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config'), 'tessera', 'keys');
}

/** Opens the site to read it. */
export const readSite = async (context: ReleaseContext): Promise<SiteReader> =>
  isAddress(context.siteName) ? openSiteAddress(context.siteName) : writeSite(context);

/** Where the site is kept; refused for an address, which can only be read. */
export function requireStore({ siteName, openStore = openFolderStore }: ReleaseContext): ObjectStore {
  if (isAddress(siteName)) {
    throw new Refused(
      `${siteName} is an address: check, status and history read it. To change the site, name its folder with --site.`,
    );
  }
  return openStore(siteName);
}

/** Opens the site to change it. */
export const writeSite = async (context: ReleaseContext): Promise<Site> => openSite(requireStore(context));
