import { Button, DialogBody } from '@tessera/shared-contracts/ui';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useBalance } from '../balances/useBalance';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { useFiat } from '../rates/useFiat';
import { LastWithdrawals } from '../withdraw/LastWithdrawals';
import { BalanceList } from './BalanceList';
import { BalanceListSkeleton } from './BalanceListSkeleton';
import { OverviewHead } from './OverviewHead';
import { messages } from './overview.messages';
import { Actions } from './overview.styles';
import { visibleBalances } from './visibleBalances';

/** What is known of the last withdrawals; total, allocation, actions, and each currency. */
export function OverviewView({
  onDeposit,
  onWithdraw,
}: {
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
}) {
  const state = useBalance({ isRefreshed: true });
  const fiat = useFiat();
  const settings = useSelector(selectDisplaySettings);
  return (
    <>
      <LastWithdrawals />
      <DialogBody aria-busy={state.status === 'loading'}>
        <OverviewHead state={state} fiat={fiat} />
        {/* The same buttons in every state: one that is being pressed while the balance loads must not remount. */}
        <Actions>
          <Button
            size="lg"
            icon={<ArrowUpFromLine aria-hidden="true" size={20} strokeWidth={1.9} />}
            onClick={onWithdraw}
          >
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
        </Actions>
      </DialogBody>
      {state.status === 'loading' && <BalanceListSkeleton />}
      {state.status === 'ready' && (
        <BalanceList
          balances={visibleBalances(state.balance, settings)}
          fiat={fiat}
          isFiatShown={settings.isFiatShown}
          areAmountsHidden={settings.areAmountsHidden}
        />
      )}
    </>
  );
}
