import { endedSessionDays } from '../auth/sessions';

/** How long rows of a table are stored. */
export interface Retention {
  readonly table: string;
  /** The time from which the age counts. */
  readonly since: string;
  readonly days: number;
  /** Further condition for a row to be deleted. */
  readonly and?: string;
}

/**
 * Tables from which old rows are deleted. Referenced tables come after the referring ones: challenges after the passkey
 * challenges made for them, sessions after the game sessions that they opened. Books and rounds are stored for good.
 */
export const retention: readonly Retention[] = [
  { table: 'one_time_codes', since: 'expires_at', days: 1 },
  { table: 'failed_tries', since: 'failed_at', days: 1 },
  { table: 'passkey_challenges', since: 'expires_at', days: 1 },
  { table: 'login_challenges', since: 'expires_at', days: 1 },
  { table: 'player_events', since: 'created_at', days: 1 },
  {
    table: 'game_sessions',
    since: 'expires_at',
    days: 7,
    // Fun play limits its sessions itself; money of the others may still be at stake.
    and: `user_id is not null and not exists (select from open_rounds where session_id = game_sessions.id)
      and not exists (select from automatic_bets where session_id = game_sessions.id)
      and not exists (select from set_aside where session_id = game_sessions.id)`,
  },
  { table: 'withdrawal_requests', since: 'expires_at', days: 30 },
  {
    table: 'sessions',
    since: 'least(ended_at, expires_at)',
    days: endedSessionDays,
    and: 'not exists (select from game_sessions where account_session = sessions.token_hash)',
  },
  { table: 'telemetry_points', since: 'at', days: 14 },
  { table: 'telemetry_events', since: 'at', days: 14 },
  { table: 'security_events', since: 'created_at', days: 365 },
  { table: 'notices', since: 'at', days: 365 },
];
