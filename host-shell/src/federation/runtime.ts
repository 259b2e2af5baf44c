import './shared/provided';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { runningRelease } from './registry';

/** Milliseconds until an entry script without an answer is given up. */
const entryTimeoutMs = 8_000;

const boundedScripts: ModuleFederationRuntimePlugin = {
  name: 'tessera-bounded-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: entryTimeoutMs };
  },
};

const attempts = new Map<RemoteName, number>();

function register(name: RemoteName, options?: { force: boolean }): void {
  const remote = runningRelease(name);
  if (remote === undefined) return;
  const attempt = attempts.get(name) ?? 0;
  // Another address for each attempt: one at the same address would wait behind a request that hangs.
  const entry = new URL(attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`, remote.baseUrl).href;
  const { container } = remote;
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], options);
}

/** Tells the federation runtime which remotes there are; fetches nothing. Called once, before the first render. */
export function startRemotes(): void {
  registerPlugins([boundedScripts]);
  for (const name of remoteNames) register(name);
}

/** Makes the next load of a remote begin anew, if its entry has not arrived yet. */
export function renewRemote(name: RemoteName): void {
  const remote = runningRelease(name);
  if (remote === undefined || remote.container in globalThis) return;
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
  register(name, { force: true });
}

/** Fetches a module through the federation runtime. */
export const loadFromRemote = (container: string, module: string): Promise<unknown> =>
  loadRemote(`${container}/${module}`);
