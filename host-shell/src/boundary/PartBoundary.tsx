import { Actions, Bar, Message } from '@tessera/platform/host';
import { Button, uiMessages } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { messages } from './boundary.messages';
import { ErrorBoundary } from './ErrorBoundary';

interface PartBoundaryProps {
  readonly part: keyof typeof messages.parts;
  readonly children: ReactNode;
}

/**
 * Error boundary of a part around or over the page. The part may have had no space in the layout, so a bar reports the
 * failure.
 */
export const PartBoundary = ({ part, children }: PartBoundaryProps) => (
  <ErrorBoundary
    renderFailure={(retry) => (
      <Bar role="alert" $isShown>
        <Message>{messages.parts[part]}</Message>
        <Actions>
          <Button size="sm" onClick={retry}>
            {uiMessages.tryAgain}
          </Button>
          <Button size="sm" variant="text" onClick={() => window.location.reload()}>
            {messages.reload}
          </Button>
        </Actions>
      </Bar>
    )}
  >
    {children}
  </ErrorBoundary>
);
