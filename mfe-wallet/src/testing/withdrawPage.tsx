import {
  aBalance,
  aSession,
  aTransaction,
  recordEvents,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { WithdrawView } from '../features/withdraw/WithdrawView';
import { someAddress, someCoins } from './coins';
import { renderWallet } from './renderWallet';

/** The player's deposit address, on the first network of {@link someCoins}. */
export const ownAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

const answers: StubHandlers = {
  balance: aBalance(),
  coins: someCoins,
  depositAddress: { payAddress: ownAddress },
  withdrawOtp: { requestId: 'request-1' },
  verifyOtp: {},
  withdraw: {},
  transactions: { transactions: [] },
};

export function setUp(handlers: StubHandlers = {}, providerExtensions: string[] = []) {
  const provider = stubProvider({ ...answers, ...handlers });
  const events = recordEvents();
  const onSubmitted = jest.fn();
  const view = <WithdrawView user={aSession().user} onSubmitted={onSubmitted} />;
  const page = renderWallet(view, { siteConfig: { providerExtensions } });
  const toasts = () => events.flatMap((event) => (event.name === 'toast-requested' ? [event.payload] : []));
  return { ...page, view, provider, events, onSubmitted, toasts };
}

export const submitButton = () => screen.getByRole('button', { name: 'Confirm Withdrawal' });
export const addressField = () => screen.getByLabelText('Withdrawal address');
export const amountField = () => screen.getByLabelText('Amount');
export const codeDialog = () => screen.findByRole('dialog', { name: 'Confirm Withdrawal' });
export const codeField = () => screen.getByLabelText('Please Enter Your OTP');
export const tokenField = () => screen.getByLabelText('Authenticator code');
export const confirmButton = () => screen.getByRole('button', { name: /^(Confirm|Processing\.\.\.)$/ });

export async function fillForm(user: UserEvent, { address = someAddress, amount = '0.025' } = {}) {
  await user.click(await screen.findByLabelText('Withdrawal address'));
  await user.paste(address);
  await user.click(amountField());
  await user.paste(amount);
}
export async function askForCode(user: UserEvent) {
  await fillForm(user);
  await user.click(submitButton());
  await codeDialog();
}
export async function confirm(user: UserEvent, code = '482619') {
  await codeDialog();
  await user.type(codeField(), code);
  await user.click(confirmButton());
}

/** Simulates a reload or a crash: a new store, restored from storage. */
export function reload(page: ReturnType<typeof setUp>, handlers: StubHandlers = {}, beforeLoading?: () => void) {
  page.unmount();
  page.stop();
  beforeLoading?.();
  return setUp(handlers);
}

const tabKey = () => Object.keys(sessionStorage).find((key) => key.endsWith('tessera.wallet.withdrawal')) ?? '';

/** The withdrawal that the tab has stored, as text. */
export const storedFlow = {
  read: () => sessionStorage.getItem(tabKey()),
  write: (text: string) => sessionStorage.setItem(tabKey(), text),
};

/** Makes the stored withdrawal look older. */
export function age(ms: number): void {
  const text = storedFlow.read() ?? '';
  const aged = text.replace(/"(requestedAt|expiresAt)":(\d+)/g, (_, name, at) => `"${name}":${Number(at) - ms}`);
  expect(aged).not.toBe(text);
  storedFlow.write(aged);
}

/** The provider's transactions once the withdrawal of {@link fillForm} is paid. */
export const paid = () => ({
  transactions: [
    aTransaction({
      _id: 't1',
      type: 'withdraw',
      currency: 'BTC',
      amount: '0.025',
      address: someAddress,
      createdAt: new Date().toISOString(),
    }),
  ],
});
export const noTransactions = { transactions: [] };
