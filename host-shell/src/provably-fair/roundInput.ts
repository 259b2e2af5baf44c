import { readClientSeed } from '@tessera/shared-contracts/extensions';
import { typedText } from '@tessera/shared-contracts/format';
import { fallback, maxLength, object, parse, picklist, pipe, string } from 'valibot';
import { type GameId, gameIds, originalOf } from './originals';

/** Schemes for drawing rounds. Only rounds of Dice from before the second scheme use the first. */
export const schemes = ['2', '1'] as const;
/** See {@link schemes}. */
export type Scheme = (typeof schemes)[number];

/** Maximum length of a seed; longer values in a link are ignored. */
export const maxTextLength = 256;

const linkText = (otherwise = '') => fallback(pipe(string(), maxLength(maxTextLength)), otherwise);

/** Fields that a link may fill in; all of them are validated again when the round is verified. */
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

/** Maximum number of rounds in a chain. */
export const longestChain = 100_000;

/** A round as entered by a player. */
export interface RoundInput {
  readonly game: GameId;
  readonly scheme: Scheme;
  readonly serverSeed: string;
  /** Shown before the bet; if empty, only the result is computed. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** Number of mines; only for Mines. */
  readonly mines: string;
  /** Rows of pins; only for Plinko. */
  readonly rows: string;
  /** Terminal hash of the seed chain, for a game with one round for all players; if empty, the chain is not checked. */
  readonly terminalHash: string;
  /** Result that the game showed; if empty, the computed result is not compared. */
  readonly result: string;
}

/** Reads a round from the URL, e.g. `?game=mines&mines=5&serverSeed=…`; missing fields are empty or have their default. */
export const readRoundLink = (search: string): RoundInput =>
  readRound(parse(linkSchema, Object.fromEntries(new URLSearchParams(search))));

/** Hashes, server seeds and numbers contain no white space. */
const readUnspaced = (typed: string) => typedText(typed).replace(/\s/g, '');

/** Normalises a round: pasted text often contains invisible characters. */
export const readRound = (input: RoundInput): RoundInput => ({
  ...input,
  serverSeed: readUnspaced(input.serverSeed),
  serverSeedHash: readUnspaced(input.serverSeedHash),
  clientSeed: readClientSeed(input.clientSeed),
  nonce: readUnspaced(input.nonce),
  mines: readUnspaced(input.mines),
  rows: readUnspaced(input.rows),
  terminalHash: readUnspaced(input.terminalHash),
  result: input.result.trim(),
});

/** Only Dice is older than the second scheme. */
export const hasSchemes = (game: GameId): boolean => game === 'dice';

/** A field that prevents verification. */
export interface RoundInputFault {
  readonly field: keyof RoundInput;
  readonly fault: 'missing' | 'notHash' | 'notNonce' | 'outOfRange' | 'beyondChain';
}

/** All faults of the entered round, in the order of the fields. */
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
