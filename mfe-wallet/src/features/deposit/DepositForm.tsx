import type { Coin } from '@tessera/shared-contracts/api';
import { useState } from 'react';
import { CoinField } from '../coin-terms/CoinField';
import type { ToldTerms } from '../coin-terms/coinTerms.api';
import { messages as termMessages } from '../coin-terms/coinTerms.messages';
import { QuietLine } from '../coin-terms/coinTerms.styles';
import { findPause, findTerms } from '../coin-terms/findTerms';
import { useCoinPick } from '../coins/useCoinPick';
import { DepositLimitLine } from '../deposit-limit/DepositLimitLine';
import { DepositToAddress } from './DepositToAddress';
import { messages } from './deposit.messages';

/** Coin, terms and address of a deposit; a paused coin has no address. */
export function DepositForm({
  userId,
  coins,
  told,
  firstCoin,
}: {
  readonly userId: string;
  readonly firstCoin: string | undefined;
  readonly coins: readonly [Coin, ...Coin[]];
  readonly told: ToldTerms;
}) {
  // The address on the screen never becomes one of another coin by itself.
  const [first] = useState(firstCoin);
  const { coin, pick } = useCoinPick(coins, first);
  const pause = findPause('deposit', coin, coins, told.terms);
  return (
    <>
      <CoinField coins={coins} coin={coin} pause={pause} titleOf={messages.paused} onPick={pick} />
      <DepositLimitLine userId={userId} />
      {told.isFailed && <QuietLine>{termMessages.failed}</QuietLine>}
      {pause === undefined && (
        <DepositToAddress
          userId={userId}
          coin={coin}
          coins={coins}
          terms={told.terms && findTerms(coin, coins, told.terms)?.deposit}
          areTermsAwaited={told.isLoading}
        />
      )}
    </>
  );
}
