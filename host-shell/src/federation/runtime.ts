import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';
import { knowHashes, requireHash } from './integrity';
import { shareScope } from './shared/provided';
import { entryAddress } from './trustedTypes';

/** Milliseconds until an entry script without an answer is given up. */
const entryTimeoutMs = 8_000;

const guardedScripts: ModuleFederationRuntimePlugin = {
  name: 'tessera-guarded-scripts',
  // The element that is returned gets no attributes of the runtime's own: all that matters is set here.
  createScript({ url }) {
    const script = document.createElement('script');
    script.integrity = requireHash(url);
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = entryAddress(url);
    return { script, timeout: entryTimeoutMs };
  },
};

/** The one federation instance of the page. It refuses scripts without a hash and gives up on slow ones. */
const federation = createInstance({ name: 'tessera', remotes: [], plugins: [guardedScripts] });
// Nothing is left to negotiate: the host's packages are all there are, and every container is given the same scope.
federation.initShareScopeMap('default', shareScope as unknown as (typeof federation.shareScopeMap)[string]);

const attempts = new Map<string, number>();

function register({ container, baseUrl, entry }: RegisteredRelease, attempt: number): void {
  // Another address for each attempt: one at the same address would wait behind a request that hangs.
  const address = new URL(attempt === 0 ? entry : `${entry}?attempt=${attempt}`, baseUrl).href;
  federation.registerRemotes([{ name: container, entry: address, entryGlobalName: container, type: 'global' }], {
    force: attempt > 0,
  });
}

/** Fetches a module of a release through the federation runtime. */
export function loadFromRelease(release: RegisteredRelease, module: string): Promise<unknown> {
  if (!attempts.has(release.container)) {
    attempts.set(release.container, 0);
    knowHashes(release);
    register(release, 0);
  }
  return federation.loadRemote(`${release.container}/${module}`);
}

/** Makes the next load of a release begin anew, if its entry has not arrived yet. */
export function renewRelease(release: RegisteredRelease): void {
  const attempt = attempts.get(release.container);
  if (attempt === undefined || release.container in globalThis) return;
  attempts.set(release.container, attempt + 1);
  register(release, attempt + 1);
}

/** Version and provider of each shared package on this page. */
export const sharedOrigins = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(shareScope).map(([name, versions]) => [
      name,
      Object.entries(versions)
        .map(([version, { from }]) => `${version} from ${from}`)
        .join(', '),
    ]),
  );
