import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { dialog, held, longDelayMs, transactionsCall } from './stateTools';

const withdrawOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdrawOtp' } as const;
const verifyOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/verify-otp' } as const;
const withdrawCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdraw' } as const;

const refused = (message: string) => ({ status: 400, body: { message } });

const someAddress = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';

const sentRequest = { requestId: 'request-1', expiresInSeconds: 600 };
const sentCode = { ...withdrawOtpCall, status: 200, body: sentRequest };
const sentCodeOfTwo = { ...sentCode, body: { ...sentRequest, twoFactorRequired: true } };

/** Faults that make the page answer the calls of a withdrawal: any code is accepted. */
const anyCode = [...held, sentCode, { ...verifyOtpCall, status: 200, body: {} }];

/** Longer than the delay of the "slow call" notice. */
const slowMs = 40_000;

const order = [
  { fill: 'Withdrawal address', text: someAddress },
  { fill: 'Amount', text: '0.025' },
  { press: 'Confirm Withdrawal' },
];

const confirm = [...order, { fill: 'Please Enter Your OTP', text: '482619' }, { press: 'Confirm' }];

const history = (...transactions: readonly object[]) => ({ ...transactionsCall, status: 200, body: { transactions } });

const withdrawn = {
  _id: '66f0b1000000000000000001',
  type: 'withdraw',
  status: 'waiting',
  createdAt: '{now}',
  amount: 0.025,
  currency: 'BTC',
  address: someAddress,
};

/** States of a withdrawal, from its code to its outcome. */
export const withdrawalStates: readonly SimulatorState[] = [
  {
    ...dialog('withdraw'),
    id: 'withdraw-no-code',
    title: 'The provider refuses to send a code',
    session: 'player',
    faults: [...held, { ...withdrawOtpCall, ...refused('Withdrawals of this coin are paused.') }],
    steps: order,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-slow-code',
    title: 'The code takes its time',
    session: 'player',
    faults: [...held, { ...withdrawOtpCall, delayMs: slowMs }],
    steps: order,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-wrong-code',
    title: 'The code is not taken',
    session: 'player',
    faults: [...held, sentCode, { ...verifyOtpCall, ...refused('Wrong code. 2 tries left.') }],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-second-factor',
    title: 'The provider asks for a code of the authenticator too, and takes any',
    session: 'player',
    faults: [
      ...held,
      sentCodeOfTwo,
      { ...verifyOtpCall, status: 200, body: {} },
      { ...withdrawCall, status: 200, body: {} },
    ],
    steps: order,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-wrong-second-factor',
    title: 'The code of the authenticator is not taken',
    session: 'player',
    faults: [
      ...held,
      sentCodeOfTwo,
      { ...verifyOtpCall, status: 400, body: { message: 'Wrong code of the authenticator.', twoFactorRequired: true } },
    ],
    steps: [
      ...order,
      { fill: 'Please Enter Your OTP', text: '482619' },
      { fill: 'Authenticator code', text: '000000' },
      { press: 'Confirm' },
    ],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-refused',
    title: 'The verified withdrawal is refused',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, ...refused('The balance was used meanwhile.') }],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-code',
    title: 'The code is asked for',
    session: 'player',
    faults: anyCode,
    steps: order,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-verifying',
    title: 'The code is being checked',
    session: 'player',
    faults: [{ ...verifyOtpCall, delayMs: longDelayMs }, ...anyCode],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-sending',
    title: 'The money is being sent',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, delayMs: slowMs }],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-code-expired',
    title: 'The code has expired',
    session: 'player',
    faults: [{ ...verifyOtpCall, status: 400, body: { message: 'Expired.', reason: 'expired' } }, ...anyCode],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-session-over',
    title: 'The provider no longer knows the session',
    session: 'player',
    faults: [...held, { ...withdrawOtpCall, status: 401, body: { message: 'Please log in to continue.' } }],
    steps: order,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-unknown',
    title: 'The answer to the withdrawal is lost, and its outcome is looked for',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history()],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-repeat',
    title: 'The same withdrawal again, while the first is unknown',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history()],
    steps: [...confirm, { press: 'New withdrawal' }, ...order],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-went-through',
    title: 'A withdrawal with a lost answer went through',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history(withdrawn)],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-did-not-go-through',
    title: 'A withdrawal with a lost answer did not go through',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history({ ...withdrawn, status: 'failed' })],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'overview-withdrawal-unknown',
    title: 'The overview while the outcome of a withdrawal is looked for',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history()],
    steps: [...confirm, { press: 'Back to wallet' }],
  },
  {
    ...dialog('withdraw'),
    id: 'overview-withdrawal-found',
    title: 'The overview when the outcome of a withdrawal was found',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history(withdrawn)],
    steps: [...confirm, { press: 'Back to wallet' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-submitted',
    title: 'Any code is taken and the withdrawal submitted',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, status: 200, body: {} }],
    steps: confirm,
  },
];
