import type { NetworkKind } from '@tessera/shared-contracts/addresses';
import { type Decimal, fixDecimal, multiplyDecimals } from '@tessera/shared-contracts/money';

/** A coin on one network. */
export interface CoinOnNetwork {
  readonly symbol: string;
  readonly name: string;
  readonly network: string;
  /** Value of `network=` that selects this entry if a coin has several. */
  readonly networkCode: string;
}

const coin = (symbol: string, name: string, network: string, networkCode = symbol): CoinOnNetwork => ({
  symbol,
  name,
  network,
  networkCode,
});

/** The sandbox's addresses, and the ones it pays to, are of test networks: its coins have no value. */
export const networkKind: NetworkKind = 'test';

/** The coins that the sandbox supports; a coin's first entry is its default network. */
export const coins: readonly CoinOnNetwork[] = [
  coin('BTC', 'Bitcoin', 'Bitcoin testnet'),
  coin('ETH', 'Ethereum', 'Ethereum Sepolia'),
  coin('LTC', 'Litecoin', 'Litecoin testnet'),
  coin('USDT', 'Tether', 'ERC-20', 'ERC20'),
  coin('USDT', 'Tether', 'TRC-20', 'TRC20'),
  coin('SOL', 'Solana', 'Solana devnet'),
  coin('DOGE', 'Dogecoin', 'Dogecoin testnet'),
  coin('BCH', 'Bitcoin Cash', 'Bitcoin Cash testnet'),
  coin('XRP', 'Ripple', 'XRP testnet'),
  coin('TRX', 'Tron', 'Tron Shasta'),
];

/** Fixed value of one unit in the sandbox. Documented in `API.md`; not a market price. */
export const usdRates: ReadonlyMap<string, Decimal> = new Map(
  Object.entries({
    BTC: '65000',
    ETH: '3100',
    LTC: '80',
    USDT: '1',
    SOL: '150',
    DOGE: '0.15',
    BCH: '450',
    XRP: '0.6',
    TRX: '0.12',
  }),
);

/** Value in USD, truncated to whole cents, so that a total never exceeds the actual value. */
export const usdValue = (amount: Decimal, currency: string): Decimal =>
  fixDecimal(multiplyDecimals(amount, usdRates.get(currency) ?? '0'), 2);

/** All entries of the coin, default network first; empty for an unknown coin. */
export const networksOf = (symbol: string): readonly CoinOnNetwork[] =>
  coins.filter((entry) => entry.symbol === symbol.toUpperCase());

/** The entry of the coin on a network (`TRC20`, `TRC-20`, any case), or on its default one. */
export function findCoin(symbol: string, network?: string): CoinOnNetwork | undefined {
  const plain = (text: string) => text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const entries = networksOf(symbol);
  if (network === undefined || network === '') return entries[0];
  return entries.find((entry) => [entry.networkCode, entry.network].some((name) => plain(name) === plain(network)));
}
