import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { useUsdValue } from '../amounts/useUsdValue';
import { shortAmount, messages as termMessages } from '../coin-terms/coinTerms.messages';
import { QuietLine } from '../coin-terms/coinTerms.styles';
import { FiatValue } from '../rates/FiatValue';
import { useFiat } from '../rates/useFiat';
import type { WithdrawForm } from './useWithdrawForm';
import { messages } from './withdraw.messages';
import { arrivalOf, describeBalance, describeReview, leastOf, reviewOf } from './withdrawalTerms';

const Costs = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, auto);
  gap: 2px 12px;
  margin: 4px 0 0;
  & > div { display: contents; }
  & dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & dt + dd:last-child { grid-column: 2 / -1; }
  & > :last-child { font-weight: 600; color: ${color.text.primary}; }
`;

/** What a withdrawal of the typed amount costs, brings and takes, by the terms of the coin. */
export function WithdrawalCosts({ id, form }: { readonly id: string; readonly form: WithdrawForm }) {
  const { coin, terms, typedAmount, available } = form;
  if (terms === undefined) return form.haveTermsFailed && <QuietLine id={id}>{termMessages.failed}</QuietLine>;
  const { fee, minimum, usualMinutes, reviewFrom } = terms;
  const isEnough = typedAmount !== undefined && compareDecimals(typedAmount, leastOf(coin.symbol, terms)) >= 0;
  const sent = isEnough ? typedAmount : undefined;
  const facts = [
    termMessages.minimum(minimum, coin.symbol),
    usualMinutes != null &&
      messages.time(termMessages.time(usualMinutes), sent !== undefined && reviewOf(sent, terms) !== undefined),
    reviewFrom != null && describeReview(reviewFrom, coin.symbol, terms),
  ];
  const ofBalance = available && describeBalance(available, coin.symbol, terms);
  return (
    <QuietLine as="div" id={id}>
      {ofBalance !== undefined && <b>{ofBalance}</b>}
      <div>{facts.filter(Boolean).join(' · ')}</div>
      <Costs>
        <CostRow name={messages.youSend} amount={sent} form={form} />
        <CostRow name={messages.fee} amount={fee} form={form} />
        <CostRow name={messages.theyReceive} amount={sent && arrivalOf(sent, fee)} form={form} />
      </Costs>
    </QuietLine>
  );
}

function CostRow({
  name,
  amount,
  form: { coin, availableState },
}: {
  readonly name: string;
  readonly amount: Decimal | undefined;
  readonly form: WithdrawForm;
}) {
  const balance = availableState.status === 'ready' ? availableState.balance : undefined;
  const usd = useUsdValue(amount ?? '', coin.symbol, balance);
  const fiat = useFiat();
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{amount === undefined ? messages.unknownAmount : `${shortAmount(amount)} ${coin.symbol}`}</dd>
      {usd !== undefined && fiat && (
        <dd>
          <FiatValue usd={usd} fiat={fiat} isEstimate />
        </dd>
      )}
    </div>
  );
}
