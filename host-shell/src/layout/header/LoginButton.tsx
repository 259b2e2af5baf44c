import { preloadModules } from '@tessera/platform/host';
import { emit } from '@tessera/shared-contracts/events';
import { Button } from '@tessera/shared-contracts/ui';
import { messages } from '../layout.messages';

const preloadAuth = () => preloadModules([['account', 'AuthDialog']]);

/** The header's control for visitors. */
export function LoginButton() {
  return (
    <Button
      variant="primary"
      onClick={() => emit('dialog-requested', { dialog: 'auth', tab: 'login' })}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      onTouchStart={preloadAuth}
    >
      {messages.logIn}
    </Button>
  );
}
