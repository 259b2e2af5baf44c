import { Actions, Bar, Message } from '@tessera/platform/host';
import { Button } from '@tessera/shared-contracts/ui';
import { messages } from './page.messages';

/** Notice that the page's own script did not load. It is prerendered, hidden, and shown by `pageScript.ts`, since React does not run then. */
export function PageScriptNotice() {
  return (
    <Bar $isShown role="alert">
      <Message>{messages.scriptMissing}</Message>
      <Actions>
        <Button size="sm">{messages.reload}</Button>
      </Actions>
    </Bar>
  );
}
