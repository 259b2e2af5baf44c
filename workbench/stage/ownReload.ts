/** Path of the stage that is reloading itself; kept when the stage's storage is emptied. */
const key = 'tessera.workbench.reloading';

/**
 * Whether the page reloaded itself to get here, as after a verified e-mail address: its state goes on. Reloads by the browser's
 * button and by the workbench start the state again; they fire no `navigate` event.
 */
function startedByOwnReload(): boolean {
  // biome-ignore lint/plugin: this item belongs to the workbench, not to the site
  const storage = window.sessionStorage;
  const { pathname } = window.location;
  const isOwn = storage.getItem(key) === pathname;
  storage.removeItem(key);
  window.navigation?.addEventListener('navigate', ({ navigationType, defaultPrevented }) => {
    if (navigationType === 'reload' && !defaultPrevented) storage.setItem(key, window.location.pathname);
  });
  return isOwn;
}

/** See {@link startedByOwnReload}. */
export const isOwnReload = startedByOwnReload();
