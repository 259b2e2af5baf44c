import {
  contractVersion,
  type ModuleTimings,
  type PagePassport,
  type RegisteredRelease,
  type RemoteName,
  type RemotePassport,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { overridingRelease } from './overrides';
import { registeredRemote } from './registry';
import { cohortOf } from './releases';
import type { RemoteError } from './remoteError';
import { sharedOrigins } from './shared/provided';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const running = new Map<RemoteName, RegisteredRelease>();
const timings = new Map<RemoteName, Record<string, Writable<ModuleTimings>>>();
const lastErrors = new Map<RemoteName, string>();

const timingsOf = (remote: RemoteName, module: string): Writable<ModuleTimings> => {
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
