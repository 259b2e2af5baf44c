import type { Coin } from '@tessera/shared-contracts/api';
import { typedDecimalMessages } from '@tessera/shared-contracts/money';
import { Button, DialogBody, Notice, Skeleton, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef, useState } from 'react';
import { showWalletToast } from '../../shared/walletToast';
import { type AmountFault, checkAmount } from '../amounts/amountCheck';
import { useAmountField } from '../amounts/useAmountField';
import { CoinSelect } from '../coins/CoinSelect';
import { CoinsGate } from '../coins/CoinsGate';
import { useCoinPick } from '../coins/useCoinPick';
import { messages } from './buyCrypto.messages';

/** Paise are the smallest unit of a rupee. */
const amountPlaces = 2;

const faults = (typed: string): Record<Exclude<AmountFault, 'above-available'>, string> => ({
  missing: messages.missing,
  'not-a-number': messages.notANumber,
  ambiguous: typedDecimalMessages.ambiguous(typed),
  separators: typedDecimalMessages.separators,
  'not-positive': messages.notPositive,
  'too-many-places': messages.tooManyPlaces,
});

/** The Buy Crypto tab. Buying is not available yet, and it says so. */
export function BuyCryptoView() {
  return <CoinsGate skeleton={<BuySkeleton />}>{(coins) => <BuyForm coins={coins} />}</CoinsGate>;
}

function BuyForm({ coins }: { readonly coins: readonly [Coin, ...Coin[]] }) {
  const { coin, pick } = useCoinPick(coins);
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkAmount(amount, { places: amountPlaces });
    if ('fault' in checked) {
      if (checked.fault !== 'above-available') setError(faults(amount)[checked.fault]);
      input.current?.focus();
      return;
    }
    showWalletToast('info', messages.notYet);
  };
  const handleChange = (text: string) => {
    setAmount(text);
    setError(undefined);
  };
  const field = useAmountField(amount, handleChange);

  return (
    <DialogBody as="form" noValidate onSubmit={handleSubmit}>
      <Notice tone="info">{messages.notYet}</Notice>
      <CoinSelect coins={coins} coin={coin} onPick={pick} />
      <TextField ref={input} label={messages.amount} unit={messages.unit} {...field} error={error} />
      <Button variant="primary" size="lg" type="submit" isBlock>
        {messages.buy}
      </Button>
    </DialogBody>
  );
}

const BuySkeleton = () => (
  <DialogBody aria-busy="true">
    <Skeleton height={72} radius={10} />
    <Skeleton height={72} radius={10} delayMs={30} />
    <Skeleton height={52} radius={10} delayMs={60} />
  </DialogBody>
);
