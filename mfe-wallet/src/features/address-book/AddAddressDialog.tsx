import type { Coin } from '@tessera/shared-contracts/api';
import { AddressText, Button, Dialog, DialogBody, Notice, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useId, useRef } from 'react';
import { CoinSelect } from '../coins/CoinSelect';
import { ProofField } from '../proofs/ProofField';
import { messages as recipientMessages } from '../withdraw/recipient/recipient.messages';
import type { ToldBook } from './addressBook.api';
import { messages } from './addressBook.messages';
import { newAddressWait } from './bookRules';
import { type Recipient, useAddAddress } from './useAddAddress';
import { useProviderNow } from './useProviderNow';

const plainText = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off' } as const;

/** Saves an address under a name: the address of the withdraw form, or one that is typed here. */
export function AddAddressDialog({
  userId,
  book,
  coins,
  given,
  onClose,
}: {
  readonly userId: string;
  readonly book: ToldBook;
  readonly coins: readonly [Coin, ...Coin[]];
  readonly given?: Recipient | undefined;
  readonly onClose: () => void;
}) {
  const form = useAddAddress(userId, book, coins, given);
  const { errors, change } = form;
  const wait = newAddressWait(book, useProviderNow(book));
  const formId = useId();
  const [addressRef, tagRef, nameRef, proofRef] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await form.save();
    if (found === undefined) return onClose();
    const fields = [
      [found.address, addressRef],
      [found.tag, tagRef],
      [found.name, nameRef],
      [found.proof, proofRef],
    ] as const;
    fields.find(([error]) => error !== undefined)?.[1].current?.focus();
  };
  return (
    <Dialog
      title={given === undefined ? messages.add : messages.saveThis}
      size="sm"
      isStacked
      onClose={onClose}
      initialFocusRef={given === undefined ? addressRef : nameRef}
      footer={
        <>
          <Button size="lg" disabled={form.isBusy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={formId}
            isBusy={form.isBusy}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <DialogBody as="form" id={formId} noValidate onSubmit={handleSubmit}>
        {given !== undefined && (
          <div>
            <p>{messages.coinOn(given.coin.symbol, given.coin.network || given.coin.name)}</p>
            <AddressText address={given.address} />
          </div>
        )}
        {given === undefined && (
          <>
            <CoinSelect coins={coins} coin={form.coin} onPick={form.pickCoin} />
            <TextField
              ref={addressRef}
              label={messages.address}
              value={form.address}
              onChange={(event) => change({ address: event.target.value })}
              error={errors.address}
              isMono
              {...plainText}
            />
            {form.isTagShown && (
              <TextField
                ref={tagRef}
                label={recipientMessages.tag}
                hint={recipientMessages.tagHint}
                value={form.tag}
                onChange={(event) => change({ tag: event.target.value })}
                error={errors.tag}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </>
        )}
        <TextField
          ref={nameRef}
          label={messages.name}
          hint={errors.name === undefined && messages.nameHint}
          value={form.name}
          onChange={(event) => form.changeName(event.target.value)}
          error={errors.name}
          autoComplete="off"
        />
        <ProofField
          ref={proofRef}
          kind={form.proofKind}
          value={form.proof}
          error={errors.proof}
          onChange={(proof) => change({ proof })}
        />
        {wait !== undefined && <Notice tone="info">{wait}</Notice>}
        {errors.form !== undefined && (
          <Notice tone="loss" role="alert">
            {errors.form}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
