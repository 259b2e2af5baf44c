import type { Coin } from '@tessera/shared-contracts/api';
import { Button, DialogBody, ErrorState, Notice, UnreadableRows } from '@tessera/shared-contracts/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CoinsGate } from '../coins/CoinsGate';
import { AddAddressDialog } from './AddAddressDialog';
import { AddressesSkeleton } from './AddressesSkeleton';
import { type ToldBook, useAddressBook } from './addressBook.api';
import { messages, untilText } from './addressBook.messages';
import { futureMoment } from './bookRules';
import { EntryList } from './EntryList';
import { OnlySwitch } from './OnlySwitch';
import { useProviderNow } from './useProviderNow';

/** The address book: its switch and its addresses. */
export function AddressesView({ userId }: { readonly userId: string }) {
  const state = useAddressBook();
  if (state.status === 'failed') {
    return (
      <DialogBody>
        <ErrorState
          title={messages.failed}
          reason={messages.failedLine}
          onRetry={state.retry}
          isBusy={state.isRetrying}
          headingLevel={3}
        />
      </DialogBody>
    );
  }
  const skeleton = <AddressesSkeleton />;
  if (state.status !== 'ready') return skeleton;
  return (
    <CoinsGate skeleton={skeleton}>{(coins) => <Book userId={userId} book={state.book} coins={coins} />}</CoinsGate>
  );
}

function Book({
  userId,
  book,
  coins,
}: {
  readonly userId: string;
  readonly book: ToldBook;
  readonly coins: readonly [Coin, ...Coin[]];
}) {
  const now = useProviderNow(book);
  const [isAdding, setIsAdding] = useState(false);
  const holdUntil = futureMoment(book.holdUntil, now);
  const { readable, unreadable } = book.addresses;
  return (
    <>
      <DialogBody>
        <p>{messages.line}</p>
        {holdUntil !== undefined && <Notice role="status">{messages.holdOthers(untilText(holdUntil, now))}</Notice>}
      </DialogBody>
      <OnlySwitch userId={userId} book={book} now={now} />
      <DialogBody>
        <Button
          isBlock
          icon={<Plus aria-hidden="true" size={18} strokeWidth={1.9} />}
          onClick={() => setIsAdding(true)}
        >
          {messages.add}
        </Button>
        <UnreadableRows count={unreadable} noun={messages.entry} nouns={messages.entries} />
      </DialogBody>
      <EntryList userId={userId} entries={readable} coins={coins} now={now} />
      {isAdding && <AddAddressDialog userId={userId} book={book} coins={coins} onClose={() => setIsAdding(false)} />}
    </>
  );
}
