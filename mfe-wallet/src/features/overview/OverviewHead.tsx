import type { Balance } from '@tessera/shared-contracts/api';
import { ErrorState, FiatAmount, Skeleton, UnreadableRows } from '@tessera/shared-contracts/ui';
import type { BalanceState } from '../balances/useBalance';
import { Allocation } from './Allocation';
import { messages } from './overview.messages';
import { Total, TotalHead } from './overview.styles';

/** The total and its allocation; their skeleton; or an error. */
export function OverviewHead({ state }: { readonly state: BalanceState }) {
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={messages.failed}
        reason={messages.failedLine}
        onRetry={state.retry}
        isBusy={state.isRetrying}
        headingLevel={3}
      />
    );
  }
  return (
    <>
      <div>
        <TotalHead>
          <span>{messages.total}</span>
          <span>{messages.fiat}</span>
        </TotalHead>
        <Total as="div">
          {state.status === 'ready' ? (
            <FiatAmount amount={state.balance.totalUsd} isCentsDimmed />
          ) : (
            <Skeleton width={220} height={36} />
          )}
        </Total>
      </div>
      {state.status === 'ready' ? (
        <Division balances={state.balance.balances} />
      ) : (
        <>
          <Skeleton height={26} delayMs={30} />
          <Skeleton height={16} width="70%" delayMs={60} />
        </>
      )}
    </>
  );
}

/** Shares of only the readable rows would be mistaken for shares of the total, so they are shown only if all rows are readable. */
function Division({ balances: { readable, unreadable } }: Pick<Balance, 'balances'>) {
  if (unreadable === 0) return <Allocation balances={readable} />;
  return (
    <UnreadableRows count={unreadable} noun={messages.balance} nouns={messages.balancesInLine}>
      {messages.notAll}
    </UnreadableRows>
  );
}
