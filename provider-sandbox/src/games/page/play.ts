import { type StakeRefusal, stakeRefusalSchema } from '@tessera/shared-contracts/extensions/schema';
import * as v from 'valibot';
import { gameMessages } from './game.messages';
import { stateElementId } from './stateElement';

/** The calls that a game's page makes, authorised by the token in the page's address. */

export const roundSchema = v.object({
  id: v.string(),
  game: v.string(),
  scheme: v.number(),
  nonce: v.number(),
  currency: v.string(),
  stake: v.string(),
  payout: v.string(),
  multiplier: v.string(),
  bet: v.unknown(),
  outcome: v.unknown(),
  playedAt: v.string(),
  clientSeed: v.string(),
  serverSeedHash: v.string(),
  terminalHash: v.optional(v.nullable(v.string()), null),
  serverSeed: v.nullable(v.string()),
});
const seedsSchema = v.object({
  serverSeedHash: v.string(),
  nextServerSeedHash: v.string(),
  clientSeed: v.string(),
  nonce: v.number(),
});
const openRoundSchema = v.object({
  id: v.string(),
  nonce: v.number(),
  currency: v.string(),
  stake: v.string(),
  start: v.unknown(),
  steps: v.array(v.number()),
  multiplier: v.string(),
  nextMultiplier: v.string(),
});
const stateSchema = v.object({
  mode: v.picklist(['real', 'fun']),
  currency: v.string(),
  stakeBalances: v.array(
    v.object({
      currency: v.string(),
      amount: v.string(),
      usdRate: v.nullable(v.string()),
      limits: v.object({ minStake: v.string(), maxStake: v.string(), largestPayout: v.string() }),
    }),
  ),
  /** Seeds of the player; missing in a game with shared rounds. */
  seeds: v.optional(seedsSchema),
  rounds: v.array(roundSchema),
  openRound: v.nullable(openRoundSchema),
});
const playedSchema = v.object({ round: roundSchema, balance: v.string() });
const steppedSchema = v.object({
  openRound: v.optional(openRoundSchema),
  round: v.optional(roundSchema),
  balance: v.string(),
});
const rotatedSchema = v.object({
  revealed: v.object({
    id: v.string(),
    serverSeed: v.string(),
    serverSeedHash: v.string(),
    clientSeed: v.string(),
    rounds: v.number(),
  }),
  seeds: seedsSchema,
});
const pairsSchema = v.object({
  pairs: v.array(
    v.object({
      id: v.string(),
      serverSeedHash: v.string(),
      serverSeed: v.nullable(v.string()),
      clientSeed: v.string(),
      rounds: v.number(),
    }),
  ),
});
const roundsSchema = v.object({ rounds: v.array(roundSchema) });

export type PlayState = v.InferOutput<typeof stateSchema>;
/** A settled round, and the balance after it. */
export type Played = v.InferOutput<typeof playedSchema>;
export type StakeBalance = PlayState['stakeBalances'][number];
export type Seeds = v.InferOutput<typeof seedsSchema>;
export type SeedPair = v.InferOutput<typeof pairsSchema>['pairs'][number];
/** A round with the game's own types of bet and outcome. */
export type Round<Bet = unknown, Outcome = unknown> = Omit<v.InferOutput<typeof roundSchema>, 'bet' | 'outcome'> & {
  readonly bet: Bet;
  readonly outcome: Outcome;
};

/** A round that is played step by step and not settled yet. */
export type OpenRound = v.InferOutput<typeof openRoundSchema>;
/** Answer of a call of such a round: it is still open, or it is settled. */
export type StepAnswer = v.InferOutput<typeof steppedSchema>;

export interface RoundRequest {
  readonly key: string;
  readonly game: string;
  readonly currency: string;
  readonly stake: string;
  readonly bet: unknown;
}

/** A call that failed. `isLost` means that it may have taken effect nevertheless. */
export class PlayError extends Error {
  readonly isLost: boolean;
  /** Code of a refusal that the page handles. */
  readonly reason: string | undefined;
  /** Set if the player's limits or a break refused it. */
  readonly refusal: StakeRefusal | undefined;

  constructor(
    message: string,
    isLost: boolean,
    { reason, refusal }: { reason?: string | undefined; refusal?: StakeRefusal | undefined } = {},
  ) {
    super(message);
    this.isLost = isLost;
    this.reason = reason;
    this.refusal = refusal;
  }
}

/** The message that the player sees for any failure. */
export const readFailure = (error: unknown): string =>
  (error instanceof PlayError && error.message) || gameMessages.loadFailed;

const token = () => new URLSearchParams(location.search).get('session') ?? '';
const timeoutMs = 15_000;

/** Makes one of the game's own calls. @throws PlayError */
export async function call<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`/play/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${token()}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  const read = response?.ok ? v.safeParse(schema, answer) : undefined;
  if (read?.success) return read.output;
  const refusal = v.safeParse(v.object({ message: v.string(), reason: v.optional(v.string()) }), answer);
  const isRefused = response !== undefined && response.status >= 400 && response.status < 500;
  const { message = '', reason } = refusal.success ? refusal.output : {};
  throw new PlayError(message, !isRefused, {
    reason,
    refusal: response?.status === 403 ? readRefusal(answer) : undefined,
  });
}

/** What a 403 says of the player's limits or break, if that is its reason. */
function readRefusal(answer: unknown): StakeRefusal | undefined {
  const read = v.safeParse(stakeRefusalSchema, answer);
  return read.success && (read.output.limit !== undefined || 'until' in read.output) ? read.output : undefined;
}

const pausesMs = [400, 1200];

/** Retries with the same key if the answer is lost; the key ensures that nothing is done twice. */
export async function callUntilAnswered<Answer>(...parameters: Parameters<typeof call<Answer>>): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await call(...parameters);
    } catch (error) {
      if (!(error instanceof PlayError) || !error.isLost) throw error;
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return call(...parameters);
}

export const readState = () => call(stateSchema, 'state');

/** The state embedded in the page; it can be taken once, since it becomes stale. */
export function takeSentState(): PlayState | undefined {
  const sent = document.getElementById(stateElementId);
  sent?.remove();
  return sent === null ? undefined : v.parse(stateSchema, JSON.parse(sent.textContent));
}

export const playRound = (request: RoundRequest) => callUntilAnswered(playedSchema, 'rounds', request);
export const startRound = (request: Omit<RoundRequest, 'bet'> & { readonly start: unknown }) =>
  callUntilAnswered(steppedSchema, 'open-round', request);
export const takeStep = (id: string, step: number) =>
  callUntilAnswered(steppedSchema, 'open-round/steps', { id, step });
export const cashOut = (id: string) => callUntilAnswered(steppedSchema, 'open-round/cash-out', { id });
export const rotateSeeds = (key: string, clientSeed: string) =>
  callUntilAnswered(rotatedSchema, 'seeds', { key, clientSeed });
export const readSeedPairs = (before?: string) =>
  call(pairsSchema, `seed-pairs${before === undefined ? '' : `?before=${before}`}`);
export const readRoundsOfPair = (pair: string, before?: number) =>
  call(roundsSchema, `seed-pairs/${pair}/rounds${before === undefined ? '' : `?before=${before}`}`);

/** A unique key for a round or a rotation. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
