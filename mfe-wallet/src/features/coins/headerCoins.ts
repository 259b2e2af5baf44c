/** A currency of the header's picker. */
export interface HeaderCoin {
  readonly symbol: string;
  readonly name: string;
}

/** The nine currencies of the header, in the order of spec §3 Header currencies. */
export const headerCoins = [
  { symbol: 'BTC', name: 'Bitcoin' },
  { symbol: 'ETH', name: 'Ethereum' },
  { symbol: 'LTC', name: 'Litecoin' },
  { symbol: 'USDT', name: 'Tether' },
  { symbol: 'SOL', name: 'Solana' },
  { symbol: 'DOGE', name: 'Dogecoin' },
  { symbol: 'BCH', name: 'Bitcoin Cash' },
  { symbol: 'XRP', name: 'Ripple' },
  { symbol: 'TRX', name: 'Tron' },
] as const satisfies readonly HeaderCoin[];

/** The name of a currency, or its symbol if the name is unknown. */
export const coinName = (symbol: string): string =>
  headerCoins.find((coin) => coin.symbol === symbol.toUpperCase())?.name ?? symbol;
