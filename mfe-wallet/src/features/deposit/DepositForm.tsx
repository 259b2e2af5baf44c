import type { Coin } from '@tessera/shared-contracts/api';
import { Die, ErrorState, Notice } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { CoinSelect } from '../coins/CoinSelect';
import { useUnreadableCoins } from '../coins/coins.api';
import { useCoinPick } from '../coins/useCoinPick';
import { DepositAddressCard } from './DepositAddressCard';
import { AddressSkeleton } from './DepositSkeleton';
import { messages } from './deposit.messages';
import { Heading, NetworkName, Terms } from './deposit.styles';
import { useDepositAddress } from './useDepositAddress';

/** Coin, address and terms of a deposit. */
export function DepositForm({
  userId,
  coins,
  firstCoin,
}: {
  readonly userId: string;
  readonly firstCoin: string | undefined;
  readonly coins: readonly [Coin, ...Coin[]];
}) {
  // The address on the screen never becomes one of another coin by itself.
  const [first] = useState(firstCoin);
  const { coin, pick } = useCoinPick(coins, first);
  const address = useDepositAddress(userId, coin, coins);
  // A coin that could not be parsed may be the same coin on another network.
  const unreadable = useUnreadableCoins();
  const hasSeveralNetworks = unreadable > 0 || coins.filter(({ symbol }) => symbol === coin.symbol).length > 1;
  return (
    <>
      <CoinSelect coins={coins} coin={coin} onPick={pick} />
      {address.status === 'failed' ? (
        <ErrorState
          title={address.title}
          reason={address.message}
          onRetry={address.retry}
          isBusy={address.isRetrying}
          headingLevel={3}
        />
      ) : (
        <>
          <Heading>{messages.heading}</Heading>
          <Notice>
            <NetworkName>
              {coin.network ? messages.network(coin.symbol, coin.network) : messages.networkUnnamed(coin.symbol)}
            </NetworkName>{' '}
            {messages.networkLine}
          </Notice>
          {address.status === 'ready' ? (
            <DepositAddressCard
              key={address.address}
              symbol={coin.symbol}
              address={address.address}
              destinationTag={address.destinationTag}
            />
          ) : (
            <AddressSkeleton />
          )}
          <Terms>
            <span>
              <Die face={2} size={22} />
              {messages.confirmations}
            </span>
            <span>{hasSeveralNetworks ? messages.onlyOn(coin.symbol, coin.network) : messages.only(coin.symbol)}</span>
          </Terms>
        </>
      )}
    </>
  );
}
