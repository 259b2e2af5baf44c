import { calls } from '@tessera/shared-contracts/api/schema';
import { answered } from '@tessera/workbench/state';
import { holds } from './sampleBalance';

/** Texts of a hostile or careless provider. */
export const hostileText = '<b>Пример</b> עברית \u202eabc VeryLongWordWithoutAnySpaceInItThatNoColumnHasRoomFor';

/** An entry of the provider’s list of coins. */
export const coin = (symbol: string, name: string, network: string) => ({ symbol, name, network });
export const bitcoin = coin('BTC', 'Bitcoin', 'Bitcoin testnet');
export const ethereum = coin('ETH', 'Ethereum', 'Ethereum Sepolia');
export const ripple = coin('XRP', 'Ripple', 'XRP testnet');
export const tether = coin('USDT', 'Tether', 'ERC-20');

/** The provider lists just these coins. */
export const lists = (...coins: readonly unknown[]) => answered(calls.coins, coins);

/** The provider lists just one coin, of which the player holds something. */
export const only = (listed: typeof bitcoin) => [
  holds({ totalUsd: 100, balances: [{ currency: listed.symbol, amount: 100, usdValue: 100 }] }),
  lists(listed),
];

/** An account of the XRP Ledger. */
export const xrpAccount = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
export const ethereumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const bitcoinAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
