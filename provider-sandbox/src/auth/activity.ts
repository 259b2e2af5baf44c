import type { ActivityKind, securityNotices } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyRequest } from 'fastify';
import type { Queries, Transaction } from '../database';
import { newId } from '../ids';
import { mailMessages } from '../mail';
import { momentText } from '../momentText';
import { addNotice } from '../notices';
import type { Sandbox } from '../sandbox';
import { longestUserAgent } from './sessions';
import { describeUserAgent } from './userAgent';

const shown = 20;

/** Account that an event belongs to, with the address for its mail. */
export interface Account {
  readonly id: string;
  readonly email: string;
}

type Alarm = (typeof securityNotices)[number];

/** Events that are reported to the player by mail and by the bell, since an attacker may have caused them. */
const alarms: Readonly<Record<Alarm, (when: string) => { readonly subject: string; readonly text: string }>> = {
  login: mailMessages.newLogin,
  'password-changed': mailMessages.passwordChanged,
  'password-reset': mailMessages.passwordChanged,
  'two-factor-enabled': mailMessages.twoFactorOn,
  'two-factor-disabled': mailMessages.twoFactorOff,
  'two-factor-guessed': mailMessages.twoFactorGuessed,
  'passkey-added': mailMessages.passkeyAdded,
  'passkey-removed': mailMessages.passkeyRemoved,
};
const isAlarm = (kind: ActivityKind): kind is Alarm => kind in alarms;

/** A stored event. */
export interface ActivityEntry {
  readonly id: string;
  readonly kind: string;
  readonly userAgent: string;
  readonly createdAt: Date;
}

/** Records an event of an account in the transaction that causes it and, for some kinds, tells the player by mail and by the bell. */
export async function noteActivity(
  { outbox, now, config }: Sandbox,
  tx: Transaction,
  request: FastifyRequest,
  { id, email }: Account,
  kind: ActivityKind,
): Promise<void> {
  if (!config.extensions.includes('activity')) return;
  const at = now();
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  await tx.query(
    'insert into security_events (id, user_id, kind, user_agent, created_at) values ($1, $2, $3, $4, $5)',
    [newId(at), id, kind, userAgent, at],
  );
  if (!isAlarm(kind)) return;
  await addNotice(tx, { userId: id, kind, at, facts: describeUserAgent(userAgent) });
  await outbox.add(tx, { to: email, ...alarms[kind](momentText(at)) });
}

/** The newest events of a player. */
export const readNewestActivity = (queries: Queries, userId: string): Promise<readonly ActivityEntry[]> =>
  queries.query<ActivityEntry>(
    `select id, kind, user_agent as "userAgent", created_at as "createdAt"
     from security_events where user_id = $1 order by created_at desc, id desc limit ${shown}`,
    [userId],
  );
