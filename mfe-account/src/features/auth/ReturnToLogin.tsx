import { TextLink } from '@tessera/shared-contracts/ui';
import { LinkRow } from './AuthDialog.styles';
import { messages } from './auth.messages';

/** Link back to the login form. */
export const ReturnToLogin = ({ onReturn }: { readonly onReturn: () => void }) => (
  <LinkRow $align="start">
    <TextLink onClick={onReturn}>{messages.returnToLogin}</TextLink>
  </LinkRow>
);
