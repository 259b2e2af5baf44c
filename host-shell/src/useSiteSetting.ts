import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A setting of the site that changes what a page shows. Prerendered pages are those of every site, so they have the given value until
 * they are hydrated.
 *
 * @param read returns the same object each time
 */
export const useSiteSetting = <Setting>(read: () => Setting, prerendered: Setting): Setting =>
  useSyncExternalStore(neverChanges, read, () => prerendered);
