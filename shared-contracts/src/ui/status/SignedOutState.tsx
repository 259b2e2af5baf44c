import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { messages } from '../ui.messages';
import { EmptyState } from './EmptyState';
import type { HeadingLevel } from './State.styles';

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
