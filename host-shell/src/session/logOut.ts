import { request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { hasExtension, logout } from '@tessera/shared-contracts/extensions';
import { clearSession } from '@tessera/shared-contracts/session';

const messages = {
  loggedOut: 'You have been logged out successfully.',
  onlyHere:
    'You are logged out here, but the service could not be told. End this session in Settings when you are back.',
} as const;

/** Ends the session on this device at once, and at the provider where it has the call for it (spec §16). */
export function logOut(): void {
  // Before the session is cleared: the call carries its token.
  const ended = hasExtension('logout') ? sendCall(request(logout)) : undefined;
  clearSession('logout');
  showToast('info', messages.loggedOut);
  void ended?.then(({ error }) => {
    // `aborted` means that the answer came after the logout, as expected.
    if (error?.kind === 'unreachable' || error?.kind === 'timed-out') showToast('warning', messages.onlyHere);
  });
}
