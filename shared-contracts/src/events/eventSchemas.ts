import {
  boolean,
  type InferOutput,
  literal,
  looseObject,
  minLength,
  number,
  optional,
  picklist,
  pipe,
  regex,
  string,
  variant,
} from 'valibot';

/** Views of the wallet dialog; also the value of `view` in the address bar. */
export const walletViews = ['overview', 'buy', 'settings', 'deposit', 'withdraw', 'vault', 'addresses'] as const;
/** See {@link walletViews}. */
export type WalletView = (typeof walletViews)[number];

/** Dialogs that any part of the page may request from the host; also the value of `modal` in the address bar. */
export const dialogNames = ['auth', 'wallet', 'profile', 'two-factor', 'bet', 'transaction'] as const;

/** Ids of bets and transactions that an address or an event may carry. */
export const recordIdPattern = /^[\w-]{1,64}$/;
const recordId = pipe(string(), regex(recordIdPattern));

const dialogRequest = variant('dialog', [
  looseObject({ dialog: literal('auth'), tab: optional(picklist(['login', 'register', 'forgot'])) }),
  looseObject({ dialog: literal('wallet'), view: optional(picklist(walletViews)) }),
  looseObject({ dialog: literal('profile') }),
  looseObject({ dialog: literal('two-factor') }),
  looseObject({ dialog: literal('bet'), bet: recordId }),
  looseObject({ dialog: literal('transaction'), id: recordId }),
]);

/**
 * Every event of the bus with the schema of its payload (`detail` of a DOM `CustomEvent` on `window`).
 * Payloads are facts, small, and keep fields that a newer sender added.
 */
export const eventSchemas = {
  /** The stored session was written or cleared in this tab (spec §12 Token changed). */
  'token-changed': looseObject({ reason: picklist(['login', 'logout', 'expired', 'updated']) }),
  /** Money moved; modules that show balances or transactions refetch them instead of trusting the payload. */
  'balance-changed': looseObject({ reason: pipe(string(), minLength(1)), currency: optional(string()) }),
  /** There are new notices, or some were read; what shows them reads them again. */
  'notices-changed': looseObject({}),
  /** The player picked another currency, in the header or in a game. */
  'currency-picked': looseObject({ currency: pipe(string(), minLength(1)) }),
  /** The provider keeps another display currency of the player; what shows values in it reads it again. */
  'display-currency-changed': looseObject({}),
  /** A game for real play runs in this currency, the first one or another; without one, the game has ended. */
  'game-currency-changed': looseObject({ currency: optional(pipe(string(), minLength(1))) }),
  /** A second factor was switched on or off for this session. */
  'two-factor-changed': looseObject({ isEnabled: boolean() }),
  /** The first steps of the player's new account are shown on the home page, or were hidden or all done. */
  'first-steps-changed': looseObject({ isShown: boolean() }),
  /** A message without a place on the page; the host shows it unchanged. */
  'toast-requested': looseObject({
    kind: picklist(['success', 'error', 'info', 'warning']),
    message: pipe(string(), minLength(1)),
    /** Milliseconds until it closes automatically; the host's default is 3000 (spec §9 Toast duration). */
    durationMs: optional(number()),
  }),
  /** A release failed on this page and was replaced by a fallback; for monitoring, not for players. */
  'release-quarantined': looseObject({ remote: string(), version: string(), buildId: string(), reason: string() }),
  /** Requests a dialog that belongs to another app. */
  'dialog-requested': dialogRequest,
} as const;

/** Name of an event of the bus. */
export type EventName = keyof typeof eventSchemas;
/** Payload of the event `Name`. */
export type EventPayload<Name extends EventName> = InferOutput<(typeof eventSchemas)[Name]>;
/** Kinds of toast. */
export type ToastKind = EventPayload<'toast-requested'>['kind'];
/** Payload of `dialog-requested`. */
export type DialogRequest = EventPayload<'dialog-requested'>;
