import {
  contractVersion,
  type RegisteredRelease,
  type RemoteName,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { overridingRelease } from './overrides';
import { registeredRemote } from './registry';
import { cohortOf } from './releases';
import type { RemoteError } from './remoteError';
import { sharedOrigins } from './runtime';

/** What is known of one remote on this page; what a bug report needs. */
export interface RemotePassport {
  readonly version: string | undefined;
  readonly buildId: string | undefined;
  readonly commit: string | undefined;
  readonly contract: number | undefined;
  /** Whether this browser is among the players who try the candidate first. */
  readonly cohort: 'live' | 'candidate';
  /** Address that an override of this session loads the remote from. */
  readonly override: string | undefined;
  /** Hash of the entry that was demanded of the browser. */
  readonly integrity: string | undefined;
  readonly shared: Readonly<Record<string, string>>;
  /** Milliseconds since the document began, by module. */
  readonly timings: Readonly<Record<string, ModuleTimings>>;
  readonly lastError: string | undefined;
}

/** When a module was asked for, had arrived, and was first on the page. */
interface ModuleTimings {
  requestedAt?: number;
  loadedAt?: number;
  renderedAt?: number;
}

/** `window.__mf`: which builds this page runs. */
export interface PagePassport {
  readonly contract: number;
  readonly remotes: Readonly<Record<RemoteName, RemotePassport>>;
}

declare global {
  interface Window {
    __mf?: PagePassport;
  }
}

const running = new Map<RemoteName, RegisteredRelease>();
const timings = new Map<RemoteName, Record<string, ModuleTimings>>();
const lastErrors = new Map<RemoteName, string>();

const timingsOf = (remote: RemoteName, module: string): ModuleTimings => {
  const ofRemote = timings.get(remote) ?? {};
  timings.set(remote, ofRemote);
  const ofModule = ofRemote[module] ?? {};
  ofRemote[module] = ofModule;
  return ofModule;
};

/** Notes that a module was asked for. */
export const noteStarted = (remote: RemoteName, module: string): void => {
  timingsOf(remote, module).requestedAt = Math.round(performance.now());
};

/** Notes that a module has arrived, and from which release. */
export const noteLoaded = (remote: RemoteName, module: string, release: RegisteredRelease): void => {
  timingsOf(remote, module).loadedAt = Math.round(performance.now());
  running.set(remote, release);
};

/** Notes that a module is on the page. */
export const noteRendered = (remote: RemoteName, module: string): void => {
  timingsOf(remote, module).renderedAt ??= Math.round(performance.now());
};

/** Notes why a module could not be shown. */
export const noteFailure = (remote: RemoteName, error: RemoteError): void => {
  lastErrors.set(remote, error.message);
};

function describeRemote(remote: RemoteName): RemotePassport {
  const release = running.get(remote) ?? overridingRelease(remote) ?? registeredRemote(remote)?.live;
  return {
    version: release?.version,
    buildId: release?.buildId,
    commit: release?.commit,
    contract: release?.contract,
    cohort: cohortOf(remote),
    override: overridingRelease(remote)?.baseUrl,
    integrity: release?.integrity[release.entry],
    shared: sharedOrigins(),
    timings: timings.get(remote) ?? {},
    lastError: lastErrors.get(remote),
  };
}

/** The passport of this page as it stands. */
export const readPassport = (): PagePassport => ({
  contract: contractVersion,
  remotes: Object.fromEntries(remoteNames.map((remote) => [remote, describeRemote(remote)])) as PagePassport['remotes'],
});

/** Puts the passport where tests and bug reports find it: `window.__mf`, always as it stands when read. */
export function publishPassport(): void {
  Object.defineProperty(window, '__mf', { get: readPassport, configurable: true, enumerable: false });
}
