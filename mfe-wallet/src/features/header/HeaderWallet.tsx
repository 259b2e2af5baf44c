import { emit } from '@tessera/shared-contracts/events';
import { useSession } from '@tessera/shared-contracts/session';
import { FiatAmount, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { RefreshCw, Wallet } from 'lucide-react';
import { type BalanceState, useBalance } from '../balances/useBalance';
import { CurrencyPicker } from './CurrencyPicker';
import { Pill, Total, TotalCell, WalletCell } from './HeaderWallet.styles';
import { messages } from './header.messages';

const openWallet = () => emit('dialog-requested', { dialog: 'wallet' });

/** Balance, currency picker and Wallet button of the header; nothing for a visitor. */
export function HeaderWallet() {
  const session = useSession();
  return session ? <PlayerPill /> : null;
}

function PlayerPill() {
  const state = useBalance();
  return (
    <Pill role="group" aria-label={messages.group}>
      <TotalButton state={state} />
      <CurrencyPicker balance={state.status === 'ready' ? state.balance : undefined} />
      <WalletCell type="button" onClick={openWallet}>
        <Wallet aria-hidden="true" size={18} strokeWidth={1.9} />
        {messages.wallet}
      </WalletCell>
    </Pill>
  );
}

function TotalButton({ state }: { readonly state: BalanceState }) {
  if (state.status === 'failed' && !state.isRetrying) {
    return (
      <TotalCell type="button" onClick={state.retry} title={messages.retryWhat}>
        <RefreshCw aria-hidden="true" size={16} strokeWidth={1.9} />
        {messages.retry}
        <VisuallyHidden>. {messages.retryWhat}</VisuallyHidden>
      </TotalCell>
    );
  }
  return (
    <TotalCell type="button" onClick={openWallet}>
      <VisuallyHidden>{messages.total} </VisuallyHidden>
      {state.status === 'ready' ? (
        <Total key={state.balance.totalUsd}>
          <FiatAmount amount={state.balance.totalUsd} />
        </Total>
      ) : (
        <>
          <Skeleton width={72} height={16} />
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </>
      )}
    </TotalCell>
  );
}
