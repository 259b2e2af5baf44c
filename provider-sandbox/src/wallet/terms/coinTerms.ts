import type { Decimal } from '@tessera/shared-contracts/money';
import type { Sandbox } from '../../sandbox';
import type { CoinOnNetwork } from '../coins';

interface WithdrawalTerms {
  readonly minimum: Decimal;
  readonly fee: Decimal;
  /** Amount from which the console decides on a withdrawal; null for none. */
  readonly reviewFrom: Decimal | null;
}

/** What depositing and withdrawing a coin on a network costs and takes; amounts are in the coin. */
export interface Terms {
  readonly deposit: { readonly minimum: Decimal };
  readonly withdrawal: WithdrawalTerms;
}

/** A deposit is credited, and a withdrawal done, once this many blocks confirm it (spec §9 Deposit credited). */
export const confirmationsNeeded = 2;

const terms = (minimum: Decimal, withdrawal: WithdrawalTerms): Terms => ({ deposit: { minimum }, withdrawal });

/** By symbol and code of the network. Calls, checks and the ledger have their figures from here. */
export const coinTerms: ReadonlyMap<string, Terms> = new Map(
  Object.entries({
    'BTC/BTC': terms('0.00005', { minimum: '0.0005', fee: '0.0001', reviewFrom: '1' }),
    'ETH/ETH': terms('0.001', { minimum: '0.005', fee: '0.001', reviewFrom: '0.5' }),
    'LTC/LTC': terms('0.01', { minimum: '0.05', fee: '0.002', reviewFrom: '25' }),
    'USDT/ERC20': terms('1', { minimum: '20', fee: '3', reviewFrom: '2000' }),
    'USDT/TRC20': terms('1', { minimum: '5', fee: '1', reviewFrom: '2000' }),
    'SOL/SOL': terms('0.01', { minimum: '0.1', fee: '0.01', reviewFrom: '20' }),
    'DOGE/DOGE': terms('1', { minimum: '20', fee: '4', reviewFrom: '15000' }),
    'BCH/BCH': terms('0.001', { minimum: '0.01', fee: '0.0005', reviewFrom: '5' }),
    'XRP/XRP': terms('1', { minimum: '10', fee: '0.2', reviewFrom: '4000' }),
    'TRX/TRX': terms('1', { minimum: '20', fee: '1', reviewFrom: null }),
  }),
);

/** What holds where no terms are told: spec §7 knows neither minimum nor fee. */
const untold = terms('0', { minimum: '0', fee: '0', reviewFrom: null });

/** The terms of a coin; only a sandbox that offers the extension has any. */
export function termsOf(
  { config }: Pick<Sandbox, 'config'>,
  { symbol, networkCode }: Pick<CoinOnNetwork, 'symbol' | 'networkCode'>,
): Terms {
  const found = config.extensions.includes('coin-terms') ? coinTerms.get(`${symbol}/${networkCode}`) : untold;
  if (found === undefined) throw new Error(`There are no terms of ${symbol} on ${networkCode}.`);
  return found;
}
