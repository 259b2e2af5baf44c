import { Button, Dialog, DialogBody, Notice, Switch } from '@tessera/shared-contracts/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ProofField } from '../proofs/ProofField';
import { readProof } from '../proofs/proof';
import { messages as proofMessages } from '../proofs/proofs.messages';
import { SettingRow } from '../wallet-settings/WalletSettingsView.styles';
import { sendOnly, type ToldBook } from './addressBook.api';
import { durationText, messages, untilText } from './addressBook.messages';
import { futureMoment } from './bookRules';
import { useBookChange } from './useBookChange';

interface OnlySwitchProps {
  readonly userId: string;
  readonly book: ToldBook;
  readonly now: number;
}

/** Whether withdrawals go only to the book: on at once; off with a proof, and after a while. */
export function OnlySwitch({ userId, book, now }: OnlySwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { errors, submit } = useBookChange();
  const endsAt = book.only ? futureMoment(book.onlyUntil, now) : undefined;
  const isOn = book.only && !book.onlyUntil;
  const handleChange = (next: boolean) => {
    if (next) void submit(() => sendOnly(userId, { only: true }), messages.onDone);
    else setIsAsking(true);
  };
  return (
    <>
      <SettingRow>
        <Switch
          label={messages.only}
          hint={messages.onlyHint(durationText(book.waitSeconds * 1000))}
          isOn={isOn}
          onChange={handleChange}
        />
      </SettingRow>
      {(endsAt !== undefined || errors.form !== undefined) && (
        <DialogBody>
          {endsAt !== undefined && <Notice role="status">{messages.onlyEnds(untilText(endsAt, now))}</Notice>}
          {errors.form !== undefined && (
            <Notice tone="loss" role="alert">
              {errors.form}
            </Notice>
          )}
        </DialogBody>
      )}
      {isAsking && <TurnOffDialog userId={userId} book={book} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function TurnOffDialog({
  userId,
  book,
  onClose,
}: Pick<OnlySwitchProps, 'userId' | 'book'> & { readonly onClose: () => void }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { isSending, errors, setErrors, submit } = useBookChange();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const proof = readProof(book.proof, typed);
    const found =
      proof === ''
        ? { proof: proofMessages.missing[book.proof] }
        : await submit(() => sendOnly(userId, { only: false, proof }), messages.offDone);
    if (found === undefined) return onClose();
    setErrors(found);
    field.current?.focus();
  };
  return (
    <Dialog
      title={messages.offTitle}
      size="sm"
      isStacked
      onClose={onClose}
      initialFocusRef={field}
      footer={
        <>
          <Button size="lg" disabled={isSending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={formId}
            isBusy={isSending}
            busyLabel={messages.saving}
          >
            {messages.off}
          </Button>
        </>
      }
    >
      <DialogBody as="form" id={formId} noValidate onSubmit={handleSubmit}>
        <p>{messages.offLine(durationText(book.waitSeconds * 1000))}</p>
        <ProofField
          ref={field}
          kind={book.proof}
          value={typed}
          error={errors.proof}
          onChange={(next) => {
            setTyped(next);
            setErrors({});
          }}
        />
        {errors.form !== undefined && (
          <Notice tone="loss" role="alert">
            {errors.form}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
