import { ErrorState } from '@tessera/shared-contracts/ui';
import { Component, type ReactNode } from 'react';

const messages = {
  title: 'This page could not be shown',
  reason: 'The rest of the site still works.',
} as const;

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary of a page of the shell; the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title={messages.title}
        reason={messages.reason}
        onRetry={() => this.setState({ hasFailed: false })}
        headingLevel={1}
      />
    );
  }
}
