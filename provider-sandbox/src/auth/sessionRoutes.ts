import { setTimeout as sleep } from 'node:timers/promises';
import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
  logout,
  watchSession,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie, refuseSession, requireCaller, requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import {
  endOtherSessions,
  endSession,
  isSessionOver,
  listEndedSessions,
  listSessions,
  type SeenSession,
} from './sessions';
import { describeUserAgent } from './userAgent';

const longestWatchMs = 20_000;
/** How often a watched session is checked, so that watchers learn of its end within a second. */
const watchStepMs = 400;

/** The calls of the extensions `logout` and `sessions`. */
export function registerSessionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, now, config } = sandbox;
  const hasLimits = config.extensions.includes('limits');
  const describe = ({ id, userAgent, createdAt, net, minutes }: SeenSession) => ({
    id,
    createdAt: createdAt.toISOString(),
    ...describeUserAgent(userAgent),
    ...(hasLimits && { net, minutes }),
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  extensionRoute(app, sandbox, logout, {
    summary: 'Ends the caller’s session and removes the session cookie',
    handler: async ({ request, reply }) => {
      const caller = await requireCaller(sandbox, request);
      await database.transaction(async (tx) => {
        await endSession(tx, caller.sessionHash, now());
        await noteActivity(sandbox, tx, request, caller, 'logout');
      });
      clearSessionCookie(sandbox, reply);
      // Only what browsers keep of this origin's answers. "cookies" would remove those of the site as well, which is on the same domain,
      // and "storage" what games keep on the device.
      reply.header('clear-site-data', '"cache"');
      return { message: authMessages.loggedOut };
    },
  });

  extensionRoute(app, sandbox, listSessionsCall, {
    summary: 'Lists the caller’s open sessions, and those that have ended in the last 30 days',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const [sessions, ended] = [await listSessions(sandbox, caller.id), await listEndedSessions(sandbox, caller.id)];
      return {
        sessions: sessions.map((session) => ({
          ...describe(session),
          current: session.hash === caller.sessionHash,
          lastSeenAt: session.lastSeenAt.toISOString(),
        })),
        ended: ended.map((session) => ({ ...describe(session), endedAt: session.endedAt.toISOString() })),
      };
    },
  });

  extensionRoute(app, sandbox, endSessionCall, {
    summary: 'Ends one of the caller’s sessions, and the games that it opened',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const session = (await listSessions(sandbox, caller.id)).find(({ id }) => id === params.id);
      if (session === undefined) throw new HttpError(404, authMessages.noSuchSession);
      await database.transaction(async (tx) => {
        await endSession(tx, session.hash, now());
        await noteActivity(sandbox, tx, request, caller, 'session-ended');
      });
      return { message: authMessages.sessionEnded };
    },
  });

  extensionRoute(app, sandbox, endOtherSessionsCall, {
    summary: 'Ends all of the caller’s sessions but this one',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await database.transaction(async (tx) => {
        await endOtherSessions(tx, caller.id, caller.sessionHash, now());
        await noteActivity(sandbox, tx, request, caller, 'sessions-ended');
      });
      return { message: authMessages.otherSessionsEnded };
    },
  });

  extensionRoute(app, sandbox, watchSession, {
    summary: 'Waits until the caller’s session has ended, for 20 seconds at most',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const until = performance.now() + longestWatchMs;
      while (performance.now() < until && !isClosing && !request.raw.destroyed) {
        await sleep(watchStepMs);
        if (await isSessionOver(sandbox, caller.sessionHash)) throw await refuseSession(sandbox, request);
      }
      return { current: true };
    },
  });
}
