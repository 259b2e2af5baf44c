export { pickedCurrencyKey, readPickedCurrency, usePickedCurrency, writePickedCurrency } from './pickedCurrency';
export {
  clearSession,
  readSession,
  type Session,
  type SessionUser,
  sessionEntries,
  sessionKeys,
  subscribeSession,
  writeSession,
} from './session';
export { storageKeys } from './storageKeys';
export { useSession } from './useSession';
