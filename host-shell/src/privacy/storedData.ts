import type { storageKeys } from '@tessera/shared-contracts/session';
import type { StoredName } from './privacy.messages';

type ContractKey = (typeof storageKeys)[keyof typeof storageKeys][number];

/** Where the browser keeps something: until the tab is closed, or on this device. */
export type Place = 'tab' | 'device';

/** Keys of the storage contract, by what they keep. The compiler requires every key of the contract; player's items are listed apart. */
export const contractItems: Readonly<
  Record<Exclude<ContractKey, 'player/*' | keyof typeof playerItems>, readonly [Place, StoredName]>
> = {
  token: ['device', 'login'],
  user: ['device', 'login'],
  userId: ['device', 'login'],
  userid: ['device', 'login'],
  username: ['device', 'login'],
  email: ['device', 'login'],
  kycStatus: ['device', 'login'],
  'expired-player': ['device', 'expiredPlayer'],
  'picked-currency': ['device', 'pickedCurrency'],
  'anonymous-id': ['device', 'anonymousId'],
  sidebar: ['device', 'sidebar'],
  'scroll-positions': ['tab', 'scrollPositions'],
  'release-errors': ['tab', 'releases'],
  'release-overrides': ['tab', 'releases'],
  'quarantined-releases': ['tab', 'releases'],
};

/** Items of single apps, with the apps' own names; a test compares them with the sources. */
export const appItems: Readonly<Record<`tessera.${string}.${string}`, readonly [Place, StoredName]>> = {
  'tessera.shell.unasked-overrides': ['tab', 'releases'],
  'tessera.shell.telemetry': ['tab', 'telemetry'],
  'tessera.account.auth-draft': ['tab', 'authDraft'],
  'tessera.account.code-steps': ['tab', 'authDraft'],
  'tessera.games.favourites': ['device', 'games'],
  'tessera.games.recent': ['device', 'games'],
  'tessera.games.reality-check': ['device', 'realityCheck'],
  'tessera.wallet.hidden-amounts': ['device', 'hiddenAmounts'],
};

/** Items of a player: removed at their logout and at another player's login. */
export const playerItems = {
  'tessera.shell.last-event': ['device', 'lastEvent'],
  'tessera.account.local-settings': ['tab', 'localSettings'],
  'tessera.account.first-steps': ['device', 'firstSteps'],
  'tessera.account.played-for-fun': ['device', 'firstSteps'],
  'tessera.wallet.display-currency': ['device', 'displayCurrency'],
  'tessera.wallet.withdrawal': ['tab', 'withdrawal'],
  'tessera.wallet.payments': ['device', 'payments'],
  'tessera.wallet.recent-addresses': ['device', 'recentAddresses'],
} as const satisfies typeof appItems;

/** What is kept for which time, without repeats. */
export function storedGroups() {
  const rows = [...Object.values(contractItems), ...Object.values(appItems)];
  const own = Object.values(playerItems);
  const inPlace = (place: Place) => rows.filter(([where]) => where === place).map(([, name]) => name);
  return [
    { until: 'logout', names: [...new Set(own.map(([, name]) => name))] },
    { until: 'tab', names: [...new Set(inPlace('tab'))] },
    { until: 'device', names: [...new Set(inPlace('device'))] },
  ] as const;
}
