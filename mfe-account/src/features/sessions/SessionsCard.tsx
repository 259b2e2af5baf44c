import { readMoment } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import type { EndedSession, SessionRow } from '@tessera/shared-contracts/extensions';
import { type Fiat, formatInFiat } from '@tessera/shared-contracts/fiat';
import { compareDecimals } from '@tessera/shared-contracts/money';
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

/** The player's open sessions, of which the others can be ended one by one or all at once, and those that have ended. */
export function SessionsCard({ userId }: { readonly userId: string }) {
  const query = useSessionsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [endOthers] = useEndOtherSessionsMutation();
  const [endOne] = useEndSessionMutation();
  const fiat = useDisplayFiat(userId);
  const card = useRef<HTMLUListElement>(null);
  const sessions = query.data?.sessions.readable ?? [];
  const ended = query.data?.ended?.readable ?? [];
  const unreadable = (query.data?.sessions.unreadable ?? 0) + (query.data?.ended?.unreadable ?? 0);
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
        <UnreadableLine count={unreadable} noun={messages.entry} nouns={messages.entries} />
        {sessions.some(({ current }) => !current) && (
          <ListRow as="div">
            <Button isBlock isBusy={status !== 'idle'} busyLabel={messages.ending} onClick={() => submit(undefined)}>
              {messages.endOthers}
            </Button>
          </ListRow>
        )}
        {ended.length > 0 && (
          <>
            <ListRow as="div">
              <Words>
                <strong>{messages.endedSessions}</strong>
              </Words>
            </ListRow>
            <Rows tabIndex={0} aria-label={messages.endedSessions} $isBounded>
              {ended.map((session) => (
                <EndedLine key={session.id} session={session} fiat={fiat} />
              ))}
            </Rows>
          </>
        )}
      </LoadedList>
    </Card>
  );
}

/** What play in the session won or lost; undefined while unknown. A single bet has taken no time. */
function playText({ net, minutes }: SessionRow | EndedSession, fiat: Fiat | undefined): string | undefined {
  if (net === undefined || minutes === undefined || fiat === undefined) return undefined;
  return compareDecimals(net, '0') === 0 && compareDecimals(minutes, '0') === 0
    ? messages.notPlayed
    : messages.played(minutesText(minutes), formatInFiat(net, fiat, true));
}

/** How long a session was open. */
function lastedText({ createdAt, endedAt }: EndedSession): string {
  const [from, to] = [readMoment(createdAt), readMoment(endedAt)];
  if (from === undefined || to === undefined || to < from) return messages.unknownTime;
  return minutesText(`${Math.floor((to - from) / 60_000)}`);
}

interface SessionLineProps {
  readonly session: SessionRow;
  /** Unknown while loading. */
  readonly fiat: Fiat | undefined;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

function SessionLine({ session, fiat, isBusy, onEnd }: SessionLineProps) {
  const { id, browser, system, current, createdAt, lastSeenAt } = session;
  const play = playText(session, fiat);
  const client = messages.client(browser, system);
  return (
    <ListRow>
      <Words>
        <strong>
          <bdi>{client}</bdi>
          {current && <Badge tone="accent">{messages.thisDevice}</Badge>}
        </strong>
        <span>{messages.since(momentText(createdAt), momentText(lastSeenAt))}</span>
        {play !== undefined && <span>{play}</span>}
      </Words>
      {!current && (
        <Button variant="quiet" aria-label={messages.endNamed(client)} aria-disabled={isBusy} onClick={() => onEnd(id)}>
          {messages.end}
        </Button>
      )}
    </ListRow>
  );
}

function EndedLine({ session, fiat }: { readonly session: EndedSession; readonly fiat: Fiat | undefined }) {
  const play = playText(session, fiat);
  return (
    <ListRow>
      <Words>
        <strong>
          <bdi>{messages.client(session.browser, session.system)}</bdi>
        </strong>
        <span>{messages.began(momentText(session.createdAt), lastedText(session))}</span>
        {play !== undefined && <span>{play}</span>}
      </Words>
    </ListRow>
  );
}
