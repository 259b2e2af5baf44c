import type { Coin } from '@tessera/shared-contracts/api';
import { Button, DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { CoinSelect } from '../coins/CoinSelect';
import { DialogFoot } from '../wallet-dialog/DialogFoot';
import { AmountField } from './AmountField';
import { RecipientFields } from './recipient/RecipientFields';
import type { WithdrawForm as Form } from './useWithdrawForm';
import { messages } from './withdraw.messages';

/** Coin, recipient and amount of a withdrawal. */
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
  const alert = form.errors.form ?? problem;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <>
      <DialogBody as="form" id={id} noValidate onSubmit={handleSubmit}>
        <CoinSelect coins={coins} coin={form.coin} onPick={form.pickCoin} />
        <RecipientFields form={form} coins={coins} />
        <AmountField form={form} />
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
