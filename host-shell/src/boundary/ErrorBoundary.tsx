import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in place of the children; `retry` mounts them again. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Reports what its children throw, and shows that they failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFailure(() => this.setState({ hasFailed: false }));
  }
}
