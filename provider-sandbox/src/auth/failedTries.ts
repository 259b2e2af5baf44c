import { type Queries, queryExactlyOne } from '../database';

const hourMs = 3_600_000;
/** Wrong codes allowed per hour for one player and purpose from one source. */
export const triesPerHour = 25;
/** Like {@link triesPerHour}, for all signed-out callers together. */
export const foreignTriesPerHour = 50;
/** Later rows were written before the clock was set back. They do not count, or they would lock players out. */
const skewMs = 60_000;

/**
 * The source of a request or try: the signed-in player, or else a network. Each has its own count of tries, and only
 * the signed-in player can replace a code that they requested: so no stranger can keep a player from using a code.
 */
export type CodeSource = string;
export const signedInPlayer: CodeSource = 'player';

/** Parameters of {@link isWithinHour}: from and to. */
export const lastHour = (at: Date): readonly [from: Date, to: Date] => [
  new Date(at.getTime() - hourMs),
  new Date(at.getTime() + skewMs),
];

/** The account, source and purpose that wrong codes are counted for. */
export interface Tries {
  readonly userId: string;
  readonly purpose: string;
  readonly source: CodeSource;
}

/** Wrong codes of the last hour. */
export interface FailedTries {
  readonly ofSource: number;
  /** Of all signed-out callers together. */
  readonly foreign: number;
  readonly newestForeignAt: Date | null;
}

/** Counts wrong codes. The caller has locked the account, or simultaneous tries would not see each other. */
export const readFailedTries = (tx: Queries, { userId, purpose, source }: Tries, at: Date): Promise<FailedTries> =>
  queryExactlyOne<FailedTries>(
    tx,
    `select (count(*) filter (where source = $3))::int as "ofSource",
       (count(*) filter (where source <> $4))::int as foreign,
       max(failed_at) filter (where source <> $4) as "newestForeignAt"
     from failed_tries where user_id = $1 and purpose = $2 and failed_at > $5 and failed_at <= $6`,
    [userId, purpose, source, signedInPlayer, ...lastHour(at)],
  );

/** Counts one more wrong code. */
export const addFailedTry = (tx: Queries, { userId, purpose, source }: Tries, at: Date): Promise<unknown> =>
  tx.query('insert into failed_tries (user_id, purpose, source, failed_at) values ($1, $2, $3, $4)', [
    userId,
    purpose,
    source,
    at,
  ]);
