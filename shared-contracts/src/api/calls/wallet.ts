import {
  boolean,
  fallback,
  type InferOutput,
  integer,
  looseObject,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { decimalSchema } from '../../money';
import type { CallDefinition } from '../callDefinition';
import { jsonNumberSchema } from '../json';
import { messages } from '../messages';
import { rows } from '../rows';
import { secondsSchema } from '../seconds';
import { codeText, optionalText, text, visibleText } from '../text';

const symbol = pipe(string(), minLength(1));

/** Answer of the balance call; amounts are exact decimal strings once parsed (spec §14 Balances). */
export const balanceSchema = looseObject({
  totalUsd: decimalSchema,
  balances: rows(looseObject({ currency: visibleText, amount: decimalSchema, usdValue: decimalSchema })),
});
/** See {@link balanceSchema}. */
export type Balance = InferOutput<typeof balanceSchema>;
/** One currency of a {@link Balance}. */
export type CurrencyBalance = Balance['balances']['readable'][number];

/** A coin that the provider accepts; USDT has one entry per network (spec §19 USDT). */
export const coinSchema = looseObject({ symbol: visibleText, name: text, network: text });
/** See {@link coinSchema}. */
export type Coin = InferOutput<typeof coinSchema>;

/** Known statuses of the provider; any other is shown capitalised (spec §14 Transaction statuses). */
export const transactionStatuses = [
  'waiting',
  'confirming',
  'confirmed',
  'sending',
  'partially_paid',
  'finished',
  'failed',
  'refunded',
  'expired',
] as const;

/** A transaction (spec §3 Transaction). `createdAt` is ISO 8601; type and status are open lists. */
export const transactionSchema = looseObject({
  _id: visibleText,
  type: text,
  status: nullish(text),
  createdAt: text,
  amount: decimalSchema,
  currency: visibleText,
  /** Where a withdrawal went to, where the provider tells. */
  address: fallback(nullish(text), undefined),
});
/** See {@link transactionSchema}. */
export type Transaction = InferOutput<typeof transactionSchema>;

/** How long after its request a withdrawal can still be paid, in milliseconds, unless the provider names a shorter time. */
export const withdrawalLifetimeMs = 30 * 60_000;

/** `address` of an XRP withdrawal with a destination tag is an X-address, which contains the tag (XLS-5). */
const withdrawalBody = object({ currency: symbol, amount: jsonNumberSchema, address: symbol });

/** `GET …/wallet/{userId}/balance`. */
export const balance = {
  id: 'balance',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/balance',
  hasBearer: true,
  body: undefined,
  answer: balanceSchema,
  fallbackMessage: messages.balanceFailed,
} as const satisfies CallDefinition;

/** `GET …/wallet/coins`. */
export const coins = {
  id: 'coins',
  method: 'GET',
  path: '/wallet-service/api/wallet/coins',
  hasBearer: false,
  isPublic: true,
  body: undefined,
  answer: rows(coinSchema),
  fallbackMessage: messages.coinsFailed,
} as const satisfies CallDefinition;

/** A destination tag of the XRP Ledger; null where there is none. */
export const destinationTagSchema = nullish(pipe(number(), integer(), minValue(0), maxValue(4_294_967_295)));

/**
 * `GET …/wallet/{userId}/deposit-address?currency={SYMBOL}`; `&network=` selects one of a coin's networks. On the XRP Ledger
 * a provider may have one address for all players, and tell their deposits apart by `destinationTag`.
 */
export const depositAddress = {
  id: 'depositAddress',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/deposit-address',
  hasBearer: false,
  body: undefined,
  answer: looseObject({
    payAddress: visibleText,
    destinationTag: destinationTagSchema,
  }),
  fallbackMessage: messages.depositAddressFailed,
} as const satisfies CallDefinition;

/** `POST …/wallet/{userId}/withdrawOtp`: the provider e-mails a code for this very withdrawal. */
export const withdrawOtp = {
  id: 'withdrawOtp',
  method: 'POST',
  path: '/wallet-service/api/wallet/{userId}/withdrawOtp',
  hasBearer: false,
  body: withdrawalBody,
  answer: looseObject({
    requestId: visibleText,
    message: optional(text),
    /** Extension `two-factor`: `verifyOtp` needs a code of the authenticator as well. */
    twoFactorRequired: optional(boolean()),
    /** How long the code is good for, where the provider tells. */
    expiresInSeconds: secondsSchema,
  }),
  fallbackMessage: messages.sendOtpFailed,
  // The provider may answer only once its mail server has taken the mail.
  timeoutMs: 30_000,
} as const satisfies CallDefinition;

/**
 * `POST …/wallet/verify-otp`. The code is a string (spec §19 Codes). `token` is a code of the authenticator, for
 * players with a second factor where the provider has the extension `two-factor`; a refusal of it has
 * `twoFactorRequired: true`. Another refusal may have a `reason`. A repeat of the right codes succeeds until the
 * withdrawal has been paid, so that a lost answer does no harm.
 */
export const verifyOtp = {
  id: 'verifyOtp',
  method: 'POST',
  path: '/wallet-service/api/wallet/verify-otp',
  hasBearer: false,
  body: object({ requestId: pipe(string(), minLength(1)), otp: codeText, token: optional(codeText) }),
  answer: looseObject({
    message: optional(text),
    /** How long the confirmed withdrawal can be paid, where the provider tells; at most {@link withdrawalLifetimeMs}. */
    payableForSeconds: secondsSchema,
  }),
  fallbackMessage: messages.verifyOtpOrWithdrawFailed,
  timeoutMs: 30_000,
} as const satisfies CallDefinition;

/** Why `verifyOtp` refuses codes, where the provider tells: the withdrawal was paid, its time is over, or a newer code was sent. */
export const codeRefusals = ['used', 'expired', 'replaced'] as const;

/** `POST …/wallet/{userId}/withdraw`. Never retried automatically. */
export const withdraw = {
  id: 'withdraw',
  method: 'POST',
  path: '/wallet-service/api/wallet/{userId}/withdraw',
  hasBearer: false,
  body: withdrawalBody,
  answer: looseObject({ message: optional(text), transactionId: optionalText }),
  fallbackMessage: messages.verifyOtpOrWithdrawFailed,
  // A slow payment is no lost one: whose answer is given up on has to be looked for among the transactions.
  timeoutMs: 60_000,
} as const satisfies CallDefinition;

/** `GET …/wallet/{userId}/transactions`. */
export const transactions = {
  id: 'transactions',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/transactions',
  hasBearer: true,
  body: undefined,
  answer: looseObject({ transactions: rows(transactionSchema) }),
  fallbackMessage: messages.transactionsFailed,
} as const satisfies CallDefinition;
