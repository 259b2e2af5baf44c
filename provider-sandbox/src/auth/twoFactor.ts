import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { TOTP, Secret as TotpSecret } from 'otpauth';
import { queryExactlyOne } from '../database';
import type { Sandbox } from '../sandbox';
import type { SessionUser } from './sessions';

const periodS = 30;
const issuer = 'Tessera sandbox';
/** RFC 6238, 5.2: one step either side, for clocks that differ and codes typed slowly. */
const windowSteps = 1;
const triesPerHour = 25;

const createTotp = (secret: string, label: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodS, secret: TotpSecret.fromBase32(secret) });

/** Begins a set-up: a fresh secret, in force once a code of it was given. */
export async function beginTwoFactor(sandbox: Sandbox, caller: SessionUser): Promise<{ qr: string; secret: string }> {
  const secret = new TotpSecret({ size: 20 }).base32;
  await sandbox.database.query('update users set two_factor_pending_secret = $2 where id = $1', [caller.id, secret]);
  // Scale 6 and 4 modules of margin: phones read it from a screen, at 256 px and below.
  const qr = toPngDataURL(generate(createTotp(secret, caller.email).toString()), { scale: 6, padX: 4, padY: 4 });
  return { qr, secret };
}

/**
 * Checks a code against the secret being set up, else the one in force. A step that was used is not taken again, nor any
 * before it (RFC 6238, 5.2).
 */
export async function verifyTwoFactor(
  sandbox: Sandbox,
  caller: SessionUser,
  code: string,
): Promise<'right' | 'wrong' | 'not-started' | 'too-many-tries'> {
  return sandbox.database.transaction(async (tx) => {
    const row = await queryExactlyOne<{ pending: string | null; active: string | null; lastStep: number | null }>(
      tx,
      `select two_factor_pending_secret as pending, two_factor_secret as active, two_factor_last_step as "lastStep"
       from users where id = $1 for no key update`,
      [caller.id],
    );
    const secret = row.pending ?? row.active;
    if (secret === null) return 'not-started';
    const at = sandbox.now();
    const failed = await queryExactlyOne<{ count: number }>(
      tx,
      `select count(*)::int as count from failed_tries where user_id = $1 and purpose = 'two-factor' and failed_at > $2`,
      [caller.id, new Date(at.getTime() - 3_600_000)],
    );
    if (failed.count >= triesPerHour) return 'too-many-tries';
    const delta = createTotp(secret, caller.email).validate({
      token: code,
      timestamp: at.getTime(),
      window: windowSteps,
    });
    const step = Math.floor(at.getTime() / 1000 / periodS) + (delta ?? 0);
    const isReplayed = row.pending === null && row.lastStep !== null && step <= row.lastStep;
    if (delta === null || isReplayed) {
      await tx.query(`insert into failed_tries (user_id, purpose, failed_at) values ($1, 'two-factor', $2)`, [
        caller.id,
        at,
      ]);
      return 'wrong';
    }
    await tx.query(
      'update users set two_factor_secret = $2, two_factor_pending_secret = null, two_factor_last_step = $3 where id = $1',
      [caller.id, secret, step],
    );
    return 'right';
  });
}
