import { ErrorState, Tile } from '@tessera/shared-contracts/ui';

interface ListFailedProps {
  readonly title: string;
  readonly reason: string | undefined;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a list that could not be loaded, with the reason. */
export const ListFailed = ({ title, reason, isRetrying, onRetry }: ListFailedProps) => (
  <Tile>
    <ErrorState title={title} reason={reason} onRetry={onRetry} isBusy={isRetrying} />
  </Tile>
);
