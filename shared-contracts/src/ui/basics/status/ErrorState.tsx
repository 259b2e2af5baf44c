import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { keepFocusNear } from '../keepFocusNear';
import { StateMosaic } from '../picture/StateMosaic';
import { messages } from '../ui.messages';
import { type HeadingLevel, Stage, StateAction, StateLine, StateTitle } from './State.styles';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  readonly title: string;
  readonly reason?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  /** The retry is in progress. */
  readonly isBusy?: boolean | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Failure of a load, with its reason and a retry button. */
export function ErrorState({
  title,
  reason,
  onRetry,
  retryLabel = messages.tryAgain,
  isBusy,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <Stage ref={keepFocusNear} role="alert">
      <StateMosaic state="error" />
      <StateTitle as={`h${headingLevel}`}>{title}</StateTitle>
      {reason && <StateLine>{reason}</StateLine>}
      {onRetry && (
        <StateAction>
          <Button
            icon={<RefreshCw aria-hidden="true" size={18} strokeWidth={1.9} />}
            isBusy={isBusy}
            holdsDialog={false}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        </StateAction>
      )}
    </Stage>
  );
}
