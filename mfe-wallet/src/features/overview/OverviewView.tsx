import type { Balance } from '@tessera/shared-contracts/api';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { Fiat } from '@tessera/shared-contracts/fiat';
import { Button, DialogBody } from '@tessera/shared-contracts/ui';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useBalance } from '../balances/useBalance';
import { BreakLine } from '../break/BreakLine';
import { useBreak } from '../break/break.api';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { useFiat } from '../rates/useFiat';
import { VaultRow } from '../vault/VaultRow';
import { LastWithdrawals } from '../withdraw/LastWithdrawals';
import { BalanceList } from './BalanceList';
import { BalanceListSkeleton } from './BalanceListSkeleton';
import { OverviewHead } from './OverviewHead';
import { messages } from './overview.messages';
import { Actions } from './overview.styles';
import { visibleBalances } from './visibleBalances';

/** Outcomes of the last withdrawals; total, allocation, actions, the vault, and each currency. */
export function OverviewView({ onOpen }: { readonly onOpen: (view: 'deposit' | 'withdraw' | 'vault') => void }) {
  const state = useBalance({ isRefreshed: true });
  const fiat = useFiat();
  const isOnBreak = useBreak().current !== undefined;
  return (
    <>
      <LastWithdrawals />
      <DialogBody aria-busy={state.status === 'loading'}>
        <OverviewHead state={state} fiat={fiat} />
        {/* The same buttons in every state: a remount would swallow a press while the balance loads. */}
        <Actions>
          <Button
            size="lg"
            icon={<ArrowUpFromLine aria-hidden="true" size={20} strokeWidth={1.9} />}
            onClick={() => onOpen('withdraw')}
          >
            {messages.withdraw}
          </Button>
          <Button
            variant={isOnBreak ? 'secondary' : 'primary'}
            size="lg"
            icon={<ArrowDownToLine aria-hidden="true" size={20} strokeWidth={1.9} />}
            onClick={() => onOpen('deposit')}
          >
            {messages.deposit}
          </Button>
        </Actions>
        <BreakLine of="deposits" />
      </DialogBody>
      {hasExtension('vault') && <VaultRow fiat={fiat} onOpen={() => onOpen('vault')} />}
      {state.status === 'loading' && <BalanceListSkeleton />}
      {state.status === 'ready' && <Balances balance={state.balance} fiat={fiat} />}
    </>
  );
}

function Balances({ balance, fiat }: { readonly balance: Balance; readonly fiat: Fiat | undefined }) {
  const settings = useSelector(selectDisplaySettings);
  const balances = visibleBalances(balance, settings);
  // A row that could not be parsed may be a balance; the head reports it.
  if (balances.length === 0 && balance.balances.unreadable > 0) return null;
  return (
    <BalanceList
      balances={balances}
      fiat={fiat}
      isFiatShown={settings.isFiatShown}
      areAmountsHidden={settings.areAmountsHidden}
    />
  );
}
