import { ErrorState } from '@tessera/shared-contracts/ui';

interface ReadFailedProps {
  readonly title: string;
  readonly reason?: string | undefined;
  /** The failed read. */
  readonly of: { readonly retry: () => void; readonly isRetrying: boolean };
}

/** Says in a view of the wallet that something could not be read, with a retry. */
export const ReadFailed = ({ title, reason, of: { retry, isRetrying } }: ReadFailedProps) => (
  <ErrorState title={title} reason={reason} onRetry={retry} isBusy={isRetrying} headingLevel={3} />
);
