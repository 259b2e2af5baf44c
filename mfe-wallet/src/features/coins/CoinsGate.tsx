import type { Coin } from '@tessera/shared-contracts/api';
import { EmptyState, ErrorState } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useCoinsQuery } from './coins.api';
import { messages } from './coins.messages';

/** Renders content that needs a coin once the list has loaded; a skeleton while it loads, the error if it failed. */
export function CoinsGate({
  skeleton,
  aside,
  children,
}: {
  readonly skeleton: ReactNode;
  /** Shown above what is shown without coins. */
  readonly aside?: ReactNode;
  readonly children: (coins: readonly [Coin, ...Coin[]]) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useCoinsQuery();
  if (data !== undefined) {
    const [first, ...others] = data.readable;
    if (first !== undefined) return children([first, ...others]);
    return (
      <>
        {aside}
        <EmptyState title={messages.none} line={messages.noneLine} headingLevel={3} />
      </>
    );
  }
  if (error === undefined) return skeleton;
  return (
    <>
      {aside}
      <ErrorState title={messages.failed} onRetry={refetch} isBusy={isFetching} headingLevel={3} />
    </>
  );
}
