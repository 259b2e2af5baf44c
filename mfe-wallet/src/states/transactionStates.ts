import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  dropped,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';
import { someAddress } from './lostPayments';
import { xrpAccount } from './sampleCoins';

const id = '66f0b1000000000000000001';
const transaction = statesOf('TransactionDialog', { props: { transactionId: id } });
const title = 'This transaction could not be loaded';
const fallback = extensionCalls.transactionDetail.fallbackMessage;

const hash = 'd2c7a4f1b09e8d6c5a4b3f2e1d0c9b8a7f6e5d4c3b2a1908f7e6d5c4b3a29180';
type Step = string | readonly [state: string, reason: string];
const steps = (...states: readonly Step[]) =>
  states.map((one, place) => {
    const [state, reason] = typeof one === 'string' ? [one] : one;
    return { state, at: `2026-01-15T12:0${place}:07Z`, ...(reason !== undefined && { reason }) };
  });

const withdrawal = {
  _id: id,
  type: 'withdraw',
  status: 'waiting',
  createdAt: '2026-01-15T12:00:07Z',
  amount: 0.025,
  currency: 'BTC',
  network: 'BTC',
  address: someAddress,
  fee: 0.0001,
  arrives: 0.0249,
  required: 2,
  steps: steps('asked', 'approved'),
};
const deposit = {
  ...withdrawal,
  type: 'deposit',
  fee: null,
  arrives: null,
  hash,
  confirmations: 1,
  steps: steps('seen', 'confirming'),
};
const shown = (changes: object = {}, of: object = withdrawal) => [
  answered(extensionCalls.transactionDetail, { ...of, ...changes }),
];
const sent = (count: number, ...states: readonly string[]) =>
  shown({ hash, confirmations: count, steps: steps('asked', 'approved', 'sent', ...states) });
const ended = (...ends: readonly Step[]) => shown({ steps: steps('asked', 'review', ...ends) });

/** States of a withdrawal on a site that lets players cancel. */
const cancellable = statesOf('TransactionDialog', {
  props: { transactionId: id },
  allowsCancel: true,
  faults: shown(),
});
const cancel = [{ press: 'Cancel withdrawal' }, { press: 'Cancel withdrawal', in: 'Cancel this withdrawal?' }];
const tooLate = 'It is too late to cancel: this withdrawal is sent or has ended.';
const play = {
  type: 'bet',
  address: null,
  network: null,
  fee: null,
  arrives: null,
  required: null,
  steps: steps('done'),
};

/** States of the detail of a transaction. */
export const transactionStates = [
  transaction(
    'withdrawal-asked',
    'A withdrawal that was asked for',
    ['Withdrawal', 'Requested', 'Approved', '0 of 2 confirmations', 'To address', 'Copy address'],
    {
      faults: shown({ steps: steps('asked') }),
      does: { money: { '−0.02500000 BTC': 'neutral', '0.00010000 BTC': 'neutral', '0.02490000 BTC': 'neutral' } },
    },
  ),
  transaction(
    'withdrawal-review',
    'A withdrawal that a person checks',
    ['In review', 'There is nothing to do unless support writes to you.', 'Approved'],
    shown({ steps: steps('asked', 'review') }),
  ),
  transaction('withdrawal-approved', 'A withdrawal that is sent next', ['Approved', 'It is sent next.'], shown()),
  transaction(
    'withdrawal-sent',
    'A withdrawal on the network',
    ['Sent', 'It is on the network and cannot be stopped any more.', 'Transaction hash', 'Copy transaction hash'],
    sent(0),
  ),
  transaction(
    'withdrawal-confirming',
    'A withdrawal that the network confirms',
    ['1 of 2 confirmations', 'The network confirms it. There is nothing to do.', 'Complete'],
    sent(1, 'confirming'),
  ),
  transaction(
    'withdrawal-done',
    'A withdrawal that has arrived',
    ['2 of 2 confirmations', 'Complete', 'If the recipient does not see it, give them the transaction hash.'],
    sent(2, 'confirming', 'done'),
  ),
  transaction(
    'withdrawal-refused',
    'A withdrawal that was refused, before the money is back',
    ['Refused', 'The address is on a list of sanctions.', 'Returned to you', 'Contact support'],
    ended(['refused', 'The address is on a list of sanctions.']),
  ),
  transaction(
    'withdrawal-failed',
    'A withdrawal that failed',
    ['Failed', 'The recipient does not get it, and the money goes back to your balance.', 'Contact support'],
    shown({ hash, steps: steps('asked', 'approved', 'sent', ['failed', 'The network has dropped it.']) }),
  ),
  transaction(
    'withdrawal-returned',
    'A withdrawal whose money is back',
    ['Refused', 'Returned to you', 'The money is yours again, and you can withdraw it again.'],
    ended(['refused', 'Not verified'], 'returned'),
  ),
  transaction(
    'withdrawal-cancelled',
    'A withdrawal that the player has cancelled',
    ['Cancelled', 'Returned to you'],
    ended('cancelled', 'returned'),
  ),
  cancellable('withdrawal-cancellable', 'A withdrawal that can still be cancelled', ['Cancel withdrawal', 'Approved']),
  cancellable(
    'withdrawal-cancel',
    'Whether a withdrawal is to be cancelled',
    [
      'Cancel this withdrawal?',
      'Nothing is sent, and 0.02500000 BTC goes back to your vault.',
      'Keep it',
      'Cancel withdrawal',
    ],
    { steps: cancel.slice(0, 1), does: { focus: 'Keep it' } },
  ),
  cancellable('withdrawal-cancelling', 'A withdrawal is being cancelled', ['Cancelling...', 'Keep it'], {
    faults: [...shown(), unanswered(extensionCalls.cancelWithdrawal)],
    steps: cancel,
    does: sends(extensionCalls.cancelWithdrawal),
  }),
  announcing(cancellable)('withdrawal-cancel-late', 'It is too late to cancel a withdrawal', [tooLate, 'Approved'], {
    faults: [...shown(), refused(extensionCalls.cancelWithdrawal, tooLate, 409)],
    steps: cancel,
    does: sends(extensionCalls.cancelWithdrawal, extensionCalls.transactionDetail),
  }),
  transaction(
    'withdrawal-tag',
    'A withdrawal with a destination tag',
    ['Destination tag', '4294967295', 'Copy destination tag', '20.00000000 XRP'],
    shown({
      currency: 'XRP',
      network: 'XRP',
      amount: 20,
      fee: 0.2,
      arrives: 19.8,
      address: xrpAccount,
      tag: 4294967295,
    }),
  ),
  transaction(
    'withdrawal-explorer',
    'A withdrawal with its page at an explorer',
    ['View in the explorer (opens in a new tab)', 'Transaction hash'],
    [
      ...sent(1, 'confirming'),
      answered(extensionCalls.coinTerms, [
        {
          currency: 'BTC',
          network: 'BTC',
          deposit: { minimum: '0.0001', confirmations: 2, paused: null },
          withdrawal: { minimum: '0.001', fee: '0.0001', reviewFrom: null, paused: null },
          explorer: { transaction: 'https://explorer.example/tx/{hash}', address: null },
        },
      ]),
    ],
  ),
  transaction(
    'deposit-seen',
    'A deposit that the network has seen',
    ['Deposit', 'Seen on the network', 'Received at', 'It is credited once it is confirmed. There is nothing to do.'],
    {
      faults: shown({ confirmations: 0, steps: steps('seen') }, deposit),
      does: { money: { '+0.02500000 BTC': 'neutral' } },
    },
  ),
  transaction(
    'deposit-confirming',
    'A deposit with one confirmation',
    ['1 of 2 confirmations', 'Credited'],
    shown({}, deposit),
  ),
  transaction(
    'deposit-done',
    'A credited deposit',
    ['2 of 2 confirmations', 'Credited', 'It is in your balance.'],
    shown({ confirmations: 2, steps: steps('seen', 'confirming', 'done') }, deposit),
  ),
  transaction(
    'deposit-lost',
    'A deposit below the minimum',
    ['Not credited', 'Below the minimum deposit of 0.0001 BTC, so it was not credited.', 'Contact support'],
    shown(
      { steps: steps('seen', ['failed', 'Below the minimum deposit of 0.0001 BTC, so it was not credited.']) },
      deposit,
    ),
  ),
  transaction(
    'played',
    'A bet in the list of transactions',
    ['Bet', 'Complete', 'View your bets', 'Transaction ID'],
    shown(play),
  ),
  transaction(
    'played-bet',
    'A win that names its bet',
    ['Win', 'Complete', 'View the bet', 'Transaction ID'],
    shown({ ...play, type: 'win', betId: '66f2c1a09be4d1230a9b0012' }),
  ),
  transaction(
    'unknown-states',
    'Types and states that the site does not know',
    ['Fee refund', 'On hold', '+0.02500000 BTC'],
    shown({ type: 'fee_refund', fee: null, arrives: null, steps: steps('on_hold') }),
  ),
  transaction(
    'long-texts',
    'Texts and amounts of any length',
    ['Copy transaction ID', '1 step could not be read.'],
    shown({
      type: '<b>Withdrawal</b> of a kind that no dialog has room for',
      currency: 'a_currency_of_many_letters',
      amount: '123456789012345678901234567890.123456789012345678',
      network: 'Network '.repeat(30),
      address: 'a'.repeat(300),
      hash: 'h'.repeat(300),
      tag: 7,
      steps: [...steps(['refused', 'reason '.repeat(60)]), {}, { state: 'S'.repeat(90), at: 'soon' }],
    }),
  ),
  transaction(
    'loading',
    'The provider takes its time',
    ['Transaction', 'Loading the transaction'],
    [unanswered(extensionCalls.transactionDetail)],
  ),
  transaction('not-found', 'No transaction of the player has this ID', [
    'Transaction not found',
    'None of your transactions has this ID. Check the link that brought you here.',
  ]),
  announcing(transaction)('failed', 'The provider fails', [title, serverMessage, 'Try again'], {
    faults: [failed(extensionCalls.transactionDetail, serverMessage)],
  }),
  transaction('unreachable', 'The connection breaks', [title, fallback], [dropped(extensionCalls.transactionDetail)]),
  transaction('malformed', 'An answer of another shape', [title, fallback], {
    sameAs: 'unreachable',
    faults: shown({ amount: 'much' }),
  }),
  transaction(
    'expired',
    'The session has expired',
    ['Log in to see this transaction', 'Your session has expired. Please log in again.'],
    { session: 'expired' },
  ),
  transaction(
    'signed-out',
    'A visitor',
    ['Log in to see this transaction', 'Transactions are shown to the player whose they are.', 'Log in'],
    { session: 'signed-out' },
  ),
];
