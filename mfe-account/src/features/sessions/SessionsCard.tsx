import { showToast } from '@tessera/shared-contracts/events';
import type { SessionRow } from '@tessera/shared-contracts/extensions';
import { type Fiat, formatInFiat } from '@tessera/shared-contracts/fiat';
import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { Badge, Button } from '@tessera/shared-contracts/ui';
import { useRef } from 'react';
import { Card, useSubmitForm } from '../../shared';
import { useDisplayFiat } from '../display-currency/useDisplayFiat';
import { minutesText } from '../limits/limitText';
import { LoadedList } from './LoadedList';
import { momentText } from './moment';
import { ListRow, Rows, Words } from './Sessions.styles';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './sessions.api';
import { messages } from './sessions.messages';
import { UnreadableLine } from './UnreadableLine';

/** The player's open sessions; the others can be ended one by one or all at once. */
export function SessionsCard({ userId }: { readonly userId: string }) {
  const query = useSessionsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [endOthers] = useEndOtherSessionsMutation();
  const [endOne] = useEndSessionMutation();
  const fiat = useDisplayFiat(userId);
  const card = useRef<HTMLUListElement>(null);
  const sessions = query.data?.sessions.readable ?? [];
  const { status, submit } = useSubmitForm({
    send: (id: string | undefined) =>
      (id === undefined ? endOthers({ userId }) : endOne({ userId, id })).unwrap().then(
        () => (id === undefined ? messages.othersEnded : messages.ended),
        (problem: { readonly message: string }) => ({ failure: problem.message }),
      ),
    read: (outcome) => {
      if (typeof outcome === 'string') showToast('success', outcome);
      else showToast('error', outcome.failure);
      // The pressed button is about to unmount with its row.
      card.current?.focus();
      return 'done';
    },
  });

  return (
    <Card id="sessions" title={messages.sessions}>
      <LoadedList loading={messages.loadingSessions} failed={messages.sessionsFailed} query={query}>
        <Rows ref={card} tabIndex={0} aria-label={messages.sessions} $isBounded>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} fiat={fiat} isBusy={status !== 'idle'} onEnd={submit} />
          ))}
        </Rows>
        <UnreadableLine count={query.data?.sessions.unreadable ?? 0} noun={messages.entry} nouns={messages.entries} />
        {sessions.some(({ current }) => !current) && (
          <ListRow as="div">
            <Button isBlock isBusy={status !== 'idle'} busyLabel={messages.ending} onClick={() => submit(undefined)}>
              {messages.endOthers}
            </Button>
          </ListRow>
        )}
      </LoadedList>
    </Card>
  );
}

/** What play in the session won or lost. A single bet has taken no time. */
const playText = (net: Decimal, minutes: Decimal, fiat: Fiat) =>
  compareDecimals(net, '0') === 0 && compareDecimals(minutes, '0') === 0
    ? messages.notPlayed
    : messages.played(minutesText(minutes), formatInFiat(net, fiat, true));

interface SessionLineProps {
  readonly session: SessionRow;
  /** Unknown while loading. */
  readonly fiat: Fiat | undefined;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

function SessionLine({
  session: { id, browser, system, current, createdAt, lastSeenAt, net, minutes },
  fiat,
  isBusy,
  onEnd,
}: SessionLineProps) {
  const client = messages.client(browser, system);
  return (
    <ListRow>
      <Words>
        <strong>
          <bdi>{client}</bdi>
          {current && <Badge tone="accent">{messages.thisDevice}</Badge>}
        </strong>
        <span>{messages.since(momentText(createdAt), momentText(lastSeenAt))}</span>
        {net !== undefined && minutes !== undefined && fiat && <span>{playText(net, minutes, fiat)}</span>}
      </Words>
      {!current && (
        <Button variant="quiet" aria-label={messages.endNamed(client)} aria-disabled={isBusy} onClick={() => onEnd(id)}>
          {messages.end}
        </Button>
      )}
    </ListRow>
  );
}
