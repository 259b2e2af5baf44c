import { emit } from '@tessera/shared-contracts/events';
import { Button, EmptyState } from '@tessera/shared-contracts/ui';
import { messages } from './gamePage.messages';
import { Actions, Card } from './PlayerPage.styles';

const handleLogIn = () => emit('dialog-requested', { dialog: 'auth', tab: 'login' });

/** Real Play for a visitor: log in or play for fun. */
export function SignedOutView({ onFunPlay }: { readonly onFunPlay: () => void }) {
  return (
    <Card>
      <EmptyState
        title={messages.signedOutTitle}
        line={messages.signedOutLine}
        action={
          <Actions>
            <Button variant="primary" onClick={handleLogIn}>
              {messages.logIn}
            </Button>
            <Button onClick={onFunPlay}>{messages.funPlay}</Button>
          </Actions>
        }
      />
    </Card>
  );
}
