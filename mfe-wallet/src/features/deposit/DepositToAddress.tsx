import type { Coin } from '@tessera/shared-contracts/api';
import type { CoinTerms } from '@tessera/shared-contracts/extensions';
import { isPositiveDecimal } from '@tessera/shared-contracts/money';
import { Notice } from '@tessera/shared-contracts/ui';
import { ReadFailed } from '../../shared/ReadFailed';
import { shortAmount } from '../coin-terms/coinTerms.messages';
import { useUnreadableCoins } from '../coins/coins.api';
import { DepositAddressCard } from './DepositAddressCard';
import { AddressSkeleton } from './DepositSkeleton';
import { DepositTerms } from './DepositTerms';
import { messages } from './deposit.messages';
import { Heading, NetworkName } from './deposit.styles';
import type { DepositAddress } from './useDepositAddress';

/** The address of a coin, with what to know before it is used. */
export function DepositToAddress({
  address,
  coin,
  coins,
  terms,
  areTermsAwaited,
}: {
  readonly address: DepositAddress;
  readonly coin: Coin;
  readonly coins: readonly [Coin, ...Coin[]];
  readonly terms: CoinTerms['deposit'] | undefined;
  /** Until they are known the coin may be paused. */
  readonly areTermsAwaited: boolean;
}) {
  // A coin that could not be parsed may be the same coin on another network.
  const unreadable = useUnreadableCoins();
  const hasSeveralNetworks = unreadable > 0 || coins.filter(({ symbol }) => symbol === coin.symbol).length > 1;
  if (address.status === 'failed') {
    return <ReadFailed title={address.title} reason={address.message} of={address} />;
  }
  const shownTerms = { coin, terms, hasSeveralNetworks };
  return (
    <>
      {terms !== undefined && <DepositTerms {...shownTerms} />}
      <Heading>{messages.heading}</Heading>
      <Notice>
        <NetworkName>
          {coin.network ? messages.network(coin.symbol, coin.network) : messages.networkUnnamed(coin.symbol)}
        </NetworkName>{' '}
        {messages.networkLine}
      </Notice>
      {address.status === 'ready' && !areTermsAwaited ? (
        <DepositAddressCard
          key={address.address}
          symbol={coin.symbol}
          address={address.address}
          destinationTag={address.destinationTag}
          tooLittle={
            terms && isPositiveDecimal(terms.minimum)
              ? messages.notCredited(shortAmount(terms.minimum), coin.symbol)
              : undefined
          }
        />
      ) : (
        <AddressSkeleton />
      )}
      {terms === undefined && <DepositTerms {...shownTerms} />}
    </>
  );
}
