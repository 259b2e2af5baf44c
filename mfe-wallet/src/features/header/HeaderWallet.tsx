import { emit } from '@tessera/shared-contracts/events';
import { useSession } from '@tessera/shared-contracts/session';
import { CryptoAmount, keepFocusNear, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Clock, RefreshCw, TriangleAlert, Wallet } from 'lucide-react';
import { useSelector } from 'react-redux';
import { messages as balanceMessages } from '../balances/balances.messages';
import { HiddenAmount } from '../balances/HiddenAmount';
import { amountOf, type BalanceState, useBalance } from '../balances/useBalance';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { CurrencyPicker } from './CurrencyPicker';
import { HeaderTotal } from './HeaderTotal';
import { Pill, RetryCell, Total, TotalCell, WalletCell } from './HeaderWallet.styles';
import { messages } from './header.messages';
import { useShownCurrency } from './useShownCurrency';

const openWallet = () => emit('dialog-requested', { dialog: 'wallet' });

/** Balance, currency picker and Wallet button of the header; nothing for a visitor. */
export function HeaderWallet() {
  const session = useSession();
  return session ? <PlayerPill /> : null;
}

function PlayerPill() {
  const state = useBalance();
  const { areAmountsHidden } = useSelector(selectDisplaySettings);
  const shown = useShownCurrency(state);
  const played = shown.isInGame ? shown.symbol : undefined;
  return (
    <Pill role="group" aria-label={messages.group}>
      <TotalCell type="button" onClick={openWallet}>
        <VisuallyHidden>{`${played === undefined ? messages.total : messages.inGame(played)} `}</VisuallyHidden>
        <TotalWords state={state} played={played} areAmountsHidden={areAmountsHidden} />
      </TotalCell>
      <RetryButton state={state} />
      <CurrencyPicker
        shown={shown}
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

interface TotalWordsProps {
  readonly state: BalanceState;
  /** The currency of the running game. */
  readonly played: string | undefined;
  readonly areAmountsHidden: boolean;
}

/** The total, in a game the balance of its coin, marked if it is stale; or the error. The button opens the wallet in every state. */
function TotalWords({ state, played, areAmountsHidden }: TotalWordsProps) {
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
  const amount = played === undefined ? undefined : amountOf(balance, played);
  return (
    <>
      {stale && <Clock aria-hidden="true" size={16} strokeWidth={1.9} />}
      <Total key={amount ?? balance.totalUsd}>
        {areAmountsHidden ? (
          <HiddenAmount />
        ) : played === undefined ? (
          <HeaderTotal usd={balance.totalUsd} />
        ) : amount === undefined ? (
          messages.unknown
        ) : (
          <CryptoAmount amount={amount} />
        )}
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
