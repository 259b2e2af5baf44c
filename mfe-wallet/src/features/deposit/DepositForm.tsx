import type { Coin } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { type ReactNode, useEffect, useState } from 'react';
import { CoinField } from '../coin-terms/CoinField';
import type { ToldTerms } from '../coin-terms/coinTerms.api';
import { messages as termMessages } from '../coin-terms/coinTerms.messages';
import { QuietLine } from '../coin-terms/coinTerms.styles';
import { findPause, findTerms } from '../coin-terms/findTerms';
import { useCoinPick } from '../coins/useCoinPick';
import { DepositLimitLine } from '../deposit-limit/DepositLimitLine';
import { useDepositLimit } from '../deposit-limit/depositLimit.api';
import { useFiat } from '../rates/useFiat';
import { DepositSkeleton } from './DepositSkeleton';
import { DepositToAddress } from './DepositToAddress';
import { messages } from './deposit.messages';
import { useDepositAddress } from './useDepositAddress';

/** How long the form waits for what would move it. */
const patienceMs = 3_000;

/** Coin, terms and address of a deposit; a paused coin has no address. */
export function DepositForm({
  userId,
  coins,
  told,
  firstCoin,
  lead,
  isLeadAwaited,
}: {
  readonly userId: string;
  readonly firstCoin: string | undefined;
  readonly coins: readonly [Coin, ...Coin[]];
  readonly told: ToldTerms;
  /** Shown above the form. */
  readonly lead: ReactNode;
  readonly isLeadAwaited: boolean;
}) {
  // The address on the screen never becomes one of another coin by itself.
  const [first] = useState(firstCoin);
  const { coin, pick } = useCoinPick(coins, first);
  const pause = findPause('deposit', coin, coins, told.terms);
  const address = useDepositAddress(userId, coin, coins, pause !== undefined);
  const limit = useDepositLimit(userId);
  const { identityDocuments: documents = [] } = readSiteConfig();
  const hasFiat = useFiat() !== undefined;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const isLimitAwaited = limit.isLoading || (limit.data?.lowest !== undefined && !hasFiat);
  if (!isShown) {
    if (isLeadAwaited || told.isLoading || isLimitAwaited) return <DepositSkeleton />;
    setIsShown(true);
  }
  return (
    <>
      {lead}
      <CoinField coins={coins} coin={coin} pause={pause} titleOf={messages.paused} onPick={pick} />
      <DepositLimitLine userId={userId} />
      {documents.length > 0 && <QuietLine>{messages.documents(documents)}</QuietLine>}
      {told.isFailed && <QuietLine>{termMessages.failed}</QuietLine>}
      {pause === undefined && (
        <DepositToAddress
          address={address}
          coin={coin}
          coins={coins}
          terms={told.terms && findTerms(coin, coins, told.terms)?.deposit}
          areTermsAwaited={told.isLoading}
        />
      )}
    </>
  );
}
