import { boolean, type InferOutput, looseObject, nullish, number, pipe, record, string, transform } from 'valibot';
import { rows } from '../../api/rows';
import { text, visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/**
 * A player's bet. `amount` is the stake and `payout` the gross amount returned; both are exact, in `currency`. Pages show the
 * difference (`netPayout` of `money`).
 */
export const betSchema = looseObject({
  id: visibleText,
  /** Name of the game, as the list of games has it. */
  game: visibleText,
  /** Display name of the player; missing for hidden players. */
  player: nullish(text),
  currency: visibleText,
  amount: decimalSchema,
  multiplier: decimalSchema,
  payout: decimalSchema,
  /** ISO 8601. */
  createdAt: text,
});
/** See {@link betSchema}. */
export type Bet = InferOutput<typeof betSchema>;

/** Limits the parameters that a link may contain. */
const verificationSchema = pipe(
  record(string(), string()),
  transform((entries) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([name, value]) => /^[a-zA-Z]{1,32}$/.test(name) && value.length <= 256)
        .slice(0, 16),
    ),
  ),
);

/** A bet with its outcome and, for callers who may see them, its seeds. */
export const betDetailSchema = looseObject({
  ...betSchema.entries,
  isOwn: boolean(),
  /** What was bet on, as text. */
  bet: text,
  /** What was drawn, as text. */
  outcome: text,
  /** Missing for another player's bet until its server seed is revealed. */
  seeds: nullish(
    looseObject({
      scheme: number(),
      serverSeedHash: text,
      /** Missing until it is revealed. */
      serverSeed: nullish(text),
      clientSeed: text,
      nonce: number(),
      /** Parameters of the site's `/provably-fair` that verify the bet. */
      verification: verificationSchema,
    }),
  ),
});
/** See {@link betDetailSchema}. */
export type BetDetail = InferOutput<typeof betDetailSchema>;

/** Maximum number of rows in a response of {@link bets}. */
export const betsPerAnswer = 100;

/** `GET …/wallet/{userId}/bets?before=&limit=`: the player's bets of all games, newest first. */
export const bets = {
  id: 'bets',
  extension: 'bets',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/bets',
  hasBearer: true,
  body: undefined,
  /** `total` counts all of the player's bets. */
  answer: looseObject({ bets: rows(betSchema), total: number() }),
  fallbackMessage: 'Failed to load bets',
} as const satisfies ExtensionCall;

/** `GET …/bets/{id}`: one bet of any player. Another player's has no private data. */
export const bet = {
  id: 'bet',
  extension: 'bets',
  method: 'GET',
  path: '/wallet-service/api/bets/{id}',
  hasBearer: true,
  body: undefined,
  answer: betDetailSchema,
  fallbackMessage: 'Failed to load this bet',
} as const satisfies ExtensionCall;

/** Name of the events of {@link liveBetEvents}. */
export const liveBetsEvent = 'bets';

/**
 * `GET …/live-bets/events`: the newest bets of all players as server-sent events named {@link liveBetsEvent}; the first event has
 * the newest five, resumed ones those after `Last-Event-ID`. Bets of a player who has hidden since come again without the name,
 * after the newest ones. Needs no token, since its data is public.
 */
export const liveBetEvents = {
  id: 'liveBetEvents',
  extension: 'events',
  method: 'GET',
  path: '/wallet-service/api/live-bets/events',
  hasBearer: false,
  isPublic: true,
  isEventStream: true,
  body: undefined,
  /** The data of one event; bets newest first. */
  answer: looseObject({ bets: rows(betSchema) }),
  fallbackMessage: 'Live bets are not available right now',
} as const satisfies ExtensionCall;
