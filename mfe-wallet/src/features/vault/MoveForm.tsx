import type { CurrencyBalance } from '@tessera/shared-contracts/api';
import type { ProofKind } from '@tessera/shared-contracts/extensions';
import { isPositiveDecimal, writeTypedDecimal } from '@tessera/shared-contracts/money';
import { Button, CoinTile, Notice, Select, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAmountField } from '../amounts/useAmountField';
import type { BalanceState } from '../balances/useBalance';
import { useHeldCoin } from '../balances/useHeldCoin';
import { coinName } from '../coins/headerCoins';
import { ProofField } from '../proofs/ProofField';
import { AvailableAmount } from '../withdraw/AvailableAmount';
import { useVaultMove } from './useVaultMove';
import type { Direction } from './vault.api';
import { messages } from './vault.messages';

interface MoveFormProps {
  readonly userId: string;
  readonly direction: Direction;
  /** Where the money leaves from. */
  readonly source: BalanceState & { readonly status: 'ready' };
  readonly proofKind: ProofKind | undefined;
}

/** Moves an amount of a coin that there is something of. */
export function MoveForm({ source, ...rest }: MoveFormProps) {
  const held = source.balance.balances.readable.filter(({ amount }) => isPositiveDecimal(amount));
  const first = useHeldCoin(source);
  const [picked, pick] = useState<string>();
  const find = (symbol: string | undefined) => held.find(({ currency }) => currency.toUpperCase() === symbol);
  const coin = find(picked) ?? find(first) ?? held[0];
  if (coin === undefined) return <p>{messages.nothing[rest.direction]}</p>;
  return (
    <>
      <Select
        label={messages.currency}
        value={coin.currency.toUpperCase()}
        onChange={pick}
        options={held.map(({ currency }) => ({
          value: currency.toUpperCase(),
          label: currency.toUpperCase(),
          isSymbol: true,
          description: coinName(currency),
          icon: <CoinTile symbol={currency} />,
        }))}
      />
      <AmountForm key={coin.currency} {...rest} source={source} coin={coin} />
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

function AmountForm({
  userId,
  direction,
  source,
  proofKind,
  coin: { currency, amount: available },
}: MoveFormProps & { readonly coin: CurrencyBalance }) {
  const [amount, setAmount] = useState('');
  const [proof, setProof] = useState('');
  const { isSending, errors, submit, clear } = useVaultMove(userId, direction);
  const amountRef = useRef<HTMLInputElement>(null);
  const proofRef = useRef<HTMLInputElement>(null);
  const availableId = useId();
  const changeAmount = (next: string) => {
    setAmount(next);
    clear();
  };
  const field = useAmountField(amount, changeAmount);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await submit({ currency, amount, proof, available, proofKind });
    if (found?.amount) amountRef.current?.focus();
    else if (found?.proof) proofRef.current?.focus();
    if (found !== undefined) return;
    setAmount('');
    setProof('');
  };
  const changeProof = (next: string) => {
    setProof(next);
    clear();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        ref={amountRef}
        label={messages.amount}
        labelExtra={<AvailableAmount id={availableId} state={source} symbol={currency} />}
        aria-describedby={availableId}
        unit={currency}
        {...field}
        error={errors.amount}
        trailing={
          <Button
            variant="text"
            size="sm"
            aria-label={messages.maxLabel(currency)}
            onClick={() => changeAmount(writeTypedDecimal(available))}
          >
            {messages.max}
          </Button>
        }
      />
      {proofKind !== undefined && (
        <ProofField ref={proofRef} kind={proofKind} value={proof} error={errors.proof} onChange={changeProof} />
      )}
      {errors.form && (
        <Notice tone="loss" role="alert">
          {errors.form}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isSending} busyLabel={messages.busy}>
        {messages.submit[direction]}
      </Button>
    </Form>
  );
}
