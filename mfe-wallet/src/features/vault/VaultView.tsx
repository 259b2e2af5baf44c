import { formatFiatValue } from '@tessera/shared-contracts/fiat';
import { DialogBody, Skeleton, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { ReadFailed } from '../../shared/ReadFailed';
import { messages as balanceMessages } from '../balances/balances.messages';
import { HiddenAmount } from '../balances/HiddenAmount';
import { useBalance } from '../balances/useBalance';
import { BreakLine } from '../break/BreakLine';
import { useBreak } from '../break/break.api';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { BalanceList } from '../overview/BalanceList';
import { messages as overviewMessages } from '../overview/overview.messages';
import { Total, TotalHead } from '../overview/overview.styles';
import { visibleBalances } from '../overview/visibleBalances';
import { FiatValue } from '../rates/FiatValue';
import { useFiat } from '../rates/useFiat';
import { DialogTabs } from '../wallet-dialog/DialogTabs';
import { MoveForm } from './MoveForm';
import { VaultSkeleton } from './VaultSkeleton';
import { type Direction, useVault } from './vault.api';
import { messages } from './vault.messages';

const tabs = [
  { id: 'in', label: messages.in },
  { id: 'out', label: messages.out },
] as const satisfies readonly { id: Direction; label: string }[];

/** What is put away from play, and the forms that move money in and out. */
export function VaultView({ userId }: { readonly userId: string }) {
  const vault = useVault();
  const balance = useBalance({ isRefreshed: true });
  const fiat = useFiat();
  const settings = useSelector(selectDisplaySettings);
  const playerBreak = useBreak();
  const [direction, setDirection] = useState<Direction>('in');
  const idBase = useId();
  const source = direction === 'in' ? balance : vault;
  const isRefused = direction === 'in' && playerBreak.current !== undefined;
  if (vault.status === 'loading' || playerBreak.isLoading) return <VaultSkeleton />;
  if (vault.status === 'failed') {
    return (
      <DialogBody>
        <ReadFailed title={messages.failed} reason={messages.failedLine} of={vault} />
      </DialogBody>
    );
  }
  const { totalUsd, balances, proof } = vault.balance;
  const { areAmountsHidden, isFiatShown } = settings;
  const value = fiat && formatFiatValue(totalUsd, fiat);
  return (
    <>
      <DialogBody>
        <div>
          <TotalHead>{messages.total}</TotalHead>
          <Total $length={areAmountsHidden || !value ? 0 : (value.whole + value.cents).length}>
            <div>
              {areAmountsHidden && <HiddenAmount />}
              {!areAmountsHidden &&
                (fiat ? <FiatValue usd={totalUsd} fiat={fiat} isCentsDimmed /> : <Skeleton width={220} height={36} />)}
            </div>
          </Total>
        </div>
        <p>{messages.line}</p>
        <UnreadableRows
          count={balances.unreadable}
          noun={overviewMessages.balance}
          nouns={overviewMessages.balancesInLine}
        />
      </DialogBody>
      <DialogTabs label={messages.tabs} tabs={tabs} selected={direction} onSelect={setDirection} idBase={idBase} />
      <DialogBody
        role="tabpanel"
        id={`${idBase}-panel-${direction}`}
        aria-labelledby={`${idBase}-tab-${direction}`}
        tabIndex={-1}
      >
        {direction === 'in' && <BreakLine of="vault" />}
        {source.status === 'loading' && <Skeleton height={72} radius={10} />}
        {source.status === 'failed' && <ReadFailed title={balanceMessages.failed} of={source} />}
        {source.status === 'ready' && !isRefused && (
          <MoveForm
            key={direction}
            userId={userId}
            direction={direction}
            source={source}
            proofKind={direction === 'out' ? proof : undefined}
          />
        )}
      </DialogBody>
      {balances.readable.length > 0 && (
        <BalanceList
          label={messages.coins}
          empty={messages.nothing.out}
          balances={visibleBalances(vault.balance, settings)}
          fiat={fiat}
          isFiatShown={isFiatShown}
          areAmountsHidden={areAmountsHidden}
        />
      )}
    </>
  );
}
