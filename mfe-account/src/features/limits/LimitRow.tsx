import { readMoment } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import type { Limit } from '@tessera/shared-contracts/extensions';
import type { Fiat } from '@tessera/shared-contracts/fiat';
import { Button, keepFocusNear, Notice } from '@tessera/shared-contracts/ui';
import { problemMessage, useSubmitForm } from '../../shared';
import { ListRow, momentText, Words } from '../sessions';
import { Choices } from './Limits.styles';
import { useKeepLimitMutation, useSetLimitMutation } from './limits.api';
import { messages } from './limits.messages';
import { leftText, limitText, usedText } from './limitText';

interface LimitRowProps {
  readonly userId: string;
  readonly limit: Limit;
  readonly fiat: Fiat;
  readonly onChange: () => void;
}

/** A limit of one kind and period: what holds, what counts so far, and what was asked for. */
export function LimitRow({ userId, limit, fiat, onChange }: LimitRowProps) {
  const { kind, period, amount, until, pending } = limit;
  const facts = [usedText(limit, fiat), leftText(limit, fiat), messages.until(momentText(until))];
  return (
    <ListRow as="div">
      <Words>
        <strong>
          <span>{messages.periods[period]}</span>
          <span>{limitText(kind, amount, fiat)}</span>
        </strong>
        <span>{facts.filter(Boolean).join(', ')}</span>
        {pending && <PendingChange userId={userId} limit={limit} fiat={fiat} pending={pending} />}
      </Words>
      {!pending && (
        <Button
          ref={keepFocusNear}
          variant="quiet"
          aria-label={messages.changeNamed(messages.kinds[kind].title, messages.periods[period], amount != null)}
          onClick={onChange}
        >
          {amount == null ? messages.set : messages.change}
        </Button>
      )}
    </ListRow>
  );
}

/** Whether the second yes can be said, by this device's clock; the provider decides. */
const isDue = (from: string) => (readMoment(from) ?? 0) <= Date.now();

interface PendingChangeProps extends Pick<LimitRowProps, 'userId' | 'limit' | 'fiat'> {
  readonly pending: NonNullable<Limit['pending']>;
}

function PendingChange({ userId, limit: { kind, period, amount }, fiat, pending }: PendingChangeProps) {
  const params = { userId, kind, period };
  const [setLimit] = useSetLimitMutation();
  const [keepLimit] = useKeepLimitMutation();
  const wanted = limitText(kind, pending.amount, fiat);
  const { status, submit } = useSubmitForm({
    send: async (isWanted: boolean) => {
      const sent = isWanted
        ? setLimit({ params, amount: pending.amount ?? null }).unwrap()
        : keepLimit(params).unwrap();
      const done = isWanted ? (pending.amount == null ? messages.removed : messages.holds) : messages.kept;
      await sent.then(
        () => showToast('success', done),
        (error: unknown) => showToast('error', problemMessage(error, messages.unexpected)),
      );
    },
    read: () => 'done',
  });
  const isBusy = status !== 'idle';
  return (
    <div ref={keepFocusNear}>
      <Notice tone="info">
        {messages.asked(wanted, momentText(pending.confirmFrom), momentText(pending.confirmUntil))}
      </Notice>
      <Choices>
        {isDue(pending.confirmFrom) && (
          <Button isBusy={isBusy} busyLabel={messages.sending} onClick={() => submit(true)}>
            {messages.confirm(wanted)}
          </Button>
        )}
        <Button variant="quiet" isBusy={isBusy} busyLabel={messages.sending} onClick={() => submit(false)}>
          {messages.keep(limitText(kind, amount, fiat))}
        </Button>
      </Choices>
    </div>
  );
}
