const key = 'tessera.simulator.state';

/**
 * Clears storage when another state is opened, so that states are independent. A reload, or another tab of the same
 * state, keeps it.
 */
export function forgetOtherState(): void {
  const { pathname } = window.location;
  // biome-ignore lint/plugin: Whole storages are emptied, which no item can do.
  for (const storage of [window.localStorage, window.sessionStorage]) {
    if (storage.getItem(key) === pathname) continue;
    storage.clear();
    storage.setItem(key, pathname);
  }
}
