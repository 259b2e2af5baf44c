import { readSession } from '@tessera/shared-contracts/session';
import type { State } from '../state';

/** Stores the items of a state, as an earlier visit would have. */
export function fillStorage(items: State['storage'] = {}): void {
  for (const [key, text] of Object.entries(items)) {
    const value = text
      .replaceAll('{player}', readSession()?.user.id ?? '')
      .replaceAll('{now}', new Date().toISOString());
    const name = key.replaceAll('{player}', readSession()?.user.id ?? '');
    // biome-ignore lint/plugin: the state names the item
    for (const storage of [window.localStorage, window.sessionStorage]) storage.setItem(name, value);
  }
}
