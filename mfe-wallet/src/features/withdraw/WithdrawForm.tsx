import type { Coin } from '@tessera/shared-contracts/api';
import { Button, DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { type FormEvent, Fragment, useId, useState } from 'react';
import styled from 'styled-components';
import { AddAddressDialog } from '../address-book/AddAddressDialog';
import { BookNotice } from '../address-book/BookNotice';
import type { Recipient } from '../address-book/useAddAddress';
import { CoinField } from '../coin-terms/CoinField';
import { DialogFoot } from '../wallet-dialog/DialogFoot';
import { AmountField } from './AmountField';
import type { FormProblem } from './flow/withdrawal.schema';
import { LogInAgain } from './LogInAgain';
import { ReviewNotice } from './ReviewNotice';
import { RecipientFields } from './recipient/RecipientFields';
import { useKeptProblem } from './useKeptProblem';
import type { WithdrawForm as Form } from './useWithdrawForm';
import { messages } from './withdraw.messages';

/** The fields are rows of the form. */
const Fields = styled.fieldset`
  display: contents;
`;

/** Coin, recipient and amount of a withdrawal. */
export function WithdrawForm({
  form,
  coins,
  problem,
  isSending,
  onSubmit,
}: {
  readonly form: Form;
  readonly coins: readonly [Coin, ...Coin[]];
  /** Why the last attempt failed. */
  readonly problem: FormProblem | undefined;
  /** Whether the request for a code is pending. */
  readonly isSending: boolean;
  readonly onSubmit: () => void;
}) {
  const id = useId();
  const [saved, setSaved] = useState<Recipient>();
  const { userId, book } = form;
  const isBusy = form.isChecking || isSending;
  const { problem: alert, count } = useKeptProblem(form.errors.form ?? problem, isBusy);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && form.pause === undefined) onSubmit();
  };
  return (
    <>
      <DialogBody as="form" id={id} noValidate onSubmit={handleSubmit}>
        <CoinField coins={coins} coin={form.coin} pause={form.pause} titleOf={messages.paused} onPick={form.pickCoin} />
        <BookNotice book={form.book} />
        <Fields role="none" disabled={form.pause !== undefined}>
          <RecipientFields form={form} coins={coins} onSave={setSaved} />
          <AmountField form={form} />
        </Fields>
        <ReviewNotice form={form} />
        <Notice>{messages.warning}</Notice>
        {alert !== undefined && (
          <Notice tone="loss" role="alert">
            <Fragment key={count}>
              <span>{typeof alert === 'string' ? alert : alert.message}</span>
              {typeof alert === 'object' && alert.isSessionOver && (
                <>
                  {' '}
                  <LogInAgain />
                </>
              )}
            </Fragment>
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button
          variant="primary"
          size="lg"
          type="submit"
          form={id}
          disabled={form.pause !== undefined}
          isBusy={isBusy}
          holdsDialog={isSending}
          busyLabel={messages.busy}
        >
          {messages.submit}
        </Button>
      </DialogFoot>
      {saved && book.book && (
        <AddAddressDialog
          userId={userId}
          book={book.book}
          coins={coins}
          given={saved}
          onClose={() => setSaved(undefined)}
        />
      )}
    </>
  );
}
