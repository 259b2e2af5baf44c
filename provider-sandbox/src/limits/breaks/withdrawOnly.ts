import type { CallId } from '@tessera/shared-contracts/api/schema';
import type { ExtensionCallId } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import type { Restriction } from '../decide';
import { breakMessages } from './breaks.messages';
import { readRestriction } from './restriction';

/**
 * All that a player on a break can call: reading, which takes the seeds of bets that are to be verified; withdrawing, which takes
 * addresses; verifying the e-mail address, which takes no session; ending sessions, and a longer break.
 */
const allowed = [
  ...(['profile', 'balance', 'transactions', 'withdrawOtp', 'verifyOtp', 'withdraw'] as const),
  ...(['transactionDetail', 'cancelWithdrawal', 'statement', 'totals', 'playerEvents'] as const),
  ...(['bets', 'bet', 'seedPairs', 'seedPairBets', 'rotateSeeds'] as const),
  ...(['readVault', 'moveOutOfVault', 'readLimits', 'readOwnPlay', 'returnHeld'] as const),
  ...(['readBreak', 'takeBreak', 'playAgain', 'closeAccount'] as const),
  ...(['readTwoFactor', 'readActivity', 'readPreferences', 'listPasskeys'] as const),
  ...(['readNotices', 'markNoticesRead', 'findDeposit', 'sendOtp', 'verifyEmail'] as const),
  ...(['readAddresses', 'addAddress', 'removeAddress', 'setBookOnly'] as const),
  ...(['logout', 'listSessions', 'endSession', 'endOtherSessions', 'watchSession'] as const),
] satisfies readonly (CallId | ExtensionCallId)[];
const allowedCalls: ReadonlySet<string | undefined> = new Set<string>(allowed);

/** The answer to what a player on a break, or with a closed account, cannot do. @param details further fields */
export const refuseRestricted = (
  restriction: Restriction,
  details: Readonly<Record<string, unknown>> = {},
): HttpError =>
  new HttpError(403, breakMessages.refused(restriction), {
    until: restriction.until?.toISOString() ?? null,
    ...details,
  });

/** Refuses every other call of a player on a break. @throws HttpError 403 */
export async function requireAllowed(sandbox: Sandbox, userId: string, request: FastifyRequest): Promise<void> {
  if (allowedCalls.has(request.routeOptions.config.description?.call.id)) return;
  const restriction = await readRestriction(sandbox, sandbox.database, userId, sandbox.now());
  if (restriction !== undefined) throw refuseRestricted(restriction);
}
