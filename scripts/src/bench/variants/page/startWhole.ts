/** Stands in for the start of the remotes: the route's own modules are imported before the first render, not in it. */
import { families } from './exposedModules';
import { preloadExposed } from './loadExposed';

/** Begins to import what the page shows at once; waits for nothing. */
export function startRemotes(): undefined {
  const path = window.location.pathname;
  const matches = (pattern: string) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const family = families.find(({ paths }) => paths.some(matches)) ?? families.find(({ id }) => id === 'other');
  const isVisitor = localStorage.getItem('token') === null;
  for (const key of family?.modules ?? []) {
    const [remote = '', module = ''] = key.split('/');
    // Visitors have no wallet: evaluating its module would only cost them time.
    if (remote !== 'wallet' || !isVisitor) preloadExposed(remote, module);
  }
}
