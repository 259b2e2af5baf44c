import type { Coin } from '@tessera/shared-contracts/api';
import { type Decimal, truncateDecimal } from '@tessera/shared-contracts/money';
import { Button, DialogBody, Notice, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { CoinSelect } from '../coins/CoinSelect';
import { DialogFoot } from '../wallet-dialog/DialogFoot';
import { AvailableAmount } from './AvailableAmount';
import type { WithdrawForm as Form } from './useWithdrawForm';
import { messages } from './withdraw.messages';
import { amountPlaces } from './withdrawalCheck';

/** Coin, address and amount of a withdrawal. */
export function WithdrawForm({
  form,
  coins,
  problem,
  isBusy,
  onSubmit,
}: {
  readonly form: Form;
  readonly coins: readonly [Coin, ...Coin[]];
  /** Why the last attempt failed. */
  readonly problem: ReactNode;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}) {
  const id = useId();
  const { coin, available, errors } = form;
  const alert = errors.form ?? problem;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <>
      <DialogBody as="form" id={id} noValidate onSubmit={handleSubmit}>
        <CoinSelect coins={coins} coin={coin} onPick={form.pickCoin} />
        <TextField
          label={messages.address}
          value={form.address}
          onChange={(event) => form.changeAddress(event.target.value)}
          error={errors.address}
          {...(errors.form !== undefined && form.address === '' && { 'aria-invalid': true })}
          ref={form.addressRef}
          isMono
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
        />
        <TextField
          label={messages.amount}
          labelExtra={<AvailableAmount id={`${id}-available`} state={form.availableState} symbol={coin.symbol} />}
          aria-describedby={`${id}-available`}
          value={form.amount}
          onChange={(event) => form.changeAmount(event.target.value)}
          error={errors.amount}
          {...(errors.form !== undefined && form.amount.trim() === '' && { 'aria-invalid': true })}
          ref={form.amountRef}
          inputMode="decimal"
          autoComplete="off"
          unit={coin.symbol}
          trailing={<MaxButton symbol={coin.symbol} available={available} onUse={form.changeAmount} />}
        />
        <Notice>{messages.warning}</Notice>
        {alert !== undefined && (
          <Notice tone="loss" role="alert">
            {alert}
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" size="lg" type="submit" form={id} isBusy={isBusy} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </DialogFoot>
    </>
  );
}

function MaxButton({
  symbol,
  available,
  onUse,
}: {
  readonly symbol: string;
  readonly available: Decimal | undefined;
  readonly onUse: (amount: string) => void;
}) {
  return (
    <Button
      variant="text"
      size="sm"
      aria-label={messages.maxLabel(symbol)}
      disabled={available === undefined}
      onClick={() => available !== undefined && onUse(truncateDecimal(available, amountPlaces))}
    >
      {messages.max}
    </Button>
  );
}
