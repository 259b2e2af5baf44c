import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { Refused } from './outcome';
import type { ObjectStore } from './site/objectStore';
import { isStoreAddress, openStoreNamed } from './site/openStore';
import { openSite, type Site } from './site/site';
import { isAddress, openSiteAddress } from './site/siteAddress';
import type { SiteReader } from './site/siteReader';
import type { SiteSettings } from './site/siteSettings';

/** Context of a release command. */
export interface ReleaseContext {
  /** Folder of the site, absolute, or the address of its bucket, or of its registry. */
  readonly siteName: string;
  /** Opens the store of a site, by default {@link openStoreNamed}. */
  readonly openStore?: ((siteName: string) => ObjectStore | Promise<ObjectStore>) | undefined;
  /** Folder of this person's private keys. */
  readonly keysFolder: string;
  /** Recorded author of changes. */
  readonly actor: string;
  readonly isDryRun: boolean;
  /** Where the gate reads files, if an option overrides the site's settings. */
  readonly verify?: SiteSettings['verify'];
  /** Whether live pages of the app may end without a redirect. */
  readonly mayEndPages?: true;
  /** Address and bearer token of the receiver that `health` reads. */
  readonly telemetry?: string | undefined;
  readonly telemetryToken?: string | undefined;
  /** Signs what a webhook is told. */
  readonly notifySecret?: string | undefined;
  /** The release that `publish` would publish of what is checked out. */
  readonly ownRelease?: ((app: string) => Promise<string>) | undefined;
  now(): Date;
  /** Waits for that many milliseconds. */
  wait(ms: number): Promise<void>;
  print(line: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The person at the command: TESSERA_ACTOR, else git's user, else the account of this machine. */
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

/** Resolves a typed path: npm runs scripts in the package's folder, not in the working directory. */
export const resolveTyped = (typed: string, env: Environment): string =>
  path.resolve(env.INIT_CWD ?? process.cwd(), typed);

/** The site to use: `--site`, else TESSERA_SITE, else `.site` in the project. */
export function findSite(option: string | undefined, env: Environment): string {
  const typed = option ?? env.TESSERA_SITE;
  if (typed === undefined || typed === '') return path.join(projectRoot, '.site');
  return isAddress(typed) || isStoreAddress(typed) ? typed : resolveTyped(typed, env);
}

/** The folder of private keys: `--keys`, else TESSERA_KEYS, else the configuration folder of this account. */
export function findKeys(option: string | undefined, env: Environment): string {
  const typed = option ?? env.TESSERA_KEYS;
  if (typed !== undefined && typed !== '') return resolveTyped(typed, env);
  return path.join(env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config'), 'tessera', 'keys');
}

/** Opens the site for reading. */
export const readSite = async (context: ReleaseContext): Promise<SiteReader> =>
  isAddress(context.siteName) ? openSiteAddress(context.siteName) : writeSite(context);

/** The store of the site; throws for a URL, which can only be read. */
export async function requireStore({ siteName, openStore = openStoreNamed }: ReleaseContext): Promise<ObjectStore> {
  if (isAddress(siteName)) {
    throw new Refused(
      `${siteName} is an address: check, status, history, bisect and console read it. Other commands need the site's folder: name it with --site.`,
    );
  }
  return openStore(siteName);
}

/** Opens the site for changes. */
export const writeSite = async (context: ReleaseContext): Promise<Site> => openSite(await requireStore(context));
