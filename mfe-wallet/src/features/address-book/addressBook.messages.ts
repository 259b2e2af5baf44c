import { formatMoment } from '@tessera/shared-contracts/format';
import { messages as withdrawMessages } from '../withdraw/withdraw.messages';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long something takes, such as `24 hours`. */
export const durationText = (ms: number): string => {
  const [count, unit] = ms >= 1.5 * hourMs ? [Math.round(ms / hourMs), 'hour'] : [Math.ceil(ms / minuteMs), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** When a hold ends, in the player's time zone and from now, both by the provider's clock: `Nov 20, 2025 · 18:42 (in 23 hours)`. */
export const untilText = (until: number, now: number): string =>
  `${formatMoment(until)} (in ${durationText(until - now)})`;

const onlyBook = 'Withdrawals go only to addresses of your address book.';

/** Texts of the address book (spec §21). */
export const messages = {
  line: 'Names for the addresses that you withdraw to. You get a mail about each new one, with a link that removes it.',
  failed: 'Your address book could not be loaded',
  failedLine: 'This changes nothing about what holds. Try again in a moment.',
  failedInForm: 'Your address book could not be loaded, so what holds for this address is told when you withdraw.',
  retry: 'Try again',

  only: 'Only the address book',
  onlyHint: (wait: string) =>
    `Withdrawals go to no other address. While it is on, a new address waits ${wait}; turning it off takes as long.`,
  onlyEnds: (until: string) => `Still in force until ${until}. After that, withdrawals can go to any address.`,
  offTitle: 'Allow any address?',
  offLine: (wait: string) =>
    `It takes ${wait} until withdrawals can go to any address. You can turn it on again at once.`,
  off: 'Turn off',
  offDone: 'Turned off. It stays in force until the time that is shown.',
  onDone: onlyBook,

  holdOthers: (until: string) =>
    `The security of your account was changed. Until ${until}, withdrawals go only to addresses that were in your address book before.`,
  onlyInForm: onlyBook,
  manage: 'Address book',

  list: 'Saved addresses',
  empty: 'No addresses yet.',
  entry: 'address',
  entries: 'addresses',
  coinOn: (coin: string, network: string) => `${coin.toUpperCase()} · ${network}`,
  tag: (tag: number) => `Destination tag ${tag}`,
  held: (until: string) => `On hold until ${until}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeLine: 'Nothing that was sent changes. To withdraw to it by name again, you have to save it again.',
  keep: 'Keep it',
  removing: 'Removing...',
  removed: (name: string) => `${name} was removed from your address book.`,

  add: 'Add an address',
  saveThis: 'Save this address',
  name: 'Name',
  nameHint: 'Such as Ledger or Exchange.',
  nameMissing: 'Enter a name',
  addressMissing: 'Enter an address',
  address: 'Address',
  save: 'Save address',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: (name: string) => `${name} was saved in your address book.`,
  waitsNew: (wait: string) => `It can be used after ${wait}.`,
  waitsUntil: (until: string) => `It can be used from ${until}.`,
  lost: 'The answer was lost, so the change may have been made. Check your address book before you try again.',
  toolsFailed: withdrawMessages.addressCheckFailed,

  pick: 'From your address book',
  pickPlaceholder: 'Choose a saved address',
  heldShort: (duration: string) => `in ${duration}`,
  entryHeld: (name: string, until: string) =>
    `${name} is on hold until ${until}. Until then, choose another address of your address book.`,
  onlyOthers: (wait: string) =>
    `This address is not in your address book, and withdrawals go to no other. Choose one of the book, or save this one: it can be used after ${wait}.`,
} as const;
