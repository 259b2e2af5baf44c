import { isProblem } from '@tessera/shared-contracts/api';
import { useSession } from '@tessera/shared-contracts/session';
import { Dialog, EmptyState, ErrorState, SignedOutState } from '@tessera/shared-contracts/ui';
import { BetActions } from './BetActions';
import { BetFacts } from './BetFacts';
import { BetSkeleton } from './BetSkeleton';
import { messages } from './bet.messages';
import { useBetQuery } from './betDetail.api';

export interface BetDialogProps {
  readonly betId: string;
  readonly onClose: () => void;
}

/** One bet in full: stake, outcome, seeds, and buttons to verify and share it. */
export function BetDialog({ betId, onClose }: BetDialogProps) {
  const isSignedIn = useSession() !== undefined;
  const { currentData, error, isFetching, refetch } = useBetQuery(betId, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  });
  const isNotFound = isProblem(error) && error.kind === 'refused' && error.status === 404;
  return (
    <Dialog title={messages.title} size="md" onClose={onClose} footer={currentData && <BetActions bet={currentData} />}>
      {!isSignedIn ? (
        <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} headingLevel={3} />
      ) : currentData !== undefined ? (
        <BetFacts bet={currentData} />
      ) : isNotFound ? (
        <EmptyState title={messages.notFoundTitle} line={messages.notFoundLine} headingLevel={3} />
      ) : error !== undefined ? (
        <ErrorState
          title={messages.failedTitle}
          reason={isProblem(error) ? error.message : undefined}
          onRetry={() => void refetch()}
          isBusy={isFetching}
          headingLevel={3}
        />
      ) : (
        <BetSkeleton />
      )}
    </Dialog>
  );
}
