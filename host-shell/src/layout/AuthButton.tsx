import { preloadModules } from '@tessera/platform/host';
import { emit } from '@tessera/shared-contracts/events';
import { Button } from '@tessera/shared-contracts/ui';
import { messages } from './layout.messages';

const preloadAuth = () => preloadModules([['account', 'AuthDialog']]);
const labels = { login: messages.logIn, register: messages.register } as const;

interface AuthButtonProps {
  readonly tab: keyof typeof labels;
  readonly variant?: 'primary' | 'secondary';
}

/** Opens the auth dialog at a tab, and preloads it on intent. */
export const AuthButton = ({ tab, variant = 'secondary' }: AuthButtonProps) => (
  <Button
    variant={variant}
    onClick={() => emit('dialog-requested', { dialog: 'auth', tab })}
    onPointerEnter={preloadAuth}
    onFocus={preloadAuth}
    onTouchStart={preloadAuth}
  >
    {labels[tab]}
  </Button>
);
