import {
  array,
  boolean,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  string,
  variant,
} from 'valibot';

/** A withdrawal: an amount of one currency to one address; the body of the calls. */
export const withdrawalSchema = object({
  /** Upper-case symbol. */
  currency: string(),
  /** A positive decimal. */
  amount: string(),
  address: string(),
});
/** See {@link withdrawalSchema}. */
export type Withdrawal = Readonly<InferOutput<typeof withdrawalSchema>>;

/** What the player ordered: the withdrawal, and what they are shown of it. */
const orderSchema = object({ withdrawal: withdrawalSchema, network: string() });
/** See {@link orderSchema}. */
export type Order = Readonly<InferOutput<typeof orderSchema>>;

/** An order that the provider has e-mailed a code for; exactly this is confirmed. Times are milliseconds since 1970. */
const requestSchema = object({
  ...orderSchema.entries,
  requestId: string(),
  /** Whether the provider also asks for a code of the authenticator (extension `two-factor`). */
  isTokenNeeded: boolean(),
  requestedAt: number(),
  /** When the code expires, where the provider tells. */
  expiresAt: optional(number()),
  /** By how much the provider's clock is ahead of this device's, where that is known. */
  clockAheadMs: optional(number()),
});
/** See {@link requestSchema}. */
export type RequestedWithdrawal = Readonly<InferOutput<typeof requestSchema>>;

/** Why the form is shown again; `isSessionOver` if the provider no longer knows the player. */
const formProblemSchema = object({ message: string(), isSessionOver: optional(boolean()) });
/** Why a code was not taken, and at which field that is said. */
const codeProblemSchema = object({
  ...formProblemSchema.entries,
  field: picklist(['otp', 'token']),
  /** No code of this request is taken any more, whatever time it seems to have left. */
  isCodeOver: optional(boolean()),
});
/** See {@link formProblemSchema}. */
export type FormProblem = Readonly<InferOutput<typeof formProblemSchema>>;
/** See {@link codeProblemSchema}. */
export type CodeProblem = Readonly<InferOutput<typeof codeProblemSchema>>;

/**
 * Step of the withdrawal in this tab (spec §4 Withdrawal flow). `attempt` names the call that is under way: the answer to
 * another one is out of date.
 */
export const flowSchema = variant('step', [
  object({ step: literal('form'), problem: optional(formProblemSchema) }),
  /** The same withdrawal may already be paid: the player is asked before it is ordered again. */
  object({ step: literal('asking'), order: orderSchema }),
  object({ step: literal('requesting-code'), order: orderSchema, attempt: number() }),
  object({
    step: literal('code'),
    request: requestSchema,
    problem: optional(codeProblemSchema),
    /** The call for another code that is under way. */
    resendAttempt: optional(number()),
  }),
  object({ step: literal('verifying'), request: requestSchema, attempt: number() }),
  object({ step: literal('sending'), request: requestSchema }),
]);
/** See {@link flowSchema}. */
export type Flow = Readonly<InferOutput<typeof flowSchema>>;

/**
 * - `sent`: the call is under way.
 * - `unknown`: its answer was lost; the transactions tell.
 * - `accepted`: the provider said so. Kept for a while, since its transaction is not that of an unknown payment.
 * - `paid`, `not-paid`, `undecided`: what became of an unknown one.
 */
export const paymentStatuses = ['sent', 'unknown', 'accepted', 'paid', 'not-paid', 'undecided'] as const;

/** A payment that was sent, with the id of its request. Times are milliseconds since 1970, by the clock of this device. */
export const paymentSchema = object({
  ...orderSchema.entries,
  id: string(),
  status: picklist(paymentStatuses),
  sentAt: number(),
  /** After this moment the provider pays it no more. */
  payableUntil: number(),
  /** By how much the provider's clock was ahead of this device's, where that is known. */
  clockAheadMs: optional(number()),
  transactionId: optional(string()),
  /** When it was paid, by the provider's clock. */
  paidAt: optional(number()),
});
/** See {@link paymentSchema}. */
export type Payment = Readonly<InferOutput<typeof paymentSchema>>;

export const paymentsSchema = array(paymentSchema);
