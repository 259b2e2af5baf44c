import { DialogHead, Facts, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { HeadLines } from './BetDialog.styles';
import { messages } from './bet.messages';

const facts = [
  messages.selection,
  messages.outcome,
  messages.amount,
  messages.multiplier,
  messages.time,
  messages.player,
];

/** Skeleton of the bet's rows. */
export const BetSkeleton = () => (
  <>
    <DialogHead role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton width={64} height={80} radius={12} />
      <HeadLines>
        <Skeleton width={72} height={18} />
        <Skeleton width={168} height={24} />
        <Skeleton width={64} height={22} />
      </HeadLines>
    </DialogHead>
    <Facts as="div">
      {facts.map((name) => (
        <div key={name}>
          <Skeleton width={72} height={16} />
          <Skeleton width={112} height={18} />
        </div>
      ))}
    </Facts>
  </>
);
