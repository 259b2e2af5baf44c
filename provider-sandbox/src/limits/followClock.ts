import type { Sandbox } from '../sandbox';
import { releaseHeld } from './held';
import { tellConfirmable } from './limitNotices';

/** Does what limits bring about by the clock, so that players are told of it although nobody asks. */
export async function followClock(sandbox: Pick<Sandbox, 'config' | 'database' | 'now'>): Promise<void> {
  if (!sandbox.config.extensions.includes('limits')) return;
  await tellConfirmable(sandbox);
  const holders = await sandbox.database.query<{ userId: string }>(
    `select distinct user_id as "userId" from transactions where status = 'held'`,
  );
  for (const { userId } of holders) await releaseHeld(sandbox, userId);
}
