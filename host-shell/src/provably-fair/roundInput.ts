import { fallback, maxLength, object, parse, picklist, pipe, string } from 'valibot';
import { type GameId, gameIds, originalOf } from './originals';

/** Schemes that rounds were drawn by. Rounds of Dice before the second one were drawn by the first. */
export const schemes = ['2', '1'] as const;
/** See {@link schemes}. */
export type Scheme = (typeof schemes)[number];

/** No seed is longer; what a link carries beyond it is not taken. */
export const maxTextLength = 256;

const linkText = (otherwise = '') => fallback(pipe(string(), maxLength(maxTextLength)), otherwise);

/** What a link may fill in; everything in it is checked again when the round is verified. */
const linkSchema = object({
  game: fallback(picklist(gameIds), 'dice'),
  scheme: fallback(picklist(schemes), '2'),
  serverSeed: linkText(),
  serverSeedHash: linkText(),
  clientSeed: linkText(),
  nonce: linkText(),
  mines: linkText('3'),
  rows: linkText('16'),
  terminalHash: linkText(),
  result: linkText(),
});

/** A chain has seeds for this many rounds at the most. */
export const longestChain = 100_000;

/** What a player enters of a round. */
export interface RoundInput {
  readonly game: GameId;
  readonly scheme: Scheme;
  readonly serverSeed: string;
  /** Shown before the bet; without it only the result is computed. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** Mines on the board, for Mines alone. */
  readonly mines: string;
  /** Rows of pins, for Plinko alone. */
  readonly rows: string;
  /** What the seeds of everybody lead back to, for a game of one round for everybody; without it the chain is not checked. */
  readonly terminalHash: string;
  /** What the game showed; without it only the result is computed. */
  readonly result: string;
}

/** The round that an address carries, e.g. `?game=mines&mines=5&serverSeed=…`; the rest is empty or the usual. */
export const readRoundLink = (search: string): RoundInput =>
  parse(linkSchema, Object.fromEntries(new URLSearchParams(search)));

/** Dice alone is older than the second scheme. */
export const hasSchemes = (game: GameId): boolean => game === 'dice';

/** A field that keeps a round from being verified. */
export interface RoundInputFault {
  readonly field: keyof RoundInput;
  readonly fault: 'missing' | 'notHash' | 'notNonce' | 'outOfRange' | 'beyondChain';
}

/** Everything that is wrong with the entered round, in the order of the fields. */
export function findFaults(input: RoundInput): readonly RoundInputFault[] {
  const { game, serverSeed, serverSeedHash, clientSeed, nonce, terminalHash } = input;
  const { setting, isChained } = originalOf(game);
  const faults: RoundInputFault[] = [];
  if (setting !== undefined) {
    const isNumber = /^\d{1,2}$/.test(input[setting.field]);
    const value = Number(input[setting.field]);
    if (!isNumber || value < setting.min || value > setting.max) {
      faults.push({ field: setting.field, fault: 'outOfRange' });
    }
  }
  if (serverSeed === '') faults.push({ field: 'serverSeed', fault: 'missing' });
  const isHash = (text: string) => text === '' || /^[0-9a-f]{64}$/i.test(text);
  if (!isHash(serverSeedHash)) faults.push({ field: 'serverSeedHash', fault: 'notHash' });
  if (clientSeed === '') faults.push({ field: 'clientSeed', fault: 'missing' });
  if (!/^\d{1,15}$/.test(nonce)) faults.push({ field: 'nonce', fault: 'notNonce' });
  else if (isChained && Number(nonce) >= longestChain) faults.push({ field: 'nonce', fault: 'beyondChain' });
  if (isChained && !isHash(terminalHash)) faults.push({ field: 'terminalHash', fault: 'notHash' });
  return faults;
}
