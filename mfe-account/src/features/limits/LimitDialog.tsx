import { showToast } from '@tessera/shared-contracts/events';
import type { Limit } from '@tessera/shared-contracts/extensions';
import type { Fiat } from '@tessera/shared-contracts/fiat';
import { followAmountField, readAmountField } from '@tessera/shared-contracts/money';
import { Button, TextField } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { errorOf, problemMessage, useSubmitForm } from '../../shared';
import { ChangeDialog } from '../proofs';
import { useSetLimitMutation } from './limits.api';
import { messages } from './limits.messages';
import { keptText, limitText, readLimit } from './limitText';

interface LimitDialogProps {
  readonly userId: string;
  readonly limit: Limit;
  readonly fiat: Fiat;
  readonly onClose: () => void;
}

/** Sets, changes or removes a limit. The field is empty: no amount is suggested. */
export function LimitDialog({ userId, limit: { kind, period, amount }, fiat, onClose }: LimitDialogProps) {
  const [typed, setTyped] = useState({ shown: '', amount: '' });
  const [setLimit] = useSetLimitMutation();
  const form = useSubmitForm({
    check: (wanted: string | null) => (wanted === null ? undefined : readLimit(kind, wanted, fiat).fault),
    send: async (wanted) => {
      const amountWanted = wanted === null ? null : (readLimit(kind, wanted, fiat).amount ?? null);
      const answer = await setLimit({ params: { userId, kind, period }, amount: amountWanted });
      if (answer.error !== undefined) return problemMessage(answer.error, messages.unexpected);
      const now = answer.data.limits.readable.find((row) => row.kind === kind && row.period === period);
      showToast('success', now?.pending ? messages.pending : wanted === null ? messages.removed : messages.holds);
      return undefined;
    },
    read: (failure) => (failure === undefined ? { leave: onClose } : { failure }),
  });
  const isTime = kind === 'session';
  return (
    <ChangeDialog
      title={messages.dialogTitle(messages.kinds[kind].title, messages.periods[period])}
      form={form}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      onSubmit={() => form.submit(typed.amount)}
      onClose={onClose}
      lead={
        <>
          {amount != null && <p>{messages.holdsNow(limitText(kind, amount, fiat))}</p>}
          <p>{messages.rule}</p>
        </>
      }
    >
      <TextField
        autoFocus
        label={isTime ? messages.minutes : messages.amount(fiat.code)}
        hint={isTime ? messages.minutesHint : keptText(kind, typed.amount, fiat)}
        inputMode="decimal"
        autoComplete="off"
        value={typed.shown}
        onChange={({ target, nativeEvent }) => {
          followAmountField(nativeEvent);
          setTyped({ shown: target.value, amount: readAmountField(target) });
          form.clear();
        }}
        {...errorOf(form.fieldError, 'amount')}
      />
      {amount != null && (
        <Button variant="quiet" isBusy={form.status !== 'idle'} onClick={() => form.submit(null)}>
          {messages.remove}
        </Button>
      )}
    </ChangeDialog>
  );
}
