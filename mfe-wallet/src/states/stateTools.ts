export const balanceCall = { method: 'GET', path: '/wallet-service/api/wallet/*/balance' } as const;
export const coinsCall = { method: 'GET', path: '/wallet-service/api/wallet/coins' } as const;
export const addressCall = { method: 'GET', path: '/wallet-service/api/wallet/*/deposit-address' } as const;
export const transactionsCall = { method: 'GET', path: '/wallet-service/api/wallet/*/transactions' } as const;

/** Longer than a state is open. */
export const longDelayMs = 10_000;

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

/** The provider answers with {@link sample}. */
export const held = [{ ...balanceCall, status: 200, body: sample }];

/** Long amounts and an unknown coin. */
export const rich = {
  totalUsd: 123456789.05,
  balances: [
    { currency: 'BTC', amount: '1234.567890120000001', usdValue: 80246912.34 },
    { currency: 'PEPE', amount: '99999999.00000001', usdValue: 43209876.7 },
    { currency: 'TRX', amount: 0.00000001, usdValue: 0.01 },
  ],
};

/** The dialog at one of its views. */
export const dialog = (view: string) => ({ module: 'WalletDialog', props: { view } }) as const;
