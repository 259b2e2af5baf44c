import { login } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { clearSession, type Session, writeSession } from '@tessera/shared-contracts/session';
import { parse } from 'valibot';
import type { State } from '../state';
import { browserFetch } from './browserFetch';

/** Password of the seeded players of the provider sandbox. */
export const password = 'Tessera2026!';

const sandboxOrigin = () => {
  const { sandboxOrigin: origin } = readSiteConfig();
  if (origin === undefined) throw new Error('The workbench needs a provider sandbox; its page does not name one.');
  return origin;
};

/** An answer of the sandbox that is not of success. */
export class SandboxRefusal extends Error {
  readonly status: number;

  constructor(call: string, status: number, text: string) {
    super(`${call} answered ${status}: ${text}`);
    this.status = status;
  }
}

/** Sends a call to the sandbox; `undefined` for an empty answer. */
export async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await browserFetch(sandboxOrigin() + path, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new SandboxRefusal(`${method} ${path}`, response.status, text);
  return text === '' ? undefined : JSON.parse(text);
}

/** Replaces the sandbox's faults with the given ones, and `{now}` in them with the present moment. */
export async function applyFaults(faults: State['faults'] = []): Promise<void> {
  await send('DELETE', '/__sandbox/faults');
  const now = new Date().toISOString();
  const current = JSON.parse(JSON.stringify(faults).replaceAll('{now}', now)) as typeof faults;
  for (const fault of current) await send('POST', '/__sandbox/faults', fault);
}

/** A session of a seeded player with a token of their own; `undefined` for `signed-out`. An expired one has an unknown token. */
export async function readPlayerSession(session: State['session']): Promise<Session | undefined> {
  if (session === 'signed-out') return undefined;
  const player = session === 'expired' ? 'player' : session;
  const { token, user } = parse(login.answer, await send('POST', '/__sandbox/sessions', { player }));
  if (token === undefined || user === undefined) throw new Error(`The sandbox gave ${player} no session.`);
  // Ends the session's cookie as well, by which some calls know the player.
  if (session === 'expired') await send('POST', '/auth-service/api/auth/logout');
  return { token: session === 'expired' ? 'no-longer-known' : token, user };
}

/** Puts the browser in the given session. */
export async function applySession(name: State['session']): Promise<void> {
  const session = await readPlayerSession(name);
  if (session === undefined) clearSession('logout');
  else writeSession(session);
}
