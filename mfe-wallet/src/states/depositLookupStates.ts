import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, dropped, refused, sends, unanswered } from '@tessera/workbench/state';
import { walletAt } from './walletAt';

const { findDeposit } = extensionCalls;
const hash = 'd2c7a4f1b09e8d6c5a4b3f2e1d0c9b8a7f6e5d4c3b2a1908f7e6d5c4b3a29180';
const open = [{ see: 'Copy address' }, { press: 'Where is my deposit?' }];
const look = [...open, { fill: 'Transaction hash', text: hash }, { press: 'Look it up' }];

const asked = walletAt('deposit', { steps: open });
const looked = walletAt('deposit', { steps: look, does: sends(findDeposit) });
const told = announcing(looked);

const deposit = {
  transactionId: '66f0b1000000000000000001',
  currency: 'USDT',
  network: 'ERC20',
  amount: 50,
  required: 2,
};
const found = (state: string, more: object = {}) => [
  answered(findDeposit, { ...deposit, state, confirmations: 1, ...more }),
];

/** States of the search for a deposit, below the deposit address. */
export const depositLookupStates = [
  asked('lookup', 'The search for a deposit', ['Transaction hash', 'The wallet or exchange that sent it shows it.'], {
    does: { focus: 'Where is my deposit?' },
  }),
  asked('lookup-missing', 'A search without a hash', ['Paste the transaction hash: letters and digits, at least 32'], {
    steps: [...open, { fill: 'Transaction hash', text: 'my deposit' }, { press: 'Look it up' }],
    does: { focus: 'Transaction hash' },
  }),
  told('lookup-unknown', 'No deposit of the player has this hash', ['Not seen yet', 'Contact support']),
  told(
    'lookup-confirming',
    'A deposit that is being confirmed',
    ['1 of 2 confirmations', '50 USDT · ERC-20', 'It is credited once it is confirmed.', 'View the transaction'],
    found('confirming'),
  ),
  told(
    'lookup-too-small',
    'A deposit below the minimum that is being confirmed',
    ['1 of 2 confirmations', 'Less than 60 USDT is not credited, and this is less.'],
    found('confirming', { minimum: 60 }),
  ),
  told(
    'lookup-credited',
    'A credited deposit',
    ['Credited', 'It went into your balance at Jan 15, 2026', 'View the transaction'],
    found('credited', { creditedAt: '2026-01-15T12:02:07Z' }),
  ),
  told(
    'lookup-below-minimum',
    'A deposit below the minimum',
    ['Not credited: below the minimum', 'The minimum deposit is 60 USDT.', 'Contact support'],
    found('below-minimum', { minimum: 60 }),
  ),
  told(
    'lookup-other-network',
    'A deposit that was sent over another network',
    ['Not credited: sent over another network', 'It came over BEP20, while your address takes ERC-20 only.'],
    found('other-network', { sentOver: 'BEP20' }),
  ),
  told(
    'lookup-failed',
    'A deposit that was not credited for another reason',
    ['Not credited', 'Its transaction says why'],
    found('failed'),
  ),
  told(
    'lookup-other-state',
    'A state that the site does not know, of a deposit of which little is told',
    ['Held back', 'Its transaction has all that is known.'],
    [answered(findDeposit, { state: 'held_back', currency: 'W'.repeat(90), amount: 'much', network: '<b>N</b>' })],
  ),
  looked('lookup-loading', 'The search takes its time', ['Looking...'], [unanswered(findDeposit)]),
  told(
    'lookup-refused',
    'Too many searches',
    ['Too many attempts. Please try again in a minute.'],
    [refused(findDeposit, 'Too many attempts. Please try again in a minute.', 429)],
  ),
  announcing(asked)('lookup-unreachable', 'The connection breaks', [findDeposit.fallbackMessage], {
    steps: look,
    faults: [dropped(findDeposit)],
  }),
];
