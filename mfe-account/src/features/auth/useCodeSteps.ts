import { tabItem } from '@tessera/shared-contracts/session';
import { boolean, type InferOutput, number, object, optional, string } from 'valibot';
import { ofVisitor, useKeptInTab } from './useKeptInTab';

const item = ofVisitor(tabItem('tessera.account.code-steps'));

const challengeSchema = object({
  id: string(),
  /** Whether the player has a passkey, which can be used instead of a code. */
  hasPasskey: boolean(),
  /** Address of the login. */
  email: string(),
  /** When it runs out, in milliseconds since 1970, if the provider tells. */
  expiresAt: optional(number()),
});
/** A login that requires the second factor. */
export type LoginChallenge = InferOutput<typeof challengeSchema>;

const resetSchema = object({
  /** Address of the account. */
  email: string(),
  /** Whether this page had a code mailed to it; otherwise the player had one. */
  isMailed: boolean(),
});
/** A reset that asks for the mailed code. */
export type Reset = InferOutput<typeof resetSchema>;

const stepsSchema = object({
  /** The last login that required the second factor. */
  challenge: optional(challengeSchema),
  isLoginCodeAsked: boolean(),
  reset: optional(resetSchema),
});

const none: InferOutput<typeof stepsSchema> = { isLoginCodeAsked: false };

/**
 * The steps of login and reset that ask for a code, kept in this tab: players leave the page to read the code, and phones
 * may reload it meanwhile.
 */
export function useCodeSteps() {
  const { state, change } = useKeptInTab(item, stepsSchema, none);
  const { challenge, isLoginCodeAsked, reset } = state;
  const { expiresAt = Number.POSITIVE_INFINITY } = challenge ?? {};
  const isOver = Date.now() >= expiresAt;
  return {
    /** The login that a code can finish, asked for or not. */
    challenge: isOver ? undefined : challenge,
    isLoginCodeAsked: isLoginCodeAsked && challenge !== undefined && !isOver,
    /** Whether the login ran out while its code was asked for. */
    hasLoginRunOut: isLoginCodeAsked && isOver,
    reset,
    change,
  };
}
