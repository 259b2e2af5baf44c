import { clearSession } from '@tessera/shared-contracts/session';
import { TextLink } from '@tessera/shared-contracts/ui';
import { messages } from './withdraw.messages';

/** Ends the expired session: the host then asks the player to log in, and the form keeps its values. */
export function LogInAgain() {
  return <TextLink onClick={() => clearSession('expired')}>{messages.logIn}</TextLink>;
}
