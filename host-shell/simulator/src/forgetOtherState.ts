const key = 'tessera.simulator.state';

/** Empties storage when another state is opened, so that each begins as its title says. A reload, or another tab of it, keeps its own. */
export function forgetOtherState(): void {
  const { pathname } = window.location;
  // biome-ignore lint/plugin: Whole storages are emptied, which no item can do.
  for (const storage of [window.localStorage, window.sessionStorage]) {
    if (storage.getItem(key) === pathname) continue;
    storage.clear();
    storage.setItem(key, pathname);
  }
}
