import { DialogHead, Facts, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { HeadLines, Row, Step, StepList } from './Transaction.styles';
import { messages } from './transaction.messages';

/** Skeleton of a transaction. */
export const TransactionSkeleton = () => (
  <>
    <DialogHead role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton width={40} height={40} radius={10} />
      <HeadLines>
        <Skeleton width={96} height={18} />
        <Skeleton width={168} height={24} />
        <Skeleton width={84} height={22} />
      </HeadLines>
    </DialogHead>
    <Row aria-hidden="true">
      <StepList>
        {[0, 1, 2].map((place) => (
          <Step key={place} $look="ahead">
            <Skeleton width={120} height={18} />
            <Skeleton width={168} height={16} />
          </Step>
        ))}
      </StepList>
    </Row>
    <Facts as="div" aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place}>
          <Skeleton width={72} height={16} />
          <Skeleton width={112} height={18} />
        </div>
      ))}
    </Facts>
  </>
);
