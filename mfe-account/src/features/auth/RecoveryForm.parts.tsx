import { Notice, TextLink } from '@tessera/shared-contracts/ui';
import { LinkRow } from './AuthDialog.styles';
import { messages } from './auth.messages';

export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <Notice tone="loss" role="alert">
      {text}
    </Notice>
  );

export const Return = ({ onReturn }: { readonly onReturn: () => void }) => (
  <LinkRow $align="start">
    <TextLink onClick={onReturn}>{messages.returnToLogin}</TextLink>
  </LinkRow>
);
