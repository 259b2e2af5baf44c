export { setFirstSteps, useHasFirstSteps } from './firstSteps';
export { type Kept, type PerPlayer, perPlayer, usePerPlayer } from './perPlayer';
export { pickedCurrencyKey, readPickedCurrency, usePickedCurrency, writePickedCurrency } from './pickedCurrency';
export { type PlayerItem, playerItem } from './playerItem';
export {
  clearSession,
  readSession,
  readStoredEmail,
  type Session,
  type SessionUser,
  sessionEntries,
  sessionKeys,
  subscribeSession,
  writeSession,
} from './session';
export { startSession } from './startSession';
export { storageKeys } from './storageKeys';
export { deviceItem, type ItemName, type StoredItem, tabItem } from './storedItem';
export { useSession } from './useSession';
