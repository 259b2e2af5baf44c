import { queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { hashToken } from '../ids';
import type { Sandbox } from '../sandbox';
import { breakMessages } from './breaks/breaks.messages';
import { readRestriction } from './breaks/restriction';

/** The refusal of a session that a break or closing has ended, which says so; both end sessions in their own moment. */
export async function refuseEndedSession(sandbox: Sandbox, token: string): Promise<HttpError | undefined> {
  const ended = await queryOne<{ userId: string }>(
    sandbox.database,
    `select user_id as "userId" from sessions join users on users.id = user_id
     where token_hash = $1 and (closed_at = ended_at
       or exists (select from breaks where breaks.user_id = users.id and begun_at = ended_at))`,
    [hashToken(token)],
  );
  const restriction = ended && (await readRestriction(sandbox, sandbox.database, ended.userId, sandbox.now()));
  return restriction && new HttpError(401, breakMessages.refused(restriction), { sessionEnded: restriction.state });
}
