import type { Preferences } from '@tessera/shared-contracts/extensions/schema';
import { type Queries, queryOne } from '../database';
import type { Sandbox } from '../sandbox';

/** What a player who never changed it gets by mail, besides the bell. News of the account's security always come by mail. */
const byDefault = { mailDeposits: false, mailWithdrawals: true } as const;

/** Whether a player wants mail about something that the bell tells, too. */
export async function wantsMail(
  { config }: Pick<Sandbox, 'config'>,
  queries: Queries,
  userId: string,
  about: keyof typeof byDefault,
): Promise<boolean> {
  if (!config.extensions.includes('preferences')) return byDefault[about];
  const kept = await queryOne<{ settings: Preferences }>(
    queries,
    'select settings from preferences where user_id = $1',
    [userId],
  );
  return kept?.settings[about] ?? byDefault[about];
}
