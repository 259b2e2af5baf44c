import type { Coin } from '@tessera/shared-contracts/api';
import { media } from '@tessera/shared-contracts/theme';
import { TextField, TextLink } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages as bookMessages } from '../../address-book/addressBook.messages';
import { BookField } from '../../address-book/BookField';
import type { Recipient } from '../../address-book/useAddAddress';
import type { WithdrawForm } from '../useWithdrawForm';
import { RecentAddresses } from './RecentAddresses';
import { RecipientWarning } from './RecipientWarning';
import { messages } from './recipient.messages';
import { ScanButton } from './ScanButton';

const plainText = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off' } as const;

const SaveLine = styled.div`
  margin-top: -12px;
  ${media.belowMd} { margin-top: -8px; }
`;

/** The address of a withdrawal and, on the XRP Ledger, its destination tag. */
export function RecipientFields({
  form,
  coins,
  onSave,
}: {
  readonly form: WithdrawForm;
  readonly coins: readonly Coin[];
  /** Called to save a typed address in the address book. */
  readonly onSave: (recipient: Recipient) => void;
}) {
  const { userId, coin, address, errors, recipient, tools, book } = form;
  const { complete } = recipient;
  const isNew = complete !== undefined && recipient.entry === undefined && book.book?.addresses.unreadable === 0;
  const addressError = errors.address ?? recipient.mismatch;
  return (
    <>
      <BookField coin={coin} entries={book.entries} picked={recipient.entry} now={book.now} onPick={form.pickEntry} />
      <TextField
        label={messages.address}
        value={address}
        onChange={(event) => form.changeAddress(event.target.value)}
        error={addressError}
        hint={addressError === undefined && recipient.hint}
        {...(errors.form !== undefined && address === '' && { 'aria-invalid': true })}
        ref={form.addressRef}
        isMono
        {...plainText}
        trailing={<ScanButton onScan={form.replaceAddress} />}
      />
      {address === '' && (
        <RecentAddresses addresses={recipient.known} onPick={form.replaceAddress} onForget={recipient.forget} />
      )}
      {isNew && (
        <SaveLine>
          <TextLink onClick={() => onSave({ coin, address: complete })}>{bookMessages.saveThis}</TextLink>
        </SaveLine>
      )}
      {tools !== undefined && complete !== undefined && (
        <RecipientWarning
          key={complete}
          userId={userId}
          coin={coin}
          coins={coins}
          address={complete}
          known={recipient.known}
          saved={recipient.saved}
          tools={tools}
        />
      )}
      {recipient.isTagShown && (
        <TextField
          label={messages.tag}
          hint={messages.tagHint}
          value={form.tag}
          onChange={(event) => form.changeTag(event.target.value)}
          error={errors.tag}
          ref={form.tagRef}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
}
