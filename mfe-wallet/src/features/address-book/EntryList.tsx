import type { Coin } from '@tessera/shared-contracts/api';
import type { BookEntry } from '@tessera/shared-contracts/extensions';
import { color } from '@tessera/shared-contracts/theme';
import { AddressText, Button, CoinTile, Dialog, DialogBody, IconButton, Notice } from '@tessera/shared-contracts/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { coinOf } from '../coins/coinOf';
import { BalanceRow, BalanceRows, Pair } from '../overview/overview.styles';
import { sendRemoval } from './addressBook.api';
import { messages, untilText } from './addressBook.messages';
import { futureMoment } from './bookRules';
import { useBookChange } from './useBookChange';

const Words = styled(Pair)`
  flex: 1;
  min-width: 0;
  & > b { overflow-wrap: anywhere; }
`;

const Held = styled.span`
  && { color: ${color.feedback.warning}; }
`;

const Empty = styled.li`
  padding: 24px;
  border-radius: 5px;
  background: ${color.surface.tile};
  text-align: center;
`;

/** The addresses of the book, each with its coin, network and hold. */
export function EntryList({
  userId,
  entries,
  coins,
  now,
}: {
  readonly userId: string;
  readonly entries: readonly BookEntry[];
  readonly coins: readonly Coin[];
  readonly now: number;
}) {
  const [removed, setRemoved] = useState<BookEntry>();
  return (
    <>
      <BalanceRows aria-label={messages.list}>
        {entries.map((entry) => {
          const heldUntil = futureMoment(entry.usableFrom, now);
          return (
            <BalanceRow key={entry.id}>
              <CoinTile symbol={entry.currency} size="lg" />
              <Words>
                <b>
                  <bdi>{entry.name}</bdi>
                </b>
                <span>{messages.coinOn(entry.currency, coinOf(entry, coins)?.network || entry.network)}</span>
                <AddressText address={entry.address} isShort />
                {typeof entry.tag === 'number' && <span>{messages.tag(entry.tag)}</span>}
                {heldUntil !== undefined && <Held>{messages.held(untilText(heldUntil, now))}</Held>}
              </Words>
              <IconButton
                label={messages.removeLabel(entry.name)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setRemoved(entry)}
              />
            </BalanceRow>
          );
        })}
        {entries.length === 0 && <Empty>{messages.empty}</Empty>}
      </BalanceRows>
      {removed && <RemoveDialog userId={userId} entry={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function RemoveDialog({
  userId,
  entry: { id, name },
  onClose,
}: {
  readonly userId: string;
  readonly entry: BookEntry;
  readonly onClose: () => void;
}) {
  const keep = useRef<HTMLButtonElement>(null);
  const { isSending, errors, submit } = useBookChange();
  const handleRemove = async () => {
    const found = await submit(() => sendRemoval(userId, id), messages.removed(name));
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={messages.removeTitle(name)}
      role="alertdialog"
      size="sm"
      isStacked
      onClose={onClose}
      initialFocusRef={keep}
      footer={
        <>
          <Button ref={keep} size="lg" disabled={isSending} onClick={onClose}>
            {messages.keep}
          </Button>
          <Button variant="primary" size="lg" isBusy={isSending} busyLabel={messages.removing} onClick={handleRemove}>
            {messages.remove}
          </Button>
        </>
      }
    >
      <DialogBody>
        <p>{messages.removeLine}</p>
        {errors.form !== undefined && (
          <Notice tone="loss" role="alert">
            {errors.form}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
