import type { Coin } from '@tessera/shared-contracts/api';
import type { BookEntry } from '@tessera/shared-contracts/extensions';
import { Select } from '@tessera/shared-contracts/ui';
import { shorten } from '../withdraw/recipient/describeRecipient';
import { durationText, messages } from './addressBook.messages';
import { futureMoment } from './bookRules';

/** Picks one of the saved addresses of the coin's network. */
export function BookField({
  coin,
  entries,
  picked,
  now,
  onPick,
}: {
  readonly coin: Coin;
  readonly entries: readonly BookEntry[];
  /** The entry whose address is typed. */
  readonly picked: BookEntry | undefined;
  readonly now: number;
  readonly onPick: (entry: BookEntry) => void;
}) {
  if (entries.length === 0) return null;
  const handleChange = (id: string) => {
    const entry = entries.find((each) => each.id === id);
    if (entry !== undefined) onPick(entry);
  };
  return (
    <Select
      label={messages.pick}
      placeholder={messages.pickPlaceholder}
      value={picked?.id ?? ''}
      onChange={handleChange}
      options={entries.map((entry) => {
        const heldUntil = futureMoment(entry.usableFrom, now);
        return {
          value: entry.id,
          label: entry.name,
          description: `${coin.network || coin.name} · ${shorten(entry.address)}`,
          trailing: heldUntil === undefined ? '' : messages.heldShort(durationText(heldUntil - now)),
        };
      })}
    />
  );
}
