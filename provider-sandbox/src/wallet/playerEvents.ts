import { noticesEvent, playerEvent, playerEvents } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findOpenSessions, type SessionUser } from '../auth/sessions';
import { type Queries, queryExactlyOne } from '../database';
import { requireSelf } from '../http/caller';
import { createEventStream, readLastId, type ServerEvent } from '../http/events';
import type { Sandbox } from '../sandbox';

/** What happens to players' money and notices, for their own pages. */
interface PlayerEvents {
  watch(request: FastifyRequest, reply: FastifyReply, caller: SessionUser): Promise<void>;
  /** Ends every answer. */
  close(): void;
}

interface Change {
  readonly userId: string;
  /** Of a transaction; or `notices`. */
  readonly reason: string;
  readonly currency: string | null;
}

/** Poll interval for new events while there are watchers. */
const pollEveryMs = 1_000;
/** A page that connects first gets the events since then, in case it had read its balances before them. */
const recently = '15 seconds';
const idPattern = /^\d{1,18}$/;

/** The player's own part of the extension `events`. */
export function registerPlayerEvents(app: FastifyInstance, sandbox: Sandbox): void {
  if (!sandbox.config.extensions.includes(playerEvents.extension)) return;
  const events = createPlayerEvents(sandbox, (error) => app.log.warn(error));
  app.addHook('preClose', async () => events.close());
  const description = {
    call: playerEvents,
    summary:
      'Streams what happens to the caller’s money and notices as server-sent events; resumes after Last-Event-ID',
  };
  app.get<{ Params: { userId: string } }>(
    playerEvents.path.replace('{userId}', ':userId'),
    // A `HEAD` would never end.
    { exposeHeadRoute: false, config: { description } },
    async (request, reply) => events.watch(request, reply, await requireSelf(sandbox, request, request.params.userId)),
  );
}

/**
 * Polls the database for new events, so that events of every process are found. Its position is a transaction id: all
 * transactions before it have ended, so nothing can appear before it later. Ids of events are positions, too.
 */
function createPlayerEvents(sandbox: Sandbox, onFailure: (error: unknown) => void): PlayerEvents {
  const { database, config } = sandbox;
  const stream = createEventStream<SessionUser>({ limits: config.watcherLimits });
  let position: string | undefined;
  /** Position of id 0: in a tab the first one, so that ids are the same every time. */
  let origin = sandbox.tab === undefined ? 0n : undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The work in progress; there is one at a time, so that a new watcher misses nothing. */
  let working: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = working.then(work);
    working = done.catch(() => undefined);
    return done;
  };

  async function poll(): Promise<string> {
    const upTo = await readPosition(database);
    origin ??= BigInt(upTo);
    const users = [...new Set(stream.audiences.map(({ id }) => id))];
    if (users.length > 0 && position !== undefined) {
      const open = await findOpenSessions(
        sandbox,
        stream.audiences.map(({ sessionHash }) => sessionHash),
      );
      stream.end(({ sessionHash }) => !open.has(sessionHash));
      const changes = await readChanges(database, users, position, upTo);
      for (const userId of users) {
        const own = changes.filter((change) => change.userId === userId);
        for (const event of eventsOf(own, idAt(upTo))) stream.publish(event, ({ id }) => id === userId);
      }
    }
    position = upTo;
    return upTo;
  }
  const idAt = (at: string): string => String(BigInt(at) - (origin ?? 0n));
  const positionOf = (id: string): string => String(BigInt(id) + (origin ?? 0n));
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    watch: (request, reply, caller) =>
      inTurn(async () => {
        const upTo = await poll();
        const last = readLastId(request);
        const missed =
          last !== undefined && idPattern.test(last)
            ? await readChanges(database, [caller.id], positionOf(last), upTo)
            : await readRecent(database, caller.id, upTo);
        const first = missed.length > 0 ? eventsOf(missed, idAt(upTo)) : [{ id: idAt(upTo), name: 'ready', data: {} }];
        stream.open(request, reply, first, caller);
        timer ??= setInterval(() => {
          if (stream.watchers === 0) stop();
          else inTurn(async () => void (await poll())).catch(onFailure);
        }, pollEveryMs);
      }),
    close() {
      stop();
      stream.close();
    },
  };
}

/** Only the last one has the id: a watcher that loses the connection between them gets all of them again. */
const eventsOf = (changes: readonly Change[], id: string): ServerEvent[] =>
  changes.map(({ reason, currency }, index) => ({
    ...(index === changes.length - 1 && { id }),
    ...(reason === 'notices' ? { name: noticesEvent, data: {} } : { name: playerEvent, data: { reason, currency } }),
  }));

/** Id of the oldest transaction that has not ended. */
const readPosition = async (queries: Queries): Promise<string> =>
  (
    await queryExactlyOne<{ position: string }>(
      queries,
      'select pg_snapshot_xmin(pg_current_snapshot())::text as position',
    )
  ).position;

const readChanges = (queries: Queries, users: readonly string[], from: string, upTo: string): Promise<Change[]> =>
  queries.query<Change>(
    `select distinct user_id as "userId", reason, currency from player_events
     where user_id = any(string_to_array($1, ',')) and xid >= $2::text::xid8 and xid < $3::text::xid8
     order by reason, currency`,
    [users.join(','), from, upTo],
  );

const readRecent = (queries: Queries, userId: string, upTo: string): Promise<Change[]> =>
  queries.query<Change>(
    `select distinct user_id as "userId", reason, currency from player_events
     where user_id = $1 and xid < $2::text::xid8 and created_at > clock_timestamp() - interval '${recently}'
     order by reason, currency`,
    [userId, upTo],
  );
