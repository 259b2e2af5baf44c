import type { ReactNode } from 'react';
import type { HeadingLevel } from '../basics';
import { Button, EmptyState, messages } from '../basics';

/** Props of {@link SignedOutState}. */
export interface SignedOutStateProps {
  readonly title: string;
  readonly line: ReactNode;
  readonly onLogIn: () => void;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** What a visitor sees where a player's own data would be. */
export function SignedOutState({ title, line, onLogIn, headingLevel = 2 }: SignedOutStateProps) {
  return (
    <EmptyState
      title={title}
      line={line}
      headingLevel={headingLevel}
      action={
        <Button variant="primary" onClick={onLogIn}>
          {messages.logIn}
        </Button>
      }
    />
  );
}
