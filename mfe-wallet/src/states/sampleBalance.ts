import { calls } from '@tessera/shared-contracts/api/schema';
import { answered, failed, serverMessage } from '@tessera/workbench/state';

/** A balance of several coins, one of them empty. */
export const sample = {
  totalUsd: 8412.07,
  balances: [
    { currency: 'BTC', amount: 0.08421839, usdValue: 5474.19 },
    { currency: 'ETH', amount: 0.6315, usdValue: 1957.65 },
    { currency: 'SOL', amount: 4.20817, usdValue: 631.22 },
    { currency: 'USDT', amount: 349.01, usdValue: 349.01 },
    { currency: 'DOGE', amount: 0, usdValue: 0 },
  ],
};

/** Long amounts and an unknown coin. */
export const rich = {
  totalUsd: 123456789.05,
  balances: [
    { currency: 'BTC', amount: '1234.567890120000001', usdValue: 80246912.34 },
    { currency: 'PEPE', amount: '99999999.00000001', usdValue: 43209876.7 },
    { currency: 'TRX', amount: 0.00000001, usdValue: 0.01 },
  ],
};

/** A row that cannot be read. */
export const unreadable = { currency: '', amount: 'much' };

/** The provider answers with this balance. */
export const holds = (balance: object) => answered(calls.balance, balance);
/** The provider answers with {@link sample}. */
export const held = [holds(sample)];
/** A player without money. */
export const poor = [holds({ totalUsd: 0, balances: [] })];
/** The balance cannot be loaded. */
export const unknown = failed(calls.balance, serverMessage);
