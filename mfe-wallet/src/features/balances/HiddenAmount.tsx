import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import { messages } from './balances.messages';

/** Stands for an amount while amounts are hidden; as long as any other, so that it says nothing about the amount. */
export const HiddenAmount = () => (
  <span>
    <span aria-hidden="true">••••••</span>
    <VisuallyHidden>{messages.hidden}</VisuallyHidden>
  </span>
);
