import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { shareScope } from '../shared/provided';
import { knowHashes, requireHash } from './integrity';
import { entryTimeoutMs, type ModuleSource } from './moduleSource';
import { entryAddress } from './trustedTypes';

const guardedScripts: ModuleFederationRuntimePlugin = {
  name: 'tessera-guarded-scripts',
  // The runtime adds no attributes to the returned element, so all of them are set here.
  createScript({ url }) {
    const script = document.createElement('script');
    script.integrity = requireHash(url);
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = entryAddress(url);
    return { script, timeout: entryTimeoutMs };
  },
};

/** The federation instance of the page. It refuses scripts without a hash and gives up on slow ones. */
const federation = createInstance({ name: 'tessera', remotes: [], plugins: [guardedScripts] });
// No versions are negotiated: only the host provides packages, and every container gets the same scope.
federation.initShareScopeMap('default', shareScope as unknown as (typeof federation.shareScopeMap)[string]);

/** Address that each release is registered with. */
const registered = new Map<string, string>();

/** Fetches the entry of a release, unless it is loaded, and a module of it. */
export const loadByRuntime: ModuleSource['load'] = (release, module, url) => {
  const { container } = release;
  if (registered.get(container) !== url) {
    knowHashes(release);
    federation.registerRemotes([{ name: container, entry: url, entryGlobalName: container, type: 'global' }], {
      force: registered.has(container),
    });
    registered.set(container, url);
  }
  return federation.loadRemote(`${container}/${module}`);
};
