import { showToast } from '@tessera/shared-contracts/events';
import { Button, keepFocusNear, Notice } from '@tessera/shared-contracts/ui';
import { problemMessage, useSubmitForm } from '../../shared';
import { ListRow } from '../sessions';
import { Choices } from './Limits.styles';
import { useReviewLimitsMutation } from './limits.api';
import { messages } from './limits.messages';

/** Asks, half a year after the last look, whether the limits still fit, or whether one is wanted. A change of one answers it, too. */
export function ReviewLine({ userId, hasLimit }: { readonly userId: string; readonly hasLimit: boolean }) {
  const [review] = useReviewLimitsMutation();
  const { status, submit } = useSubmitForm({
    send: () =>
      review({ userId })
        .unwrap()
        .then(
          () => showToast('success', messages.reviewedToast),
          (error: unknown) => showToast('error', problemMessage(error, messages.unexpected)),
        ),
    read: () => 'done',
  });
  return (
    <ListRow as="div">
      <div ref={keepFocusNear}>
        <Notice tone="info">{hasLimit ? messages.review : messages.reviewNone}</Notice>
        <Choices>
          <Button isBusy={status !== 'idle'} busyLabel={messages.sending} onClick={() => submit(undefined)}>
            {hasLimit ? messages.reviewed : messages.reviewedNone}
          </Button>
        </Choices>
      </div>
    </ListRow>
  );
}
