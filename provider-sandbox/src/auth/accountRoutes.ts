import {
  type Preferences,
  readActivity,
  readPreferences,
  savePreferences,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { queryOne } from '../database';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import type { Sandbox } from '../sandbox';
import { readNewestActivity } from './activity';
import { describeUserAgent } from './userAgent';

/** The calls of the extensions `activity` and `preferences`. */
export function registerAccountRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, now } = sandbox;

  extensionRoute(app, sandbox, readActivity, {
    summary: 'Lists the last twenty security events of the caller’s account, newest first',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const events = await readNewestActivity(database, caller.id);
      return {
        events: events.map(({ id, kind, userAgent, createdAt }) => ({
          id,
          kind,
          createdAt: createdAt.toISOString(),
          ...describeUserAgent(userAgent),
        })),
      };
    },
  });

  extensionRoute(app, sandbox, readPreferences, {
    summary: 'Reads the caller’s preferences',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const kept = await queryOne<{ settings: Preferences }>(
        database,
        'select settings from preferences where user_id = $1',
        [caller.id],
      );
      return kept?.settings ?? {};
    },
  });

  extensionRoute(app, sandbox, savePreferences, {
    summary: 'Changes preferences of the caller; what the body lacks stays as it is',
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const saved = await queryOne<{ settings: Preferences }>(
        database,
        `insert into preferences (user_id, settings, updated_at) values ($1, $2::jsonb, $3)
       on conflict (user_id) do update set settings = preferences.settings || excluded.settings,
         updated_at = excluded.updated_at
       returning settings`,
        [caller.id, JSON.stringify(body), now()],
      );
      return saved?.settings ?? {};
    },
  });
}
