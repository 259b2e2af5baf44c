import type { Coin } from '@tessera/shared-contracts/api';
import type { CoinTerms } from '@tessera/shared-contracts/extensions';
import { isPositiveDecimal } from '@tessera/shared-contracts/money';
import { Die } from '@tessera/shared-contracts/ui';
import { messages as termMessages } from '../coin-terms/coinTerms.messages';
import { messages } from './deposit.messages';
import { Terms } from './deposit.styles';

/** Confirmations of a deposit whose terms are not told (spec §9 Deposit credited). */
const usualConfirmations = 2;

/** When a deposit is credited, and on which network it arrives. */
export function DepositTerms({
  coin,
  terms,
  hasSeveralNetworks,
}: {
  readonly coin: Coin;
  readonly terms: CoinTerms['deposit'] | undefined;
  /** Whether the coin may also be deposited on another network. */
  readonly hasSeveralNetworks: boolean;
}) {
  const { confirmations, usualMinutes } = terms ?? { confirmations: usualConfirmations };
  return (
    <Terms>
      <span>
        <Die face={2} size={22} />
        <span>{messages.confirmations(confirmations)}</span>
      </span>
      {usualMinutes != null && <span>{termMessages.time(usualMinutes)}</span>}
      {terms && isPositiveDecimal(terms.minimum) && <span>{termMessages.minimum(terms.minimum, coin.symbol)}</span>}
      <span>{hasSeveralNetworks ? messages.onlyOn(coin.symbol, coin.network) : messages.only(coin.symbol)}</span>
    </Terms>
  );
}
