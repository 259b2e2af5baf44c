import { Notice } from '@tessera/shared-contracts/ui';
import { shortAmount } from '../coin-terms/coinTerms.messages';
import { Rows } from '../coin-terms/coinTerms.styles';
import type { WithdrawForm } from './useWithdrawForm';
import { messages } from './withdraw.messages';
import { reviewOf } from './withdrawalTerms';

/** Says that a person will check the typed withdrawal. */
export function ReviewNotice({ form: { coin, terms, typedAmount } }: { readonly form: WithdrawForm }) {
  const from = typedAmount && reviewOf(typedAmount, terms);
  return (
    <Rows role="status">
      {from !== undefined && <Notice tone="info">{messages.review(shortAmount(from), coin.symbol)}</Notice>}
    </Rows>
  );
}
