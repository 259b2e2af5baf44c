import { ErrorState, type HeadingLevel } from '@tessera/shared-contracts/ui';
import type { SlotFailure } from '../loader';
import { messages } from './slots.messages';

interface SlotFailureViewProps {
  /** Name of the part for players. */
  readonly label: string;
  readonly failure: SlotFailure;
  readonly headingLevel: HeadingLevel;
}

/** Says that a part is missing and offers a retry. */
export function SlotFailureView({ label, failure: { retry, isRetrying }, headingLevel }: SlotFailureViewProps) {
  return (
    <ErrorState
      title={messages.unavailable(label)}
      reason={messages.restStillWorks}
      onRetry={retry}
      retryLabel={messages.retry}
      isBusy={isRetrying}
      headingLevel={headingLevel}
    />
  );
}
