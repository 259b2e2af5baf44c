import { clearSession } from '@tessera/shared-contracts/session';
import { TextLink } from '@tessera/shared-contracts/ui';
import { messages } from './withdraw.messages';

/** Ends the session that the provider no longer knows: the host then asks to log in, and what was typed waits. */
export function LogInAgain() {
  return <TextLink onClick={() => clearSession('expired')}>{messages.logIn}</TextLink>;
}
