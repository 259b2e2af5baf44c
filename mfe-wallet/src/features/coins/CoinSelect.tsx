import type { Coin } from '@tessera/shared-contracts/api';
import { Badge, CoinTile, Select, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useUnreadableCoins } from './coins.api';
import { messages } from './coins.messages';
import { coinKey } from './useCoinPick';

/** Picks one of the provider's coins: symbol, name and network. */
export function CoinSelect({
  coins,
  coin,
  onPick,
}: {
  readonly coins: readonly Coin[];
  readonly coin: Coin;
  readonly onPick: (key: string) => void;
}) {
  const unreadable = useUnreadableCoins();
  return (
    <>
      <Select
        label={messages.currency}
        value={coinKey(coin)}
        onChange={onPick}
        options={coins.map((option) => ({
          value: coinKey(option),
          label: option.symbol,
          isSymbol: true,
          description: option.name,
          icon: <CoinTile symbol={option.symbol} />,
          badge: option.network && <Badge>{option.network}</Badge>,
        }))}
      />
      <UnreadableRows count={unreadable} noun={messages.coin} nouns={messages.coins} />
    </>
  );
}
