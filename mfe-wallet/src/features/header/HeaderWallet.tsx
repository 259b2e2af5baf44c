import { emit } from '@tessera/shared-contracts/events';
import { useSession } from '@tessera/shared-contracts/session';
import { keepFocusNear, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Clock, RefreshCw, TriangleAlert, Wallet } from 'lucide-react';
import { useSelector } from 'react-redux';
import { messages as balanceMessages } from '../balances/balances.messages';
import { HiddenAmount } from '../balances/HiddenAmount';
import { type BalanceState, useBalance } from '../balances/useBalance';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { CurrencyPicker } from './CurrencyPicker';
import { HeaderTotal } from './HeaderTotal';
import { Pill, RetryCell, Total, TotalCell, WalletCell } from './HeaderWallet.styles';
import { messages } from './header.messages';

const openWallet = () => emit('dialog-requested', { dialog: 'wallet' });

/** Balance, currency picker and Wallet button of the header; nothing for a visitor. */
export function HeaderWallet() {
  const session = useSession();
  return session ? <PlayerPill /> : null;
}

function PlayerPill() {
  const state = useBalance();
  const { areAmountsHidden } = useSelector(selectDisplaySettings);
  return (
    <Pill role="group" aria-label={messages.group}>
      <TotalCell type="button" onClick={openWallet}>
        <VisuallyHidden>{messages.total} </VisuallyHidden>
        <TotalWords state={state} areAmountsHidden={areAmountsHidden} />
      </TotalCell>
      <RetryButton state={state} />
      <CurrencyPicker
        balance={state.status === 'ready' ? state.balance : undefined}
        areAmountsHidden={areAmountsHidden}
      />
      <WalletCell type="button" onClick={openWallet}>
        <Wallet aria-hidden="true" size={18} strokeWidth={1.9} />
        {messages.wallet}
      </WalletCell>
    </Pill>
  );
}

/** The total, marked if it is stale, or the error. The button opens the wallet in every state. */
function TotalWords({ state, areAmountsHidden }: { readonly state: BalanceState; readonly areAmountsHidden: boolean }) {
  if (state.status === 'loading' || (state.status === 'failed' && state.isRetrying)) {
    return (
      <>
        <Skeleton width={72} height={16} />
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </>
    );
  }
  if (state.status === 'failed') {
    return (
      <>
        <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.9} />
        <span aria-hidden="true">{messages.unknown}</span>
        <VisuallyHidden>{messages.retryWhat}</VisuallyHidden>
      </>
    );
  }
  const { balance, stale } = state;
  return (
    <>
      {stale && <Clock aria-hidden="true" size={16} strokeWidth={1.9} />}
      <Total key={balance.totalUsd}>
        {areAmountsHidden ? <HiddenAmount /> : <HeaderTotal usd={balance.totalUsd} />}
      </Total>
      {stale && <VisuallyHidden>{` ${balanceMessages.asOf(stale.asOf)}`}</VisuallyHidden>}
    </>
  );
}

/** Beside the total; on phones it is inside the wallet. */
function RetryButton({ state }: { readonly state: BalanceState }) {
  const stale = state.status === 'ready' ? state.stale : undefined;
  const failure = state.status === 'failed' ? state : stale;
  if (failure === undefined) return null;
  const what = stale === undefined ? messages.retryWhat : `${messages.total} ${balanceMessages.asOf(stale.asOf)}`;
  return (
    <RetryCell
      ref={keepFocusNear}
      type="button"
      aria-busy={failure.isRetrying || undefined}
      aria-label={`${balanceMessages.retry}. ${what}`}
      title={what}
      onClick={failure.isRetrying ? undefined : failure.retry}
    >
      <RefreshCw aria-hidden="true" size={16} strokeWidth={1.9} />
    </RetryCell>
  );
}
