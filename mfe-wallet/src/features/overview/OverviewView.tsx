import { Button, DialogBody, ErrorState, FiatAmount } from '@tessera/shared-contracts/ui';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useBalance } from '../balances/useBalance';
import { selectDisplaySettings } from '../display-settings/displaySettingsSlice';
import { Allocation } from './Allocation';
import { BalanceList } from './BalanceList';
import { OverviewSkeleton } from './OverviewSkeleton';
import { messages } from './overview.messages';
import { Actions, Total, TotalHead } from './overview.styles';
import { visibleBalances } from './visibleBalances';

/** Total, its division, what can be done with it, and each currency. */
export function OverviewView({
  onDeposit,
  onWithdraw,
}: {
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
}) {
  const state = useBalance();
  const settings = useSelector(selectDisplaySettings);
  const actions = (
    <>
      <Button size="lg" icon={<ArrowUpFromLine aria-hidden="true" size={20} strokeWidth={1.9} />} onClick={onWithdraw}>
        {messages.withdraw}
      </Button>
      <Button
        variant="primary"
        size="lg"
        icon={<ArrowDownToLine aria-hidden="true" size={20} strokeWidth={1.9} />}
        onClick={onDeposit}
      >
        {messages.deposit}
      </Button>
    </>
  );

  if (state.status === 'loading') return <OverviewSkeleton actions={actions} />;
  if (state.status === 'failed') {
    return (
      <DialogBody>
        <ErrorState
          title={messages.failed}
          reason={messages.failedLine}
          onRetry={state.retry}
          isBusy={state.isRetrying}
          headingLevel={3}
        />
        <Actions>{actions}</Actions>
      </DialogBody>
    );
  }
  const { balance } = state;
  return (
    <>
      <DialogBody>
        <div>
          <TotalHead>
            <span>{messages.total}</span>
            <span>{messages.fiat}</span>
          </TotalHead>
          <Total>
            <FiatAmount amount={balance.totalUsd} isCentsDimmed />
          </Total>
        </div>
        <Allocation balances={balance.balances} />
        <Actions>{actions}</Actions>
      </DialogBody>
      <BalanceList balances={visibleBalances(balance, settings)} isFiatShown={settings.isFiatShown} />
    </>
  );
}
