import { boolean, type InferOutput, literal, number, object, optional, picklist, string, variant } from 'valibot';

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

/** What the player ordered: the withdrawal, and its display data. */
const orderSchema = object({
  withdrawal: withdrawalSchema,
  network: string(),
  /** What the provider takes from the amount, as the player read it; missing if it was not told. */
  fee: optional(string()),
});
/** See {@link orderSchema}. */
export type Order = Readonly<InferOutput<typeof orderSchema>>;

/** An order with an e-mailed code, which confirms exactly this order. Times are milliseconds since 1970. */
const requestSchema = object({
  ...orderSchema.entries,
  requestId: string(),
  /** Whether the provider also requires a code of the authenticator (extension `two-factor`). */
  isTokenNeeded: boolean(),
  requestedAt: number(),
  /** When the code expires, if the provider reports it. */
  expiresAt: optional(number()),
  /** By how much the provider's clock is ahead of this device's, if known. */
  clockAheadMs: optional(number()),
});
/** See {@link requestSchema}. */
export type RequestedWithdrawal = Readonly<InferOutput<typeof requestSchema>>;

/** Why the form is shown again; `isSessionOver` if the session has expired. */
const formProblemSchema = object({ message: string(), isSessionOver: optional(boolean()) });
/** Why a code was refused, and the field that shows it. */
const codeProblemSchema = object({
  ...formProblemSchema.entries,
  field: picklist(['otp', 'token']),
  /** The request accepts no more codes, regardless of the remaining time. */
  isCodeOver: optional(boolean()),
});
/** See {@link formProblemSchema}. */
export type FormProblem = Readonly<InferOutput<typeof formProblemSchema>>;
/** See {@link codeProblemSchema}. */
export type CodeProblem = Readonly<InferOutput<typeof codeProblemSchema>>;

/**
 * Step of the withdrawal in this tab (spec §4 Withdrawal flow). `attempt` identifies the pending call: answers to
 * others are stale.
 */
export const flowSchema = variant('step', [
  object({ step: literal('form'), problem: optional(formProblemSchema) }),
  /** The same withdrawal may already be paid: the player confirms the repetition. */
  object({ step: literal('asking'), order: orderSchema }),
  object({ step: literal('requesting-code'), order: orderSchema, attempt: number() }),
  object({
    step: literal('code'),
    request: requestSchema,
    problem: optional(codeProblemSchema),
    /** The pending resend. */
    resendAttempt: optional(number()),
  }),
  object({ step: literal('verifying'), request: requestSchema, attempt: number() }),
  object({ step: literal('sending'), request: requestSchema }),
]);
/** See {@link flowSchema}. */
export type Flow = Readonly<InferOutput<typeof flowSchema>>;

/**
 * - `sent`: the call is pending.
 * - `unknown`: its answer was lost; the transactions decide.
 * - `accepted`: by the provider. Kept for a while, so that its transaction is not matched to an unknown payment.
 * - `paid`, `not-paid`, `undecided`: outcomes of an unknown one.
 */
export const paymentStatuses = ['sent', 'unknown', 'accepted', 'paid', 'not-paid', 'undecided'] as const;

/** A payment that was sent, with the id of its request. Times are milliseconds since 1970, by the clock of this device. */
export const paymentSchema = object({
  ...orderSchema.entries,
  id: string(),
  status: picklist(paymentStatuses),
  sentAt: number(),
  /** After this moment the provider no longer pays it. */
  payableUntil: number(),
  /** By how much the provider's clock was ahead of this device's, if known. */
  clockAheadMs: optional(number()),
  transactionId: optional(string()),
  /** When it was paid, by the provider's clock. */
  paidAt: optional(number()),
});
/** See {@link paymentSchema}. */
export type Payment = Readonly<InferOutput<typeof paymentSchema>>;
