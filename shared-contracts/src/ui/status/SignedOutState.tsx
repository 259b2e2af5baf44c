import type { ReactNode } from 'react';
import { emit } from '../../events';
import type { HeadingLevel } from '../basics';
import { Button, EmptyState, messages } from '../basics';

/** Props of {@link SignedOutState}. */
export interface SignedOutStateProps {
  readonly title: string;
  readonly line: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Shown to visitors in place of a player's own data, with a login button. */
export function SignedOutState({ title, line, headingLevel = 2 }: SignedOutStateProps) {
  return (
    <EmptyState
      title={title}
      line={line}
      headingLevel={headingLevel}
      action={
        <Button variant="primary" onClick={() => emit('dialog-requested', { dialog: 'auth', tab: 'login' })}>
          {messages.logIn}
        </Button>
      }
    />
  );
}
