import { isProblem } from '@tessera/shared-contracts/api';
import type { ExposedProps } from '@tessera/shared-contracts/remotes';
import { useSession } from '@tessera/shared-contracts/session';
import { Dialog, EmptyState, ErrorState, SignedOutState } from '@tessera/shared-contracts/ui';
import { TransactionActions } from './TransactionActions';
import { TransactionSkeleton } from './TransactionSkeleton';
import { TransactionView } from './TransactionView';
import { messages } from './transaction.messages';
import { useTransaction } from './useTransaction';

type TransactionDialogProps = ExposedProps<'wallet', 'TransactionDialog'>;

/** One transaction in full, with what has happened to it. It follows what happens while it is open. */
export function TransactionDialog({ transactionId, onClose }: TransactionDialogProps) {
  const userId = useSession()?.user.id;
  if (userId !== undefined)
    return <PlayerTransaction key={userId} userId={userId} id={transactionId} onClose={onClose} />;
  return (
    <Dialog title={messages.title} size="form" onClose={onClose}>
      <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} headingLevel={3} />
    </Dialog>
  );
}

interface PlayerTransactionProps {
  readonly userId: string;
  readonly id: string;
  readonly onClose: () => void;
}

function PlayerTransaction({ userId, id, onClose }: PlayerTransactionProps) {
  const { currentData, error, isFetching, refetch } = useTransaction(userId, id);
  const isNotFound = isProblem(error) && error.kind === 'refused' && error.status === 404;
  return (
    <Dialog
      title={messages.title}
      size="form"
      onClose={onClose}
      footer={currentData !== undefined && !isNotFound ? <TransactionActions /> : undefined}
    >
      {isNotFound ? (
        <EmptyState title={messages.notFoundTitle} line={messages.notFoundLine} headingLevel={3} />
      ) : currentData !== undefined ? (
        <TransactionView userId={userId} transaction={currentData} />
      ) : error !== undefined ? (
        <ErrorState
          title={messages.failedTitle}
          reason={isProblem(error) ? error.message : undefined}
          onRetry={() => void refetch()}
          isBusy={isFetching}
          headingLevel={3}
        />
      ) : (
        <TransactionSkeleton />
      )}
    </Dialog>
  );
}
