import { ErrorState, TextLink } from '@tessera/shared-contracts/ui';
import { messages } from './boundary.messages';

interface FailureProps {
  readonly title: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Replaces a failed page with the reason, a retry and a reload. */
export const Failure = ({ title, reason, onRetry }: FailureProps) => (
  <ErrorState
    title={title}
    reason={
      <>
        <span>{reason}</span> <TextLink onClick={() => window.location.reload()}>{messages.reload}</TextLink>
      </>
    }
    onRetry={onRetry}
    headingLevel={1}
  />
);
