import { isProblem } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { cancelWithdrawal, hasExtension, type TransactionDetail } from '@tessera/shared-contracts/extensions';
import { formatCrypto } from '@tessera/shared-contracts/money';
import { Button, Dialog, DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { useRef, useState } from 'react';
import { Row } from './Transaction.styles';
import { useCancelWithdrawalMutation } from './transaction.api';
import { messages } from './transaction.messages';

interface CancelWithdrawalProps {
  readonly userId: string;
  readonly transaction: TransactionDetail;
}

/** Cancels a withdrawal that is not sent yet, after a second yes. */
export function CancelWithdrawal({ userId, transaction }: CancelWithdrawalProps) {
  const { _id: id, amount, currency } = transaction;
  const [isAsking, setIsAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelWithdrawalMutation();
  const keep = useRef<HTMLButtonElement>(null);
  const handleCancel = async () => {
    await cancel({ userId, id });
    setIsAsking(false);
    // It may be cancelled although the answer says otherwise, or is lost: the transaction is read again.
    emit('balance-changed', { reason: 'withdrawal', currency });
  };
  return (
    <Row data-screen>
      {error !== undefined && (
        <Notice role="alert">{isProblem(error) ? error.message : cancelWithdrawal.fallbackMessage}</Notice>
      )}
      <Button onClick={() => setIsAsking(true)}>{messages.cancel}</Button>
      {isAsking && (
        <Dialog
          title={messages.cancelTitle}
          role="alertdialog"
          size="sm"
          isStacked
          onClose={() => setIsAsking(false)}
          initialFocusRef={keep}
          footer={
            <>
              <Button ref={keep} size="lg" disabled={isLoading} onClick={() => setIsAsking(false)}>
                {messages.keep}
              </Button>
              <Button
                variant="primary"
                size="lg"
                isBusy={isLoading}
                busyLabel={messages.cancelling}
                onClick={handleCancel}
              >
                {messages.cancel}
              </Button>
            </>
          }
        >
          <DialogBody>
            {messages.cancelLine(
              `${formatCrypto(amount)} ${currency.toUpperCase()}`,
              hasExtension('vault') ? 'vault' : 'balance',
            )}
          </DialogBody>
        </Dialog>
      )}
    </Row>
  );
}
