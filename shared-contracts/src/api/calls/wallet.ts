import { array, type InferOutput, looseObject, minLength, object, optional, pipe, string } from 'valibot';
import { decimalSchema } from '../../money';
import type { CallDefinition } from '../callDefinition';
import { jsonNumberSchema } from '../json';
import { messages } from '../messages';

const symbol = pipe(string(), minLength(1));

/** Answer of the balance call; amounts are exact decimal strings once parsed (spec §3). */
export const balanceSchema = looseObject({
  totalUsd: decimalSchema,
  balances: array(looseObject({ currency: symbol, amount: decimalSchema, usdValue: decimalSchema })),
});
/** See {@link balanceSchema}. */
export type Balance = InferOutput<typeof balanceSchema>;
/** One currency of a {@link Balance}. */
export type CurrencyBalance = Balance['balances'][number];

/** A coin that the provider takes; USDT has one entry per network (decisions, Interfaces). */
export const coinSchema = looseObject({ symbol, name: string(), network: string() });
/** See {@link coinSchema}. */
export type Coin = InferOutput<typeof coinSchema>;

/** Statuses that the provider is known to give; any other is shown capitalised (decisions). */
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

/** A transaction (spec §3). `createdAt` is ISO 8601; type and status are open lists. */
export const transactionSchema = looseObject({
  _id: pipe(string(), minLength(1)),
  type: string(),
  status: optional(string()),
  createdAt: string(),
  amount: decimalSchema,
  currency: symbol,
});
/** See {@link transactionSchema}. */
export type Transaction = InferOutput<typeof transactionSchema>;

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
  answer: array(coinSchema),
  fallbackMessage: messages.coinsFailed,
} as const satisfies CallDefinition;

/** `GET …/wallet/{userId}/deposit-address?currency={SYMBOL}`; `&network=` picks one of a coin's several networks. */
export const depositAddress = {
  id: 'depositAddress',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/deposit-address',
  hasBearer: false,
  body: undefined,
  answer: looseObject({ payAddress: pipe(string(), minLength(1)) }),
  fallbackMessage: messages.depositAddressFailed,
} as const satisfies CallDefinition;

/** `POST …/wallet/{userId}/withdrawOtp`: the provider e-mails a code for this very withdrawal. */
export const withdrawOtp = {
  id: 'withdrawOtp',
  method: 'POST',
  path: '/wallet-service/api/wallet/{userId}/withdrawOtp',
  hasBearer: false,
  body: withdrawalBody,
  answer: looseObject({ requestId: pipe(string(), minLength(1)), message: optional(string()) }),
  fallbackMessage: messages.sendOtpFailed,
} as const satisfies CallDefinition;

/** `POST …/wallet/verify-otp`. The code is a string (decisions, Interfaces). */
export const verifyOtp = {
  id: 'verifyOtp',
  method: 'POST',
  path: '/wallet-service/api/wallet/verify-otp',
  hasBearer: false,
  body: object({ requestId: pipe(string(), minLength(1)), otp: string() }),
  answer: looseObject({ message: optional(string()) }),
  fallbackMessage: messages.verifyOtpOrWithdrawFailed,
} as const satisfies CallDefinition;

/** `POST …/wallet/{userId}/withdraw`. Never repeated by itself. */
export const withdraw = {
  id: 'withdraw',
  method: 'POST',
  path: '/wallet-service/api/wallet/{userId}/withdraw',
  hasBearer: false,
  body: withdrawalBody,
  answer: looseObject({ message: optional(string()) }),
  fallbackMessage: messages.verifyOtpOrWithdrawFailed,
} as const satisfies CallDefinition;

/** `GET …/wallet/{userId}/transactions`. */
export const transactions = {
  id: 'transactions',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/transactions',
  hasBearer: true,
  body: undefined,
  answer: looseObject({ transactions: array(transactionSchema) }),
  fallbackMessage: messages.transactionsFailed,
} as const satisfies CallDefinition;
