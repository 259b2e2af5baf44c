import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { describeUser, findUserByEmail, openSession, readAuthenticatorCode } from '../auth';
import { setSessionCookie } from '../http/caller';
import { HttpError } from '../http/httpError';
import { readShape } from '../http/readShape';
import { readLedger } from '../ledger';
import { controlPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { demoPlayer, secondPlayer, twoFactorPlayer } from '../seed';

/** Email of each seeded player by the name that calls have for them. */
export const emails = {
  player: demoPlayer.email,
  'two-factor-player': twoFactorPlayer.email,
  'other-player': secondPlayer.email,
} as const;
const sessionBody = v.object({
  player: v.picklist(Object.keys(emails) as (keyof typeof emails)[]),
});

/** The calls of the control plane about single players. */
export function registerPlayerControl(control: FastifyInstance, sandbox: Sandbox): void {
  const { database } = sandbox;
  const findUser = async (email: string) => {
    const user = await findUserByEmail(database, email);
    if (user === undefined) throw new HttpError(404, 'There is no player with this email.');
    return user;
  };

  control.get(`${controlPrefix}/users`, async (request) => {
    const { email = '' } = request.query as { readonly email?: string };
    const user = await findUser(email);
    return { id: user.id, email: user.email, username: user.username, emailVerified: user.emailVerified };
  });
  control.get<{ Params: { id: string } }>(`${controlPrefix}/users/:id/ledger`, async ({ params }) =>
    readLedger(database, params.id),
  );
  control.get<{ Params: { id: string } }>(`${controlPrefix}/users/:id/authenticator`, async ({ params }) => {
    const code = await readAuthenticatorCode(sandbox, params.id);
    return code === undefined ? [] : [{ code }];
  });

  // As after a login, but without its mail and activity.
  control.post(`${controlPrefix}/sessions`, async (request, reply) => {
    const { player } = readShape(sessionBody, request.body);
    const user = await findUser(emails[player]);
    const session = await openSession(sandbox, database, user.id, request.headers['user-agent']);
    setSessionCookie(sandbox, reply, session);
    reply.code(201);
    return { token: session.token, user: describeUser(user) };
  });
}
