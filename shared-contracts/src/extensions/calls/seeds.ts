import {
  type InferOutput,
  looseObject,
  maxLength,
  minLength,
  nullish,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
} from 'valibot';
import { rows } from '../../api/rows';
import { text, visibleText } from '../../api/text';
import { clientSeedPattern } from '../clientSeed';
import type { ExtensionCall } from '../extensionCall';
import { betDetailSchema } from './bets';

const path = '/wallet-service/api/wallet/{userId}/seed-pairs';

/** Seeds that a player's rounds are drawn from. */
export const seedPairSchema = looseObject({
  id: visibleText,
  serverSeedHash: text,
  /** Missing while the pair is in use. */
  serverSeed: nullish(text),
  /** Hash of the server seed that the next pair gets, whatever its client seed. Missing once that pair is in use. */
  nextServerSeedHash: nullish(text),
  clientSeed: text,
  /** Number of rounds played with it. */
  rounds: number(),
  /** ISO 8601. */
  createdAt: text,
});
/** See {@link seedPairSchema}. */
export type SeedPair = InferOutput<typeof seedPairSchema>;

/** Maximum number of rows in a response of {@link seedPairs} or {@link seedPairBets}. */
export const seedPairsPerAnswer = 20;

/** `GET …/seed-pairs?before=`: the player's seed pairs, newest first; the first is the one in use. */
export const seedPairs = {
  id: 'seedPairs',
  extension: 'seeds',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: looseObject({ pairs: rows(seedPairSchema) }),
  fallbackMessage: 'Failed to load your seeds',
} as const satisfies ExtensionCall;

/** `GET …/seed-pairs/{pairId}/bets?before=`: the bets placed with a pair, newest first. */
export const seedPairBets = {
  id: 'seedPairBets',
  extension: 'seeds',
  method: 'GET',
  path: `${path}/{pairId}/bets`,
  hasBearer: true,
  body: undefined,
  answer: looseObject({ bets: rows(betDetailSchema) }),
  fallbackMessage: 'Failed to load the rounds of these seeds',
} as const satisfies ExtensionCall;

/**
 * `POST …/seed-pairs`: reveals the pair in use and starts another, whose server seed has the hash shown before as
 * `nextServerSeedHash`. `key` identifies the rotation: a retry with the same key
 * after a lost response reveals the same pair and no other.
 */
export const rotateSeeds = {
  id: 'rotateSeeds',
  extension: 'seeds',
  method: 'POST',
  path,
  hasBearer: true,
  body: object({
    key: pipe(string(), minLength(8), maxLength(64)),
    /** Defaults to the previous client seed. */
    clientSeed: optional(
      pipe(
        string(),
        regex(clientSeedPattern, 'A client seed has 1 to 64 letters, digits, dots, dashes or underscores.'),
      ),
    ),
  }),
  answer: looseObject({ revealed: seedPairSchema, inUse: seedPairSchema }),
  fallbackMessage: 'Failed to replace your seeds. Please try again.',
} as const satisfies ExtensionCall;
