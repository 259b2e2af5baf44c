import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../../database';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import type { CoinOnNetwork } from '../coins';
import { walletMessages } from '../wallet.messages';
import { type Terms, termsOf } from './coinTerms';
import { readPause } from './pauses';

/** Which rule refuses an amount, and what would pass; undefined if none does. */
export function describeRefusal({ minimum, fee }: Terms['withdrawal'], coin: CoinOnNetwork, amount: Decimal) {
  if (compareDecimals(amount, minimum) < 0) return walletMessages.belowMinimum(minimum, coin);
  if (compareDecimals(fee, '0') > 0 && compareDecimals(amount, fee) <= 0) return walletMessages.notAboveFee(fee, coin);
  return undefined;
}

/**
 * The terms by which a withdrawal is paid.
 *
 * @throws HttpError 400 naming the rule that refuses it
 */
export async function requireTerms(
  sandbox: Sandbox,
  queries: Queries,
  coin: CoinOnNetwork,
  amount: Decimal,
): Promise<Terms['withdrawal']> {
  const pause = await readPause(queries, coin, 'withdrawal');
  if (pause !== undefined) throw new HttpError(400, walletMessages.withdrawalsPaused(coin, pause));
  const { withdrawal } = termsOf(sandbox, coin);
  const refusal = describeRefusal(withdrawal, coin, amount);
  if (refusal !== undefined) throw new HttpError(400, refusal);
  return withdrawal;
}
