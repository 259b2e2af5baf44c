import { Button } from '@tessera/shared-contracts/ui';
import { Actions, Bar, Message } from '../releases/ReleaseBar.styles';
import { messages } from './page.messages';

/** What a page shows whose own script does not come. It is prerendered, and shown by `pageScript.ts`: no script of React's runs then. */
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
