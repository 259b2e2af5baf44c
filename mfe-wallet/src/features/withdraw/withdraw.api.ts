import {
  type CallAnswer,
  type CallDefinition,
  type CallResult,
  codeRefusals,
  isProblem,
  request,
  sendCall,
  transactions,
  verifyOtp,
  withdraw,
  withdrawOtp,
} from '@tessera/shared-contracts/api';
import { is, literal, looseObject, picklist, safeParse } from 'valibot';
import type { Withdrawal } from './flow/withdrawal.schema';

/** The codes that confirm a withdrawal. */
export interface WithdrawalCodes {
  /** The e-mailed code. */
  readonly otp: string;
  /** Code of the authenticator, or a recovery code; empty if the provider requires no second factor. */
  readonly token: string;
}

type Answer<Call extends CallDefinition> = Promise<CallResult<CallAnswer<Call>>>;

/** The calls of a withdrawal. */
export interface WithdrawalCalls {
  /** E-mails a code for exactly this withdrawal. */
  readonly requestCode: (withdrawal: Withdrawal) => Answer<typeof withdrawOtp>;
  readonly verifyCodes: (requestId: string, codes: WithdrawalCodes) => Answer<typeof verifyOtp>;
  /** Sends the money. */
  readonly pay: (withdrawal: Withdrawal) => Answer<typeof withdraw>;
  readonly readTransactions: () => Answer<typeof transactions>;
}

/** The calls of a player's withdrawals. They bypass RTK Query: its cache would keep codes. */
export const withdrawalCalls = (userId: string): WithdrawalCalls => ({
  requestCode: (withdrawal) => sendCall(request(withdrawOtp, { params: { userId }, body: { ...withdrawal } })),
  verifyCodes: (requestId, { otp, token }) =>
    sendCall(request(verifyOtp, { body: { requestId, otp, ...(token !== '' && { token }) } })),
  pay: (withdrawal) => sendCall(request(withdraw, { params: { userId }, body: { ...withdrawal } })),
  readTransactions: () => sendCall(request(transactions, { params: { userId } })),
});

const secondFactorRefusal = looseObject({ twoFactorRequired: literal(true) });
const codeRefusal = looseObject({ reason: picklist(codeRefusals) });

const dataOf = (error: unknown): unknown => (isProblem(error) && 'data' in error ? error.data : undefined);

/** Whether the authenticator's code, not the e-mailed one, was refused or missing. */
export const isAboutSecondFactor = (error: unknown): boolean => is(secondFactorRefusal, dataOf(error));

/** Why the provider refused the e-mailed code, if reported. */
export function refusalReason(error: unknown): (typeof codeRefusals)[number] | undefined {
  const refusal = safeParse(codeRefusal, dataOf(error));
  return refusal.success ? refusal.output.reason : undefined;
}
