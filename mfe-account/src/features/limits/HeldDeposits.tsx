import { isAnswerLost } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { type HeldDeposit, isForGood } from '@tessera/shared-contracts/extensions';
import { type Fiat, formatInFiat } from '@tessera/shared-contracts/fiat';
import { Button, CryptoAmount, keepFocusNear } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { useSubmitForm } from '../../shared';
import { ChangeDialog } from '../proofs';
import { Actions, ListRow, momentText, Rows, Words } from '../sessions';
import { sendReturn } from './limits.api';
import { messages } from './limits.messages';

interface HeldDepositsProps {
  readonly userId: string;
  readonly deposits: readonly HeldDeposit[];
  readonly fiat: Fiat;
}

/** Deposits that nothing can be played with: why, until when, and the way back to their sender. */
export function HeldDeposits({ userId, deposits, fiat }: HeldDepositsProps) {
  const [asked, setAsked] = useState<HeldDeposit>();
  return (
    <>
      <ListRow as="div">
        <Words>
          <strong>{messages.held}</strong>
          <span>{messages.heldLine}</span>
        </Words>
      </ListRow>
      <Rows tabIndex={0} aria-label={messages.held} $isBounded>
        {deposits.map((deposit) => (
          <HeldRow key={deposit.id} deposit={deposit} fiat={fiat} onReturn={() => setAsked(deposit)} />
        ))}
      </Rows>
      {asked && <ReturnDialog userId={userId} deposit={asked} fiat={fiat} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Reasons that the provider may give; others have no words here. */
const reasons = new Map<string, string>(Object.entries(messages.because));

const amountOf = ({ amount, currency, usdValue }: HeldDeposit, fiat: Fiat) => (
  <>
    <CryptoAmount amount={amount} currency={currency} />
    <span>{messages.inFiat(formatInFiat(usdValue, fiat))}</span>
  </>
);

interface HeldRowProps {
  readonly deposit: HeldDeposit;
  readonly fiat: Fiat;
  readonly onReturn: () => void;
}

function releaseText({ because, releaseFrom }: HeldDeposit): string {
  if (isForGood(releaseFrom)) return messages.neverReleased;
  if (releaseFrom != null) return messages.release(momentText(releaseFrom));
  return because === 'break' ? messages.releaseAsked : messages.noRelease;
}

function HeldRow({ deposit, fiat, onReturn }: HeldRowProps) {
  const { amount, currency, since, because } = deposit;
  const why = [reasons.get(because), messages.heldSince(momentText(since)), releaseText(deposit)];
  return (
    <ListRow>
      <Words>
        <strong>{amountOf(deposit, fiat)}</strong>
        <span>{why.filter(Boolean).join(' ')}</span>
      </Words>
      <Actions>
        <Button
          ref={keepFocusNear}
          variant="quiet"
          aria-label={messages.returnNamed(`${amount} ${currency.toUpperCase()}`)}
          onClick={onReturn}
        >
          {messages.return}
        </Button>
      </Actions>
    </ListRow>
  );
}

interface ReturnDialogProps {
  readonly userId: string;
  readonly deposit: HeldDeposit;
  readonly fiat: Fiat;
  readonly onClose: () => void;
}

function ReturnDialog({ userId, deposit, fiat, onClose }: ReturnDialogProps) {
  const form = useSubmitForm({
    send: async () => {
      const { data, error } = await sendReturn(userId, deposit);
      if (data === undefined) return isAnswerLost(error) ? messages.lost : error.message;
      showToast('success', messages.returned(data.address));
      return undefined;
    },
    read: (failure) => (failure === undefined ? { leave: onClose } : { failure }),
  });
  return (
    <ChangeDialog
      title={messages.returnTitle}
      form={form}
      submitLabel={messages.return}
      busyLabel={messages.returning}
      onSubmit={() => form.submit(undefined)}
      onClose={onClose}
      lead={
        <>
          <p>
            <strong>{amountOf(deposit, fiat)}</strong>
          </p>
          <p>{messages.returnLine}</p>
        </>
      }
    >
      {null}
    </ChangeDialog>
  );
}
