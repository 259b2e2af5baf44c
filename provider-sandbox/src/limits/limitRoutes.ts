import { exactNumber } from '@tessera/shared-contracts/api/schema';
import {
  keepLimit as keepCall,
  limitKinds,
  limitPeriods,
  readOwnPlay as playCall,
  readLimits,
  returnHeld as returnCall,
  reviewLimits as reviewCall,
  setLimit as setCall,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { usdValue } from '../wallet/coins';
import { confirmUntil, isPending, type StoredLimit } from './changeLimit';
import { type LimitState, leftOf } from './decide';
import { findHold, readHeld, releaseHeld } from './held';
import { tellConfirmable } from './limitNotices';
import { type LimitKey, readLimitStates } from './limitStates';
import { limitsMessages } from './limits.messages';
import { readOwnPlay } from './ownPlay';
import { returnHeld } from './returnHeld';
import { isReviewDue, markReviewed } from './review';
import { keepLimit, readLimitAmount, setLimit } from './setLimit';

type Params = Readonly<Record<string, string>>;

/** Which limit of a player a path names. @throws HttpError 404 if there is none of that name */
function readKey(userId: string, params: Params): LimitKey {
  const kind = limitKinds.find((name) => name === params.kind);
  const period = limitPeriods.find((name) => name === params.period);
  if (kind === undefined || period === undefined) throw new HttpError(404, limitsMessages.unknownLimit);
  return { userId, kind, period };
}

function describeLimit(limit: LimitState & StoredLimit, at: Date) {
  const { kind, period, amount, used, until, pendingAmount, confirmFrom } = limit;
  const pending =
    confirmFrom !== null && isPending(limit, at)
      ? {
          amount: pendingAmount,
          confirmFrom: confirmFrom.toISOString(),
          confirmUntil: confirmUntil(confirmFrom).toISOString(),
        }
      : null;
  return {
    kind,
    period,
    amount,
    used,
    left: amount === null ? null : leftOf(amount, used),
    until: until.toISOString(),
    pending,
  };
}

/** A player's limits and held deposits, as the API has them. */
async function describeLimits(sandbox: Sandbox, userId: string) {
  const { database, now } = sandbox;
  await releaseHeld(sandbox, userId);
  await tellConfirmable(sandbox, userId);
  const at = now();
  const limits = await readLimitStates(database, userId, at);
  const rows = await readHeld(database, userId);
  const held = rows.map(async ({ id, currency, amount, since, ...row }) => {
    const hold = await findHold(sandbox, database, { ...row, currency, amount }, at);
    return {
      id,
      currency,
      amount: exactNumber(amount),
      usdValue: exactNumber(usdValue(amount, currency)),
      since: since.toISOString(),
      because: hold?.because ?? 'deposit-limit',
      releaseFrom: hold?.releaseFrom?.toISOString() ?? null,
    };
  });
  return {
    limits: limits.map((limit) => describeLimit(limit, at)),
    held: await Promise.all(held),
    reviewDue: await isReviewDue(database, userId, at),
  };
}

/** The extension `limits`. */
export function registerLimitRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  extensionRoute(app, sandbox, readLimits, {
    summary: 'Reads the caller’s limits in US dollars (of time, in minutes), and which deposits are held',
    handler: async ({ params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      return describeLimits(sandbox, id);
    },
  });

  extensionRoute(app, sandbox, setCall, {
    summary: 'Sets a limit, or removes it with null; a higher one, or none, takes a day and a second request',
    handler: async ({ body, params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      const key = readKey(id, params);
      const message = await setLimit(sandbox, key, readLimitAmount(key.kind, body.amount));
      return { message, ...(await describeLimits(sandbox, id)) };
    },
  });

  extensionRoute(app, sandbox, keepCall, {
    summary: 'Takes back a change of a limit that is pending',
    handler: async ({ params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      await keepLimit(sandbox, readKey(id, params));
      return { message: limitsMessages.withdrawn, ...(await describeLimits(sandbox, id)) };
    },
  });

  extensionRoute(app, sandbox, reviewCall, {
    summary: 'Notes that the caller has looked at the limits, which the site asks for twice a year',
    handler: async ({ params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      await markReviewed(sandbox.database, id, sandbox.now());
      return { message: limitsMessages.reviewed, ...(await describeLimits(sandbox, id)) };
    },
  });

  extensionRoute(app, sandbox, playCall, {
    summary:
      'Reads the caller’s deposits, withdrawals and play of the present day, week, month and year, in US dollars',
    handler: async ({ params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      await releaseHeld(sandbox, id);
      return readOwnPlay(sandbox.database, id, sandbox.now());
    },
  });

  extensionRoute(app, sandbox, returnCall, {
    summary: 'Sends a held deposit back to the address that it came from, without a fee',
    handler: async ({ params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      return returnHeld(sandbox, id, params.id ?? '');
    },
  });
}
