import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import { messages } from './balances.messages';

/** Placeholder of a hidden amount; its fixed length reveals nothing about the amount. */
export const HiddenAmount = () => (
  <span>
    <span aria-hidden="true">••••••</span>
    <VisuallyHidden>{messages.hidden}</VisuallyHidden>
  </span>
);
