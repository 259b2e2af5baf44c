import type { ActivityKind } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyRequest } from 'fastify';
import type { Queries, Transaction } from '../database';
import { newId } from '../ids';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { longestUserAgent } from './sessions';

const shown = 20;

/** Account that an event belongs to, with the address for its mail. */
export interface Account {
  readonly id: string;
  readonly email: string;
}

/** Events that are reported to the player by mail, since an attacker may have caused them. */
const mailed: ReadonlyMap<ActivityKind, (when: string) => { readonly subject: string; readonly text: string }> =
  new Map([
    ['login', mailMessages.newLogin],
    ['password-changed', mailMessages.passwordChanged],
    ['password-reset', mailMessages.passwordChanged],
    ['two-factor-enabled', mailMessages.twoFactorOn],
    ['two-factor-disabled', mailMessages.twoFactorOff],
    ['two-factor-guessed', mailMessages.twoFactorGuessed],
    ['passkey-added', mailMessages.passkeyAdded],
    ['passkey-removed', mailMessages.passkeyRemoved],
  ]);

/** A stored event. */
export interface ActivityEntry {
  readonly id: string;
  readonly kind: string;
  readonly userAgent: string;
  readonly createdAt: Date;
}

/** Records an event of an account in the transaction that causes it and, for some kinds, mails the player about it. */
export async function noteActivity(
  { outbox, now, config }: Sandbox,
  tx: Transaction,
  request: FastifyRequest,
  { id, email }: Account,
  kind: ActivityKind,
): Promise<void> {
  if (!config.extensions.includes('activity')) return;
  const at = now();
  await tx.query(
    'insert into security_events (id, user_id, kind, user_agent, created_at) values ($1, $2, $3, $4, $5)',
    [newId(at), id, kind, (request.headers['user-agent'] ?? '').slice(0, longestUserAgent), at],
  );
  const write = mailed.get(kind);
  if (write !== undefined) await outbox.add(tx, { to: email, ...write(at.toUTCString()) });
}

/** The newest events of a player. */
export const readNewestActivity = (queries: Queries, userId: string): Promise<readonly ActivityEntry[]> =>
  queries.query<ActivityEntry>(
    `select id, kind, user_agent as "userAgent", created_at as "createdAt"
     from security_events where user_id = $1 order by created_at desc, id desc limit ${shown}`,
    [userId],
  );
