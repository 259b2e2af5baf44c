import type { ReactNode } from 'react';
import { messages } from './boundary.messages';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';

/** The outermost error boundary: without it React would leave an empty page. */
export const SiteBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    renderFailure={(retry) => (
      <main>
        <Failure title={messages.site} reason={messages.siteReason} onRetry={retry} />
      </main>
    )}
  >
    {children}
  </ErrorBoundary>
);
