import { formatClock, formatDay, transactionTypeName } from '@tessera/shared-contracts/format';
import { messages as depositMessages } from '../deposit/deposit.messages';
import type { TransactionKind } from './timeline';

/** Texts of the detail of a transaction. */
export const messages = {
  title: 'Transaction',
  loading: 'Loading the transaction',
  timeline: 'What has happened',
  step: 'step',
  steps: 'steps',
  ahead: 'Still to come: ',
  facts: 'Details',
  network: 'Network',
  addresses: { deposit: 'Received at', withdrawal: 'To address', other: 'Address' },
  copyAddress: 'Copy address',
  tag: 'Destination tag',
  copyTag: 'Copy destination tag',
  fee: 'Fee',
  arrives: 'The recipient gets',
  hash: 'Transaction hash',
  copyHash: 'Copy transaction hash',
  explorer: 'View in the explorer',
  opensElsewhere: ' (opens in a new tab)',
  id: 'Transaction ID',
  copyId: 'Copy transaction ID',
  bet: 'View the bet',
  bets: 'View your bets',
  support: 'Contact support',
  limits: 'Your limits',
  transactions: 'Transactions',
  print: 'Print',

  cancel: 'Cancel withdrawal',
  cancelTitle: 'Cancel this withdrawal?',
  cancelLine: (amount: string, place: 'balance' | 'vault') =>
    `Nothing is sent, and ${amount} goes back to your ${place}.`,
  keep: 'Keep it',
  cancelling: 'Cancelling...',

  notFoundTitle: 'Transaction not found',
  notFoundLine: 'None of your transactions has this ID. Check the link that brought you here.',
  failedTitle: 'This transaction could not be loaded',
  signedOutTitle: 'Log in to see this transaction',
  signedOutLine: 'Transactions are shown to the player whose they are.',
} as const;

type TextsOfKinds = { readonly [Kind in TransactionKind]: ReadonlyMap<string, string> };

const labels: TextsOfKinds = {
  withdrawal: new Map(
    Object.entries({
      asked: 'Requested',
      review: 'In review',
      approved: 'Approved',
      sent: 'Sent',
      confirming: 'Confirming',
      done: 'Complete',
      refused: 'Refused',
      failed: 'Failed',
      cancelled: 'Cancelled',
      returned: 'Returned to you',
    }),
  ),
  deposit: new Map(
    Object.entries({
      seen: 'Seen on the network',
      confirming: 'Confirming',
      done: 'Credited',
      failed: 'Not credited',
      held: 'Held',
      returned: 'Returned to the sender',
    }),
  ),
  other: new Map(Object.entries({ seen: 'Under way', done: 'Complete' })),
};

/** Name of a state; an unknown one is the provider's, capitalised. */
export function stateLabel(kind: TransactionKind, state: string): string {
  const text = labels[kind].get(state) ?? state.trim().replaceAll('_', ' ');
  return text === '' ? 'Unknown' : capitalise(text);
}

/** Name of a transaction's type, capitalised as a title. */
export const typeTitle = (type: string): string => capitalise(transactionTypeName(type));

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 of 2 confirmations`; undefined where the provider does not count them. */
export const confirmationsText = (
  count: number | null | undefined,
  required: number | null | undefined,
): string | undefined =>
  required == null ? undefined : `${Math.min(count ?? 0, required)} of ${required} confirmations`;

const advice: TextsOfKinds = {
  withdrawal: new Map(
    Object.entries({
      asked: 'It goes on by itself: there is nothing to do.',
      review: 'A person checks it before it is sent. There is nothing to do unless support writes to you.',
      approved: 'It is sent next. There is nothing to do.',
      sent: 'It is on the network and cannot be stopped any more.',
      confirming: 'The network confirms it. There is nothing to do.',
      done: 'If the recipient does not see it, give them the transaction hash.',
      refused: 'Nothing was sent, and the money goes back to your balance.',
      failed: 'The recipient does not get it, and the money goes back to your balance.',
      cancelled: 'Nothing was sent, and the money is yours again.',
      returned: 'The money is yours again, and you can withdraw it again.',
    }),
  ),
  deposit: new Map(
    Object.entries({
      seen: depositMessages.onItsWay,
      confirming: depositMessages.onItsWay,
      done: depositMessages.inBalance,
      held: 'It is not in your balance. Your limits say whether and when it is released, and can return it.',
      returned: 'It was sent back to where it came from.',
      failed: 'Tell support the transaction ID, and ask what becomes of the money.',
    }),
  ),
  other: new Map(),
};

/** What a state means for the player, and what to do. */
export const stateAdvice = (kind: TransactionKind, state: string): string | undefined => advice[kind].get(state);

/** `Nov 20, 2025 · 18:42:07` in the player's time zone; an em dash without a moment. */
export const momentText = (moment: number | undefined): string =>
  moment === undefined ? '—' : `${formatDay(moment)} · ${formatClock(moment)}`;
