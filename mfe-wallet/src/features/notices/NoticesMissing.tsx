import { ErrorState, keepFocusNear, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { is, looseObject, string } from 'valibot';
import { List, Part, SkeletonRow } from './NoticeList.styles';
import { messages } from './notices.messages';

const rows = [0, 1, 2, 3];

/** The list while it loads. */
export const NoticesLoading = () => (
  <>
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <List as="div" aria-hidden="true">
      {rows.map((row) => (
        <SkeletonRow key={row}>
          <Skeleton width={36} height={36} radius={10} />
          <Skeleton height={36} radius={6} />
        </SkeletonRow>
      ))}
    </List>
  </>
);

interface NoticesFailedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

const withServerMessage = looseObject({ serverMessage: string() });

/** Nothing could be loaded. */
export const NoticesFailed = ({ error, isRetrying, onRetry }: NoticesFailedProps) => (
  <Part ref={keepFocusNear}>
    <ErrorState
      title={messages.failedTitle}
      reason={is(withServerMessage, error) ? error.serverMessage : undefined}
      onRetry={onRetry}
      isBusy={isRetrying}
      headingLevel={3}
    />
  </Part>
);
