import type { Balance } from '@tessera/shared-contracts/api';
import type { Fiat } from '@tessera/shared-contracts/fiat';
import { formatFiatValue } from '@tessera/shared-contracts/fiat';
import { Button, IconButton, Skeleton, UnreadableRows } from '@tessera/shared-contracts/ui';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { ReadFailed } from '../../shared/ReadFailed';
import { messages as balanceMessages } from '../balances/balances.messages';
import { HiddenAmount } from '../balances/HiddenAmount';
import type { BalanceState, StaleBalance } from '../balances/useBalance';
import { amountsToggled, hiddenAmountsItem, selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { FiatValue } from '../rates/FiatValue';
import { messages as rateMessages } from '../rates/rates.messages';
import { Allocation } from './Allocation';
import { messages } from './overview.messages';
import { Note, StaleNote, Total, TotalHead } from './overview.styles';

/** The total and its allocation; their skeleton; or an error. `fiat` is `undefined` while its rate is loading. */
export function OverviewHead({ state, fiat }: { readonly state: BalanceState; readonly fiat: Fiat | undefined }) {
  const { areAmountsHidden } = useSelector(selectDisplaySettings);
  if (state.status === 'failed') {
    return <ReadFailed title={messages.failed} reason={messages.failedLine} of={state} />;
  }
  return (
    <>
      <div>
        <TotalHead>
          <span>{messages.total}</span>
          <EyeButton areAmountsHidden={areAmountsHidden} />
          <span translate="no">{fiat?.code}</span>
        </TotalHead>
        {state.status === 'ready' && fiat ? (
          <OverviewTotal total={state.balance.totalUsd} fiat={fiat} isHidden={areAmountsHidden} />
        ) : (
          <Total $length={0}>
            <Skeleton width={220} height={36} />
          </Total>
        )}
        {fiat === undefined && (
          <Note>
            <Skeleton width={220} height={18} />
          </Note>
        )}
        {fiat?.origin && <Note>{rateMessages.origin(fiat.origin.source, fiat.origin.date)}</Note>}
        <div role="status">{state.status === 'ready' && state.stale && <Stale {...state.stale} />}</div>
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

function OverviewTotal({
  total,
  fiat,
  isHidden,
}: {
  readonly total: string;
  readonly fiat: Fiat;
  readonly isHidden: boolean;
}) {
  const { whole, cents } = formatFiatValue(total, fiat);
  return (
    <Total $length={isHidden ? 0 : (whole + cents).length}>
      <div>{isHidden ? <HiddenAmount /> : <FiatValue usd={total} fiat={fiat} isCentsDimmed />}</div>
    </Total>
  );
}

/** Hides all amounts of the wallet on this device, for players in public places. */
function EyeButton({ areAmountsHidden }: { readonly areAmountsHidden: boolean }) {
  const dispatch = useDispatch();
  const Icon = areAmountsHidden ? EyeOff : Eye;
  const handleClick = () => {
    hiddenAmountsItem.write(areAmountsHidden ? '' : '1');
    dispatch(amountsToggled(!areAmountsHidden));
  };
  return (
    <IconButton
      size="sm"
      label={messages.hideAmounts}
      aria-pressed={areAmountsHidden}
      icon={<Icon aria-hidden="true" />}
      onClick={handleClick}
    />
  );
}

/** Warns that balances are stale, and shows their age. */
const Stale = ({ asOf, isRetrying, retry }: StaleBalance) => (
  <StaleNote>
    <span>{messages.stale(balanceMessages.asOf(asOf))}</span>
    <Button
      isBusy={isRetrying}
      holdsDialog={false}
      icon={<RefreshCw aria-hidden="true" size={16} strokeWidth={1.9} />}
      onClick={retry}
    >
      {balanceMessages.retry}
    </Button>
  </StaleNote>
);

/** Shown only if all rows were parsed: shares of some rows would be mistaken for shares of the total. */
function Division({ balances: { readable, unreadable } }: Pick<Balance, 'balances'>) {
  if (unreadable === 0) return <Allocation balances={readable} />;
  return (
    <UnreadableRows count={unreadable} noun={messages.balance} nouns={messages.balancesInLine}>
      {messages.notAll}
    </UnreadableRows>
  );
}
