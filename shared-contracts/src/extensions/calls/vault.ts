import { fallback, type InferOutput, looseObject, maxLength, minLength, object, optional, pipe, string } from 'valibot';
import { balanceSchema } from '../../api/calls/wallet';
import { serverMessageText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { proofKindSchema } from './proof';

const path = '/wallet-service/api/wallet/{userId}/vault';
const movedSchema = looseObject({ message: optional(serverMessageText) });
const move = {
  currency: string(),
  /** A decimal string. */
  amount: string(),
  /** Identifies the move: a repetition with the same key, after a lost answer, is answered alike and moves nothing. */
  key: optional(pipe(string(), minLength(8), maxLength(64))),
};

/** Money that the player has put away from play: it is in no balance, and no stake or withdrawal can take it. */
export const vaultSchema = looseObject({
  ...balanceSchema.entries,
  /** What moving out takes. */
  proof: fallback(proofKindSchema, 'password'),
});
/** See {@link vaultSchema}. */
export type Vault = InferOutput<typeof vaultSchema>;

/** `GET …/wallet/{userId}/vault`. */
export const readVault = {
  id: 'readVault',
  extension: 'vault',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: vaultSchema,
  fallbackMessage: 'Your vault could not be loaded',
} as const satisfies ExtensionCall;

/** `POST …/vault/in`: moves an amount from the balance at once. */
export const moveIntoVault = {
  id: 'moveIntoVault',
  extension: 'vault',
  method: 'POST',
  path: `${path}/in`,
  hasBearer: true,
  body: object(move),
  answer: movedSchema,
  fallbackMessage: 'Nothing was moved. Please try again.',
} as const satisfies ExtensionCall;

/** `POST …/vault/out`: moves an amount back to the balance; `proof` is what `readVault` says. A refused proof names its field. */
export const moveOutOfVault = {
  id: 'moveOutOfVault',
  extension: 'vault',
  method: 'POST',
  path: `${path}/out`,
  hasBearer: true,
  body: object({ ...move, proof: string() }),
  answer: movedSchema,
  fallbackMessage: 'Nothing was moved. Please try again.',
} as const satisfies ExtensionCall;
