import { useSyncExternalStore } from 'react';
import { emit } from '../events';
import { playerItem } from './playerItem';
import { readSession, subscribeSession } from './session';

const item = playerItem('tessera.account.first-steps', 'device');
const shown = 'shown';

/**
 * Shows the first steps of a new account on this device, or hides them for good; fires `first-steps-changed`. Only a
 * registration shows them: players who log in elsewhere are not asked again.
 */
export function setFirstSteps(userId: string, isShown: boolean): void {
  item.write(userId, isShown ? shown : 'hidden');
  emit('first-steps-changed', { isShown });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('first-steps-changed', onChange);
  window.addEventListener('storage', onChange);
  const unsubscribe = subscribeSession(onChange);
  return () => {
    window.removeEventListener('first-steps-changed', onChange);
    window.removeEventListener('storage', onChange);
    unsubscribe();
  };
}

/** Whether the home page shows the first steps to the signed-in player; re-renders when it changes in any tab. */
export const useHasFirstSteps = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => item.read(readSession()?.user.id) === shown,
    () => false,
  );
