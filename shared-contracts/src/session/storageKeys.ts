import { pickedCurrencyKey } from './pickedCurrency';
import { playerKeyPrefix } from './playerKeys';
import { expiredPlayerKey, sessionKeys } from './session';

/**
 * Every key of `localStorage` and `sessionStorage` without an app's prefix, by scope. A key that only one app
 * uses need not be listed here if it begins with `tessera.<app>.`. A release that uses any other key is not promoted.
 */
export const storageKeys = {
  // The shell reads the account's item of first steps (`firstSteps.ts`), to keep their place on the page.
  shared: [...sessionKeys, expiredPlayerKey, pickedCurrencyKey, `${playerKeyPrefix}*`, 'tessera.account.first-steps'],
  shell: ['anonymous-id', 'release-errors', 'release-overrides', 'scroll-positions', 'quarantined-releases', 'sidebar'],
} as const;
