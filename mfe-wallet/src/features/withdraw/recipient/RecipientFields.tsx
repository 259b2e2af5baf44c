import type { Coin } from '@tessera/shared-contracts/api';
import { TextField } from '@tessera/shared-contracts/ui';
import type { WithdrawForm } from '../useWithdrawForm';
import { RecentAddresses } from './RecentAddresses';
import { RecipientWarning } from './RecipientWarning';
import { messages } from './recipient.messages';
import { ScanButton } from './ScanButton';

const plainText = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off' } as const;

/** The address of a withdrawal and, on the XRP Ledger, its destination tag. */
export function RecipientFields({ form, coins }: { readonly form: WithdrawForm; readonly coins: readonly Coin[] }) {
  const { userId, coin, address, errors, recipient, tools } = form;
  const addressError = errors.address ?? recipient.mismatch;
  return (
    <>
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
      {tools !== undefined && recipient.complete !== undefined && (
        <RecipientWarning
          key={recipient.complete}
          userId={userId}
          coin={coin}
          coins={coins}
          address={recipient.complete}
          known={recipient.known}
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
