import { ErrorState, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { problemMessage } from '../../shared';
import { ListRow } from './Sessions.styles';

interface LoadedListProps {
  readonly query: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly loading: string;
  readonly failed: string;
  /** Height of the skeleton, in pixels; one row by default. */
  readonly height?: number;
  readonly children: ReactNode;
}

/** A list of a card: a skeleton while it loads, the error and a Retry button after a failure. */
export function LoadedList({
  query: { data, error, isFetching, refetch },
  loading,
  failed,
  height = 38,
  children,
}: LoadedListProps) {
  if (data !== undefined) return children;
  if (error !== undefined) {
    return (
      <div>
        <ErrorState
          title={failed}
          reason={problemMessage(error, failed)}
          onRetry={refetch}
          isBusy={isFetching}
          headingLevel={3}
        />
      </div>
    );
  }
  return (
    <ListRow as="div" role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton width="60%" height={height} />
    </ListRow>
  );
}
