import { showToast } from '@tessera/shared-contracts/events';
import { clearSession } from '@tessera/shared-contracts/session';

const messages = { loggedOut: 'You have been logged out successfully.' } as const;

/** Ends the session on this device; there is no call for it (spec §7). */
export function logOut(): void {
  clearSession('logout');
  showToast('info', messages.loggedOut);
}
