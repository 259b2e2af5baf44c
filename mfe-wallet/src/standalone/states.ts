import type { StandaloneState } from '@tessera/shared-contracts/remotes';

const balanceCall = { method: 'GET', path: '/wallet-service/api/wallet/*/balance' } as const;
const coinsCall = { method: 'GET', path: '/wallet-service/api/wallet/coins' } as const;
const addressCall = { method: 'GET', path: '/wallet-service/api/wallet/*/deposit-address' } as const;
const transactionsCall = { method: 'GET', path: '/wallet-service/api/wallet/*/transactions' } as const;
const withdrawOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdrawOtp' } as const;
const verifyOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/verify-otp' } as const;
const withdrawCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdraw' } as const;

const longDelayMs = 10_000;
const sample = {
  totalUsd: 8412.07,
  balances: [
    { currency: 'BTC', amount: 0.08421839, usdValue: 5474.19 },
    { currency: 'ETH', amount: 0.6315, usdValue: 1957.65 },
    { currency: 'SOL', amount: 4.20817, usdValue: 631.22 },
    { currency: 'USDT', amount: 349.01, usdValue: 349.01 },
    { currency: 'DOGE', amount: 0, usdValue: 0 },
  ],
};
const held = [{ ...balanceCall, status: 200, body: sample }];
const rich = {
  totalUsd: 123456789.05,
  balances: [
    { currency: 'BTC', amount: '1234.567890120000001', usdValue: 80246912.34 },
    { currency: 'PEPE', amount: '99999999.00000001', usdValue: 43209876.7 },
    { currency: 'TRX', amount: 0.00000001, usdValue: 0.01 },
  ],
};
const coin = (symbol: string, name: string, network: string) => ({ symbol, name, network });
const fortune = {
  totalUsd: 12345678901.05,
  balances: [{ currency: 'BTC', amount: 189933.52155461, usdValue: 12345678901.05 }],
};
/** What is over is shown for an hour, so these are of a day that has not come. */
const deposits = ['waiting', 'confirming', 'finished'].map((status, index) => ({
  _id: `deposit-${status}`,
  type: 'deposit',
  status,
  createdAt: `2099-01-01T00:0${3 - index}:00Z`,
  amount: 0.0125,
  currency: 'BTC',
}));
const refused = (message: string) => ({ status: 400, body: { message } });

const header = { module: 'HeaderWallet' } as const;
const dialog = (view: string) => ({ module: 'WalletDialog', props: { view } }) as const;

const someAddress = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
/** Faults that leave the calls of a withdrawal to the page: any code is taken. */
const anyCode = [
  ...held,
  { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1', expiresInSeconds: 600 } },
  { ...verifyOtpCall, status: 200, body: {} },
];
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

const states: readonly StandaloneState[] = [
  { ...header, id: 'loaded', title: 'A player with balances', session: 'player', faults: held },
  { ...header, id: 'own', title: 'The player’s own balances', session: 'player' },
  {
    ...header,
    id: 'rich',
    title: 'A very large balance',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: rich }],
  },
  {
    ...header,
    id: 'empty',
    title: 'A player without money',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: { totalUsd: 0, balances: [] } }],
  },
  {
    ...header,
    id: 'loading',
    title: 'The provider takes its time',
    session: 'player',
    faults: [{ ...balanceCall, delayMs: longDelayMs }],
  },
  {
    ...header,
    id: 'failed',
    title: 'The provider fails',
    session: 'player',
    faults: [{ ...balanceCall, status: 500, body: { message: 'The ledger is being serviced.' } }],
  },
  { ...header, id: 'expired', title: 'The session has expired', session: 'expired' },
  { ...header, id: 'signed-out', title: 'A visitor sees nothing', session: 'signed-out' },

  { ...dialog('overview'), id: 'overview', title: 'Overview', session: 'player', faults: held },
  { ...dialog('overview'), id: 'overview-own', title: 'Overview of the player’s own balances', session: 'player' },
  {
    ...dialog('overview'),
    id: 'overview-rich',
    title: 'Overview with long amounts and an unknown coin',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: rich }],
  },
  {
    ...dialog('overview'),
    id: 'overview-empty',
    title: 'Overview without balances',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: { totalUsd: 0, balances: [] } }],
  },
  {
    ...dialog('overview'),
    id: 'overview-loading',
    title: 'Overview while the provider takes its time',
    session: 'player',
    faults: [{ ...balanceCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('overview'),
    id: 'overview-failed',
    title: 'Overview when the provider fails',
    session: 'player',
    faults: [{ ...balanceCall, status: 500, body: { message: 'The ledger is being serviced.' } }],
  },
  {
    ...dialog('overview'),
    id: 'overview-fortune',
    title: 'Overview of a total with eleven digits',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: fortune }],
  },
  {
    ...dialog('overview'),
    id: 'overview-stale',
    title: 'Overview of balances that could not be refreshed',
    session: 'player',
    faults: [
      { ...balanceCall, status: 200, body: sample, times: 1 },
      { ...balanceCall, status: 500 },
    ],
    // Copying waits for the address, so that the balance has been read before it is read again.
    steps: [{ press: 'Deposit' }, { press: 'Copy address' }, { press: 'Back to wallet' }],
  },
  {
    ...dialog('overview'),
    id: 'overview-hidden',
    title: 'Overview with hidden amounts',
    session: 'player',
    faults: held,
    steps: [{ press: 'Hide amounts' }],
  },
  { ...dialog('overview'), id: 'expired', title: 'The session has expired', session: 'expired' },
  { ...dialog('overview'), id: 'signed-out', title: 'A visitor is asked to log in', session: 'signed-out' },

  { ...dialog('buy'), id: 'buy', title: 'Buy Crypto', session: 'player' },
  {
    ...dialog('buy'),
    id: 'buy-loading',
    title: 'Buy Crypto before the coins are known',
    session: 'player',
    faults: [{ ...coinsCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('buy'),
    id: 'buy-failed',
    title: 'Buy Crypto when the coins cannot be loaded',
    session: 'player',
    faults: [{ ...coinsCall, status: 500 }],
  },
  { ...dialog('settings'), id: 'settings', title: 'Settings', session: 'player' },
  {
    ...dialog('settings'),
    id: 'settings-no-rates',
    title: 'Settings of a provider without rates',
    session: 'player',
    withoutExtensions: ['rates'],
  },
  {
    ...dialog('settings'),
    id: 'settings-dialog',
    title: 'Wallet Settings',
    session: 'player',
    steps: [{ press: 'Change currency' }],
  },

  { ...dialog('deposit'), id: 'deposit', title: 'Deposit', session: 'player' },
  {
    ...dialog('deposit'),
    id: 'deposit-local',
    title: 'Deposit of local currency',
    session: 'player',
    steps: [{ press: 'Local Currency' }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-tracked',
    title: 'Deposits in each stage',
    session: 'player',
    faults: [{ ...transactionsCall, status: 200, body: { transactions: deposits } }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-tag',
    title: 'Deposit with a destination tag',
    session: 'player',
    faults: [{ ...coinsCall, status: 200, body: [{ symbol: 'XRP', name: 'Ripple', network: 'XRP Ledger' }] }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-unfit',
    title: 'The provider sends an address of another network',
    session: 'player',
    faults: [{ ...addressCall, status: 200, body: { payAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-loading',
    title: 'Deposit before the address is known',
    session: 'player',
    faults: [{ ...addressCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-coins-loading',
    title: 'Deposit before the coins are known',
    session: 'player',
    faults: [{ ...coinsCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-failed',
    title: 'Deposit when the address cannot be loaded',
    session: 'player',
    faults: [{ ...addressCall, status: 503, body: { message: 'Addresses are being renewed.' } }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-coins-failed',
    title: 'Deposit when the coins cannot be loaded',
    session: 'player',
    faults: [{ ...coinsCall, drop: 'before' }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-no-coins',
    title: 'Deposit when the provider lists no coins',
    session: 'player',
    faults: [{ ...coinsCall, status: 200, body: [] }],
  },

  { ...dialog('withdraw'), id: 'withdraw', title: 'Withdraw', session: 'player', faults: held },
  {
    ...dialog('withdraw'),
    id: 'withdraw-loading',
    title: 'Withdraw before the coins are known',
    session: 'player',
    faults: [{ ...coinsCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-coins-failed',
    title: 'Withdraw when the coins cannot be loaded',
    session: 'player',
    faults: [{ ...coinsCall, status: 500 }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-balance-failed',
    title: 'Withdraw when the balance is unknown',
    session: 'player',
    faults: [{ ...balanceCall, status: 500 }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-other-network',
    title: 'The address is one of another network',
    session: 'player',
    faults: held,
    steps: [{ fill: 'Withdrawal address', text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-payment-address',
    title: 'A payment address fills the form',
    session: 'player',
    faults: held,
    steps: [
      {
        fill: 'Withdrawal address',
        text: 'bitcoin:tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7?amount=0.025',
      },
    ],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-no-checksum',
    title: 'The address has no checksum',
    session: 'player',
    faults: [...held, { ...coinsCall, status: 200, body: [coin('SOL', 'Solana', 'Solana devnet')] }],
    steps: [{ fill: 'Withdrawal address', text: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-burn',
    title: 'Nobody owns the address',
    session: 'player',
    faults: held,
    steps: [{ fill: 'Withdrawal address', text: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-own',
    title: 'The address is the player’s own deposit address',
    session: 'player',
    faults: [
      ...held,
      { ...addressCall, status: 200, body: { payAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' } },
    ],
    steps: [{ fill: 'Withdrawal address', text: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-tag',
    title: 'An XRP account with a destination tag',
    session: 'player',
    faults: [...held, { ...coinsCall, status: 200, body: [coin('XRP', 'Ripple', 'XRP testnet')] }],
    steps: [{ fill: 'Withdrawal address', text: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY?dt=12345' }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-no-code',
    title: 'The provider refuses to send a code',
    session: 'player',
    faults: [...held, { ...withdrawOtpCall, ...refused('Withdrawals of this coin are paused.') }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-slow-code',
    title: 'The code takes its time',
    session: 'player',
    faults: [...held, { ...withdrawOtpCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-wrong-code',
    title: 'The code is not taken',
    session: 'player',
    faults: [
      ...held,
      { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1' } },
      { ...verifyOtpCall, ...refused('Wrong code. 2 tries left.') },
    ],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-second-factor',
    title: 'The provider asks for a code of the authenticator too, and takes any',
    session: 'player',
    faults: [
      ...held,
      { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1', twoFactorRequired: true } },
      { ...verifyOtpCall, status: 200, body: {} },
      { ...withdrawCall, status: 200, body: {} },
    ],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-wrong-second-factor',
    title: 'The code of the authenticator is not taken',
    session: 'player',
    faults: [
      ...held,
      { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1', twoFactorRequired: true } },
      { ...verifyOtpCall, status: 400, body: { message: 'Wrong code of the authenticator.', twoFactorRequired: true } },
    ],
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-refused',
    title: 'The verified withdrawal is refused',
    session: 'player',
    faults: [
      ...held,
      { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1' } },
      { ...verifyOtpCall, status: 200, body: {} },
      { ...withdrawCall, ...refused('The balance was used meanwhile.') },
    ],
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
    faults: [...anyCode, { ...withdrawCall, delayMs: longDelayMs }],
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
    title: 'A withdrawal whose answer was lost went through',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history(withdrawn)],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-did-not-go-through',
    title: 'A withdrawal whose answer was lost did not go through',
    session: 'player',
    faults: [...anyCode, { ...withdrawCall, drop: 'before' }, history({ ...withdrawn, status: 'failed' })],
    steps: confirm,
  },
  {
    ...dialog('withdraw'),
    id: 'withdraw-submitted',
    title: 'Any code is taken and the withdrawal submitted',
    session: 'player',
    faults: [
      ...held,
      { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1' } },
      { ...verifyOtpCall, status: 200, body: {} },
      { ...withdrawCall, status: 200, body: {} },
    ],
  },
];

export default states;
