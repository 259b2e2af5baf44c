import * as v from 'valibot';
import { call, callUntilAnswered, type RoundRequest, roundSchema } from '../../page/play';
import { phases } from '../clock';

/** Schemas of the calls and events of Automatic that its page uses. */

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);
const roundView = v.object({
  number: v.number(),
  nonce: v.number(),
  phase: v.picklist(phases),
  startedAt: v.nullable(time),
  endsAt: v.nullable(time),
  result: v.nullable(v.number()),
  serverSeed: v.nullable(v.string()),
  serverSeedHash: v.string(),
  clientSeed: v.string(),
  terminalHash: v.string(),
});
const bets = v.object({
  count: v.number(),
  newest: v.array(v.object({ currency: v.string(), stake: v.string(), target: v.number() })),
});

/** Schema of each event's data, by event name. */
export const eventSchemas = {
  snapshot: v.object({
    now: time,
    /** Whether the server's clock stands still, as in a state that is pictured. */
    isFrozen: v.boolean(),
    doublingMs: v.number(),
    round: roundView,
    bets,
    results: v.array(roundView),
  }),
  round: v.object({ now: time, round: roundView, bets }),
  bets: v.object({ number: v.number(), bets }),
};

/** The visible state; times are milliseconds of the server's clock. */
export type Table = Omit<v.InferOutput<typeof eventSchemas.snapshot>, 'now' | 'isFrozen'>;
export type RoundView = Table['round'];

const openBet = v.object({
  id: v.string(),
  key: v.string(),
  round: v.number(),
  currency: v.string(),
  stake: v.string(),
  bet: v.object({ target: v.number() }),
});
export type OpenBet = v.InferOutput<typeof openBet>;

const placedSchema = v.object({ bet: v.nullable(openBet), round: v.nullable(roundSchema), balance: v.string() });

/** Places a bet, or reads the state of the bet already placed under that key. */
export const placeBet = (request: RoundRequest) => callUntilAnswered(placedSchema, 'automatic/bets', request);
export const readOpenBet = () => call(v.object({ bet: v.nullable(openBet) }), 'automatic/bet');
