import {
  boolean,
  check,
  fallback,
  type InferOutput,
  integer,
  looseObject,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  trim,
} from 'valibot';
import { rows } from '../../api/rows';
import { serverMessageText, text, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { proofKindSchema } from './proof';

const path = '/wallet-service/api/wallet/{userId}/addresses';
const doneSchema = looseObject({ message: optional(serverMessageText) });
const moment = fallback(nullish(text), undefined);

/** Characters that the name of an address may have. */
export const longestAddressName = 40;

/** An address of the player's book, for one coin on one network. */
export const bookEntrySchema = looseObject({
  id: visibleText,
  name: visibleText,
  currency: visibleText,
  /** As `network=` of `depositAddress` selects it, such as `TRC20`. */
  network: visibleText,
  /** Of an X-address, the account. */
  address: visibleText,
  /** Destination tag of the XRP Ledger. */
  tag: nullish(pipe(number(), integer(), minValue(0), maxValue(4_294_967_295))),
  addedAt: moment,
  /** From when withdrawals go there, by the provider's clock (ISO 8601); in the past for an address without a hold. */
  usableFrom: moment,
});
/** See {@link bookEntrySchema}. */
export type BookEntry = InferOutput<typeof bookEntrySchema>;

/** The player's address book, and what holds for other addresses. Times are ISO 8601, by the provider's clock. */
export const addressBookSchema = looseObject({
  /** Whether withdrawals go to addresses of the book only. */
  only: boolean(),
  /** When {@link addressBookSchema} `only` ends, once it was turned off; null while it stays on, or is off. */
  onlyUntil: moment,
  /** Until when addresses outside of the book wait, after a change of the account's security; null without one. */
  holdUntil: moment,
  addresses: rows(bookEntrySchema),
  /** How long a new address waits while `only` is on, and turning it off. */
  waitSeconds: fallback(pipe(number(), integer(), minValue(0)), 86_400),
  /** What adding an address and turning `only` off take. */
  proof: fallback(proofKindSchema, 'password'),
});
/** See {@link addressBookSchema}. */
export type AddressBook = InferOutput<typeof addressBookSchema>;

/** `GET …/wallet/{userId}/addresses`. */
export const readAddresses = {
  id: 'readAddresses',
  extension: 'address-book',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: addressBookSchema,
  fallbackMessage: 'Your address book could not be loaded',
} as const satisfies ExtensionCall;

/**
 * `POST …/addresses`: saves an address, which a withdrawal would be sent to as it is written here; `proof` is what
 * {@link readAddresses} says. The player is mailed about it, with a link that removes it. A refused proof names its field.
 */
export const addAddress = {
  id: 'addAddress',
  extension: 'address-book',
  method: 'POST',
  path,
  hasBearer: true,
  body: object({
    name: pipe(
      string(),
      trim(),
      maxLength(longestAddressName),
      check((name) => /[^\s\p{Format}]/u.test(name) && !/\p{Control}/u.test(name), 'Nothing to be seen'),
    ),
    currency: string(),
    network: string(),
    address: string(),
    proof: string(),
  }),
  answer: doneSchema,
  fallbackMessage: 'The address was not saved. Please try again.',
} as const satisfies ExtensionCall;

/** `DELETE …/addresses/{id}`: takes no proof, as it can only prevent withdrawals. */
export const removeAddress = {
  id: 'removeAddress',
  extension: 'address-book',
  method: 'DELETE',
  path: `${path}/{id}`,
  hasBearer: true,
  body: undefined,
  answer: doneSchema,
  fallbackMessage: 'The address was not removed. Please try again.',
} as const satisfies ExtensionCall;

/** `PUT …/addresses/only`: turning on holds at once and takes no proof; turning off takes one, and a day until it is so. */
export const setBookOnly = {
  id: 'setBookOnly',
  extension: 'address-book',
  method: 'PUT',
  path: `${path}/only`,
  hasBearer: true,
  body: object({ only: boolean(), proof: optional(string()) }),
  answer: doneSchema,
  fallbackMessage: 'Nothing was changed. Please try again.',
} as const satisfies ExtensionCall;
