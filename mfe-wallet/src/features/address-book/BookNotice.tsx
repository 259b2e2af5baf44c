import { emit } from '@tessera/shared-contracts/events';
import { Notice, TextLink } from '@tessera/shared-contracts/ui';
import { messages, untilText } from './addressBook.messages';
import { futureMoment, isOnlyInForce } from './bookRules';
import type { BookOfForm } from './useBookOfForm';

const openBook = () => emit('dialog-requested', { dialog: 'wallet', view: 'addresses' });

/** What holds for the addresses of withdrawals, before anything is typed. */
export function BookNotice({ book: { state, book, now } }: { readonly book: BookOfForm }) {
  if (state.status === 'failed') {
    return (
      <Notice role="status">
        <span>{messages.failedInForm}</span> <TextLink onClick={state.retry}>{messages.retry}</TextLink>
      </Notice>
    );
  }
  if (book === undefined) return null;
  const holdUntil = futureMoment(book.holdUntil, now);
  const isOnly = isOnlyInForce(book, now);
  if (holdUntil === undefined && !isOnly) return null;
  return (
    <Notice tone={isOnly ? 'info' : 'warning'} role="status">
      <span>{isOnly ? messages.onlyInForm : messages.holdOthers(untilText(holdUntil ?? now, now))}</span>{' '}
      <TextLink onClick={openBook}>{messages.manage}</TextLink>
    </Notice>
  );
}
