export const balanceCall = { method: 'GET', path: '/wallet-service/api/wallet/*/balance' } as const;
export const coinsCall = { method: 'GET', path: '/wallet-service/api/wallet/coins' } as const;
export const addressCall = { method: 'GET', path: '/wallet-service/api/wallet/*/deposit-address' } as const;
export const transactionsCall = { method: 'GET', path: '/wallet-service/api/wallet/*/transactions' } as const;
export const withdrawOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdrawOtp' } as const;
export const verifyOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/verify-otp' } as const;
export const withdrawCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdraw' } as const;
export const longDelayMs = 10_000;
export const sample = {
  totalUsd: 8412.07,
  balances: [
    { currency: 'BTC', amount: 0.08421839, usdValue: 5474.19 },
    { currency: 'ETH', amount: 0.6315, usdValue: 1957.65 },
    { currency: 'SOL', amount: 4.20817, usdValue: 631.22 },
    { currency: 'USDT', amount: 349.01, usdValue: 349.01 },
    { currency: 'DOGE', amount: 0, usdValue: 0 },
  ],
};
export const held = [{ ...balanceCall, status: 200, body: sample }];
export const rich = {
  totalUsd: 123456789.05,
  balances: [
    { currency: 'BTC', amount: '1234.567890120000001', usdValue: 80246912.34 },
    { currency: 'PEPE', amount: '99999999.00000001', usdValue: 43209876.7 },
    { currency: 'TRX', amount: 0.00000001, usdValue: 0.01 },
  ],
};
export const dialog = (view: string) => ({ module: 'WalletDialog', props: { view } }) as const;
const someAddress = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
/** Faults that leave the calls of a withdrawal to the page: any code is taken. */
export const anyCode = [
  ...held,
  { ...withdrawOtpCall, status: 200, body: { requestId: 'request-1', expiresInSeconds: 600 } },
  { ...verifyOtpCall, status: 200, body: {} },
];
export const order = [
  { fill: 'Withdrawal address', text: someAddress },
  { fill: 'Amount', text: '0.025' },
  { press: 'Confirm Withdrawal' },
];
export const confirm = [...order, { fill: 'Please Enter Your OTP', text: '482619' }, { press: 'Confirm' }];
const history = (...transactions: readonly object[]) => ({ ...transactionsCall, status: 200, body: { transactions } });
export const withdrawn = {
  _id: '66f0b1000000000000000001',
  type: 'withdraw',
  status: 'waiting',
  createdAt: '{now}',
  amount: 0.025,
  currency: 'BTC',
  address: someAddress,
};
/** A payment whose answer is lost, and the transactions that are then found. */
export const lostPayment = (...transactions: readonly object[]) => [
  ...anyCode,
  { ...withdrawCall, drop: 'before' } as const,
  history(...transactions),
];
