import { type Session, sessionEntries, sessionKeys } from '@tessera/shared-contracts/session';

/** Changes one item as another tab does: this tab gets the browser's event. */
function changeItem(key: string, newValue: string | null): void {
  // biome-ignore lint/plugin: the session's own item, written as another tab does
  const storageArea = window.localStorage;
  const oldValue = storageArea.getItem(key);
  if (newValue === null) storageArea.removeItem(key);
  else storageArea.setItem(key, newValue);
  // biome-ignore lint/plugin: the browser's event
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea }));
}

/** Writes a session as a login in another tab does, or removes it as a logout there. */
export function changeInOtherTab(session: Session | undefined): void {
  const entries = new Map(Object.entries(session === undefined ? {} : sessionEntries(session)));
  // The token is removed first and written last: it is never beside another player's record.
  changeItem('token', null);
  for (const key of sessionKeys) if (key !== 'token') changeItem(key, entries.get(key) ?? null);
  if (session !== undefined) changeItem('token', session.token);
}
