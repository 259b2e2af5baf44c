const key = 'tessera.workbench.state';
/** Items of the workbench, which keeps them in the same tab. */
const workbench = 'tessera.workbench.';

function empty(storage: Storage): void {
  for (const name of Object.keys(storage)) if (!name.startsWith(workbench)) storage.removeItem(name);
}

/**
 * Clears storage when another state is opened, so that states are independent. A reload, or another tab of the same
 * state, keeps it. With a sandbox of its own, a tab starts each time: sandbox and storage both.
 */
export function forgetOtherState(hasOwnSandbox = false): void {
  const { pathname } = window.location;
  // biome-ignore lint/plugin: Whole storages are emptied, which no item can do.
  for (const storage of hasOwnSandbox ? [window.sessionStorage] : [window.localStorage, window.sessionStorage]) {
    if (!hasOwnSandbox && storage.getItem(key) === pathname) continue;
    empty(storage);
    storage.setItem(key, pathname);
  }
}
