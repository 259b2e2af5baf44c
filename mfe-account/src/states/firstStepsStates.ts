import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, failed, statesOf, unanswered } from '@tessera/workbench/state';
import { passkeys, profileOf } from './samplePlayer';

const state = statesOf('FirstSteps', { storage: { 'player/{player}/tessera.account.first-steps': 'shown' } });
const noMoney = answered(calls.balance, { totalUsd: 0, balances: [] });
const limited = {
  ...{ kind: 'deposit', period: 'day', amount: '100', used: '40', left: '60' },
  ...{ until: '2126-11-16T00:00:00.000Z', pending: null },
};
const [email, protect, play, limit] = [
  'Verify your e-mail',
  'Protect your account',
  'Deposit, or play for fun',
  'Set a limit, if you like',
];

/** The first steps of a new account. */
export const firstStepsStates = [
  state(
    'all',
    'A new account',
    [
      'First steps',
      'Hide',
      email,
      'A code shows that the address is yours.',
      'Send a code',
      protect,
      'By a passkey or a second factor.',
      'Choose a protection',
      play,
      'Fun play needs no money.',
      'Deposit',
      'Try a game for fun',
      limit,
      'On deposits, losses, stakes or time.',
      'Choose a limit',
    ],
    { faults: [profileOf(), passkeys([]), noMoney] },
  ),
  state('one', 'One step is left', ['First steps', limit], { faults: [passkeys([])] }),
  state(
    'review',
    'Half a year after the last look at the limits',
    ['Look at your limits again', 'Look at your limits'],
    {
      faults: [passkeys([]), answered(extensionCalls.readLimits, { limits: [limited], held: [], reviewDue: true })],
    },
  ),
  state('loading', 'Loading', ['Loading your first steps'], { faults: [unanswered(calls.balance)] }),
  state('unknown', 'The provider does not tell about two', ['First steps', email], {
    faults: [
      profileOf(),
      failed(extensionCalls.readLimits),
      failed(extensionCalls.listPasskeys),
      failed(calls.balance),
    ],
  }),
];
