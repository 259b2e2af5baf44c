import type { ReactNode } from 'react';
import styled from 'styled-components';
import { emit } from '../../events';
import type { HeadingLevel } from '../basics';
import { Button, type ButtonStyleProps, buttonStyles, EmptyState, messages, useIsPrerendered } from '../basics';

/** Props of {@link SignedOutState}. */
export interface SignedOutStateProps {
  readonly title: string;
  readonly line: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The login dialog on the same page (spec §2 Auth modal), for pages before their script has loaded. */
const loginAddress = '?modal=auth&tab=login';

/** Shown to visitors in place of a player's data, with a login button. */
export function SignedOutState({ title, line, headingLevel = 2 }: SignedOutStateProps) {
  const isPrerendered = useIsPrerendered();
  return (
    <EmptyState
      title={title}
      line={line}
      headingLevel={headingLevel}
      action={
        isPrerendered ? (
          <ButtonLink $variant="primary" $size="md" href={loginAddress}>
            {messages.logIn}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => emit('dialog-requested', { dialog: 'auth', tab: 'login' })}>
            {messages.logIn}
          </Button>
        )
      }
    />
  );
}
