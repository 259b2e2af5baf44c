import { Button, Dialog, DialogBody } from '@tessera/shared-contracts/ui';
import { useRef } from 'react';
import type { Order } from './flow/withdrawal.schema';
import { messages } from './withdraw.messages';

/** Asks for confirmation of a withdrawal that may already be paid. */
export function WithdrawalRepeat({
  order,
  onConfirm,
  onCancel,
}: {
  readonly order: Order;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={messages.repeatTitle}
      role="alertdialog"
      size="sm"
      isStacked
      onClose={onCancel}
      initialFocusRef={no}
      footer={
        <>
          <Button size="lg" onClick={onConfirm}>
            {messages.repeatYes}
          </Button>
          <Button ref={no} variant="primary" size="lg" onClick={onCancel}>
            {messages.repeatNo}
          </Button>
        </>
      }
    >
      <DialogBody>{messages.repeat(order)}</DialogBody>
    </Dialog>
  );
}
