import { readSiteConfig } from '@tessera/shared-contracts/config';
import { cancellableStates, type TransactionDetail } from '@tessera/shared-contracts/extensions';
import { shownAmount } from '@tessera/shared-contracts/money';
import { siteRules } from '@tessera/shared-contracts/rules';
import { Badge, CoinTile, DialogHead, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Hourglass, Info, Undo2, X } from 'lucide-react';
import { CancelWithdrawal } from './CancelWithdrawal';
import { ExactAmount } from './ExactAmount';
import { Amount, HeadLines } from './Transaction.styles';
import { TransactionFacts } from './TransactionFacts';
import { TransactionTimeline } from './TransactionTimeline';
import { readTimeline, type Timeline } from './timeline';
import { stateLabel, typeTitle } from './transaction.messages';

/** All that is known of a transaction. */
export function TransactionView({
  userId,
  transaction,
}: {
  readonly userId: string;
  readonly transaction: TransactionDetail;
}) {
  const timeline = readTimeline(transaction);
  const { kind, state } = timeline;
  const label = stateLabel(kind, state);
  const status = timeline.isReturned ? 'refunded' : state;
  const isAllowed = readSiteConfig().allowCancel === true && siteRules().canCancelWithdrawals;
  const canCancel = isAllowed && kind === 'withdrawal' && cancellableStates.has(state);
  return (
    <>
      <DialogHead>
        <CoinTile symbol={transaction.currency.toUpperCase()} />
        <HeadLines>
          <h3>{typeTitle(transaction.type)}</h3>
          <Amount>
            <ExactAmount {...shownAmount({ ...transaction, status })} currency={transaction.currency} />
          </Amount>
          <StateBadge timeline={timeline} label={label} />
          <VisuallyHidden role="status">{label}</VisuallyHidden>
        </HeadLines>
      </DialogHead>
      <TransactionTimeline timeline={timeline} transaction={transaction} />
      {canCancel && <CancelWithdrawal userId={userId} transaction={transaction} />}
      <TransactionFacts timeline={timeline} transaction={transaction} />
    </>
  );
}

const looks = {
  done: { tone: 'win', icon: <Check aria-hidden="true" /> },
  lost: { tone: 'loss', icon: <X aria-hidden="true" /> },
  back: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  open: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  unknown: { tone: 'neutral', icon: <Info aria-hidden="true" /> },
} as const;

function lookOf({ state, isOpen }: Timeline): keyof typeof looks {
  if (state === 'done') return 'done';
  if (state === 'refused' || state === 'failed') return 'lost';
  if (state === 'cancelled' || state === 'returned') return 'back';
  return isOpen || state === 'held' ? 'open' : 'unknown';
}

function StateBadge({ timeline, label }: { readonly timeline: Timeline; readonly label: string }) {
  return <Badge {...looks[lookOf(timeline)]}>{label}</Badge>;
}
