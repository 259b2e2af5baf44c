import { color } from '@tessera/shared-contracts/theme';
import { Button, TextField, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useAmountField } from '../amounts/useAmountField';
import { FiatValue } from '../rates/FiatValue';
import { useFiat } from '../rates/useFiat';
import { AvailableAmount } from './AvailableAmount';
import type { WithdrawForm } from './useWithdrawForm';
import { WithdrawalCosts } from './WithdrawalCosts';
import { messages } from './withdraw.messages';

const percents = [25, 50, 75];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 2px;
  & > span { margin-left: auto; color: ${color.text.secondary}; }
`;

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** The amount of a withdrawal, its value, and ways to take a share of what is available. */
export function AmountField({ form }: { readonly form: WithdrawForm }) {
  const availableId = useId();
  const valueId = useId();
  const field = useAmountField(form.amount, form.changeAmount);
  const fiat = useFiat();
  const { coin, available, errors, usdValue, terms } = form;
  const costsId = useId();
  return (
    <Field>
      <TextField
        label={messages.amount}
        labelExtra={<AvailableAmount id={availableId} state={form.availableState} symbol={coin.symbol} />}
        aria-describedby={`${availableId} ${valueId} ${costsId}`}
        {...field}
        error={errors.amount}
        {...(errors.form !== undefined && form.amount === '' && { 'aria-invalid': true })}
        ref={form.amountRef}
        unit={coin.symbol}
        trailing={
          <Button
            variant="text"
            size="sm"
            aria-label={messages.maxLabel(coin.symbol)}
            disabled={available === undefined}
            onClick={() => form.fillShare(100)}
          >
            {messages.max}
          </Button>
        }
      />
      <Row role="group" aria-label={messages.shares(coin.symbol)}>
        {percents.map((percent) => (
          <Button key={percent} size="sm" disabled={available === undefined} onClick={() => form.fillShare(percent)}>
            {messages.share(percent)}
          </Button>
        ))}
        <span id={valueId}>
          {terms === undefined && usdValue !== undefined && fiat && (
            <>
              <VisuallyHidden>{messages.value}</VisuallyHidden> <FiatValue usd={usdValue} fiat={fiat} isEstimate />
            </>
          )}
        </span>
      </Row>
      <WithdrawalCosts id={costsId} form={form} />
    </Field>
  );
}
