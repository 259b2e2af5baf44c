import { useSyncExternalStore } from 'react';
import { emit } from '../events';
import { readKey, writeKey } from './storage';
import { storageNames } from './storageNames';

/** Key of `localStorage` that keeps the picked header currency on this device (spec §19 Picked currency). */
export const [pickedCurrencyKey] = storageNames('picked-currency');

/** The upper-case symbol that the player picked, or `undefined` before any pick. */
export function readPickedCurrency(): string | undefined {
  const symbol = readKey(pickedCurrencyKey);
  return symbol !== undefined && /^[A-Z]{2,10}$/.test(symbol) ? symbol : undefined;
}

/** Stores the pick on this device and fires `currency-picked`. */
export function writePickedCurrency(currency: string): void {
  writeKey(pickedCurrencyKey, currency);
  emit('currency-picked', { currency });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('currency-picked', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('currency-picked', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The picked header currency; re-renders when it changes in any tab. */
export function usePickedCurrency(): string | undefined {
  return useSyncExternalStore(subscribe, readPickedCurrency, () => undefined);
}
