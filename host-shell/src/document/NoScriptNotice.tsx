import { Bar, Message } from '@tessera/platform/host';
import { messages } from './page.messages';

/** Notice for browsers that run no scripts: prerendered content and links work, nothing else does. */
export function NoScriptNotice() {
  return (
    <Bar $isShown role="status">
      <Message>{messages.noScript}</Message>
    </Bar>
  );
}
