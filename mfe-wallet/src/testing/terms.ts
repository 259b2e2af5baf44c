import type { CoinTerms } from '@tessera/shared-contracts/extensions';

type Parts = Partial<Pick<CoinTerms, 'currency' | 'network'>> & {
  readonly deposit?: Partial<CoinTerms['deposit']>;
  readonly withdrawal?: Partial<CoinTerms['withdrawal']>;
};

/** Terms of a coin: of Bitcoin, unless told otherwise. */
export const someTerms = ({ deposit, withdrawal, ...rest }: Parts = {}): CoinTerms => ({
  currency: 'BTC',
  network: 'BTC',
  ...rest,
  deposit: { minimum: '0.0001', confirmations: 3, usualMinutes: 30, paused: null, ...deposit },
  withdrawal: { minimum: '0.0005', fee: '0.0001', usualMinutes: 20, reviewFrom: '0.05', paused: null, ...withdrawal },
  explorer: { transaction: undefined, address: undefined },
});
