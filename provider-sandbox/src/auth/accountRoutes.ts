import { stringifyJson } from '@tessera/shared-contracts/api/schema';
import {
  mergeSettings,
  type Preferences,
  readActivity,
  readPreferences,
  savePreferences,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { queryExactlyOne, queryOne } from '../database';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { readNewestActivity } from './activity';
import { authMessages } from './auth.messages';
import { describeUserAgent } from './userAgent';

/** Limits of the preferences of a player, of which releases store what they like. */
const longestSettings = 8_000;
const deepestSettings = 4;

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1)));

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
    summary: 'Changes preferences of the caller, field by field; what the body lacks stays as it is, at every depth',
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const tooLarge = () => new HttpError(413, authMessages.preferencesTooLarge);
      if (!isWithin(body, deepestSettings)) throw tooLarge();
      return database.transaction(async (tx) => {
        await tx.query(
          `insert into preferences (user_id, settings, updated_at) values ($1, '{}', $2) on conflict do nothing`,
          [caller.id, now()],
        );
        const kept = await queryExactlyOne<{ settings: Preferences }>(
          tx,
          'select settings from preferences where user_id = $1 for update',
          [caller.id],
        );
        const { username, email } = caller;
        const settings = mergeSettings(
          { ...(body.details && { details: { username, email } }), ...kept.settings },
          body,
        );
        const text = stringifyJson(settings);
        if (text.length > longestSettings) throw tooLarge();
        await tx.query('update preferences set settings = $2::jsonb, updated_at = $3 where user_id = $1', [
          caller.id,
          text,
          now(),
        ]);
        return settings;
      });
    },
  });
}
