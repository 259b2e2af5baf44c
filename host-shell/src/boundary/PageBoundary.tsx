import { slotMessages } from '@tessera/platform/host';
import type { ReactNode } from 'react';
import { messages } from './boundary.messages';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';

/** Error boundary of a page of the shell; the frame around it stays. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    renderFailure={(retry) => <Failure title={messages.page} reason={slotMessages.restStillWorks} onRetry={retry} />}
  >
    {children}
  </ErrorBoundary>
);
