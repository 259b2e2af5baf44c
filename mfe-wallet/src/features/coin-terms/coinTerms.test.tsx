import {
  aBalance,
  aCurrencyBalance,
  aSession,
  errorReply,
  heldBack,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { someAddress, someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { someTerms } from '../../testing/terms';
import {
  amountField,
  askForCode,
  codeDialog,
  fillForm,
  ownAddress,
  setUp,
  submitButton,
} from '../../testing/withdrawPage';
import { DepositView } from '../deposit/DepositView';

const extensions = ['coin-terms'];
const paused = { paused: 'The node is updated.' };
function setUpDeposit(handlers: StubHandlers, providerExtensions = extensions) {
  const provider = stubProvider({
    balance: aBalance(),
    coins: someCoins,
    depositAddress: { payAddress: ownAddress },
    transactions: { transactions: [] },
    ...handlers,
  });
  const view = <DepositView userId={aSession().user.id} />;
  return { ...renderWallet(view, { siteConfig: { providerExtensions } }), provider };
}
const failed = 'Fees and limits of the coins could not be loaded.';

describe('a withdrawal', () => {
  test('tells before typing what it takes, and then what it costs and brings', async () => {
    const { user } = setUp({ coinTerms: [someTerms()] }, extensions);
    await screen.findByText('Minimum 0.0005 BTC · Usually about 20 minutes · From 0.05 BTC a person checks it first');
    expect(amountField()).toHaveAccessibleDescription(/Minimum 0\.0005 BTC/);
    await user.type(amountField(), '0.025');
    expect(amountField()).toHaveAccessibleDescription(
      /You send 0\.025 BTC .*Fee 0\.0001 BTC .*They receive 0\.0249 BTC/,
    );
    await user.clear(amountField());
    await user.type(amountField(), '0.05');
    expect(screen.getByText(/^A person checks withdrawals of 0\.05 BTC or more/)).toBeVisible();
  });

  test('below the minimum is not sent, whether typed or a share of the balance', async () => {
    const balance = aBalance({ balances: [aCurrencyBalance({ amount: '0.0008' })] });
    const { user, provider } = setUp({ balance, coinTerms: [someTerms()] }, extensions);
    await screen.findByText(/^Minimum/);
    await fillForm(user, { amount: '0.0004' });
    await user.click(submitButton());
    const refusal = 'The minimum is 0.0005 BTC. Enter 0.0005 or more.';
    expect(await screen.findByText(refusal)).toBeVisible();
    await user.type(amountField(), '1');
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '50%' }));
    expect(screen.getByText(refusal)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Max/ }));
    expect(amountField()).toHaveValue('0.0008');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  });

  test('is confirmed with its fee, which stays the one that was read', async () => {
    const { user } = setUp({ coinTerms: [someTerms()] }, extensions);
    await screen.findByText(/^Minimum/);
    await askForCode(user);
    expect(await codeDialog()).toHaveTextContent(/Fee0\.00010000 BTC.*They receive0\.02490000 BTC/);
  });

  test('of a paused coin is not possible, and another coin is offered', async () => {
    const { user, provider } = setUp({ coinTerms: [someTerms({ withdrawal: paused })] }, extensions);
    expect(await screen.findByText('Withdrawals of BTC (Bitcoin testnet) are paused')).toBeVisible();
    expect(screen.getByText('The node is updated.')).toBeVisible();
    for (const part of [amountField(), submitButton(), screen.getByRole('button', { name: /^Max/ })]) {
      expect(part).toBeDisabled();
    }
    await user.click(screen.getByRole('button', { name: 'USDT (TRC-20)' }));
    expect(amountField()).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveFocus();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  });

  test('of a coin that is paused meanwhile stops when the player comes back, and takes what was typed along', async () => {
    const { user, provider } = setUp({ coinTerms: [someTerms()] }, extensions);
    await screen.findByText(/^Minimum/);
    await fillForm(user);
    provider.use({ coinTerms: [someTerms({ withdrawal: paused })] });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('The node is updated.')).toBeVisible();
    expect(amountField()).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveFocus();
    provider.use({ coinTerms: [someTerms()] });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(amountField()).toBeEnabled());
    expect(amountField()).toHaveValue('0.025');
  });

  test('that the provider refuses by newer terms shows these', async () => {
    const message = 'Withdrawals of BTC are paused.';
    const { user, provider } = setUp(
      { coinTerms: [someTerms()], withdrawOtp: errorReply(400, { message }) },
      extensions,
    );
    await screen.findByText(/^Minimum/);
    await fillForm(user);
    provider.use({ coinTerms: [someTerms({ withdrawal: paused })] });
    await user.click(submitButton());
    expect(await screen.findByText('The node is updated.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(submitButton()).toBeDisabled();
  });

  test.each([
    ['is below their minimum', someTerms({ withdrawal: { minimum: '0.1' } }), /^The minimum is 0\.1 BTC/],
    ['is paused', someTerms({ withdrawal: paused }), 'The node is updated.'],
  ])('that is sent before the terms arrive waits for them, and %s', async (_, terms, text) => {
    const late = heldBack([terms]);
    const { user, provider } = setUp({ coinTerms: late.reply }, extensions);
    await fillForm(user);
    await user.click(submitButton());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
    late.release();
    expect(await screen.findByText(text)).toBeVisible();
    expect(submitButton()).toBeVisible();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  });

  test('that is sent before the terms arrive has their fee', async () => {
    const late = heldBack([someTerms()]);
    const { user } = setUp({ coinTerms: late.reply }, extensions);
    await fillForm(user);
    await user.click(submitButton());
    late.release();
    expect(await codeDialog()).toHaveTextContent(/Fee0\.00010000 BTC/);
  });

  test.each([
    ['a failed read', errorReply(400), true],
    ['no row of the coin', [someTerms({ currency: 'LTC' })], false],
    ['a negative fee', [someTerms({ withdrawal: { fee: '-1' } })], false],
  ])('goes on as without terms after %s', async (_, coinTerms, isFailed) => {
    const { user, provider } = setUp({ coinTerms }, extensions);
    await waitFor(() => expect(provider.requestsOf('coinTerms').length).toBeGreaterThan(0));
    await askForCode(user);
    expect(screen.queryAllByText(failed)).toHaveLength(isFailed ? 1 : 0);
    expect(screen.queryByText('They receive')).not.toBeInTheDocument();
    expect(provider.requestsOf('withdrawOtp')[0]?.bodyText).toBe(
      `{"currency":"BTC","amount":0.025,"address":"${someAddress}"}`,
    );
  });
});

describe('a deposit', () => {
  test('tells its terms before the address', async () => {
    setUpDeposit({ coinTerms: [someTerms()] });
    const address = await screen.findByText('Deposit address');
    const terms = screen.getByText('Credited: 3 Confirmations');
    expect(terms.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('about 30 minutes')).toBeVisible();
    expect(screen.getByText('Minimum 0.0001 BTC')).toBeVisible();
    expect(screen.getByText('Less than 0.0001 BTC is not credited.')).toBeVisible();
  });

  test('of a paused coin has neither address nor QR code, and asks for none', async () => {
    const { provider, user } = setUpDeposit({ coinTerms: [someTerms({ deposit: paused })] });
    expect(await screen.findByText('The node is updated.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Deposit address')).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Currency' }));
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(provider.requestsOf('depositAddress').every(({ search }) => search.get('currency') === 'BTC')).toBe(true);
  });

  test('of a coin that is paused meanwhile loses its address when the player comes back', async () => {
    const { provider } = setUpDeposit({ coinTerms: [someTerms()] });
    expect(await screen.findByText('Deposit address')).toBeVisible();
    provider.use({ coinTerms: [someTerms({ deposit: paused })] });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('The node is updated.')).toBeVisible();
    expect(screen.queryByText('Deposit address')).not.toBeInTheDocument();
  });

  test.each([
    ['a failed read', errorReply(400), extensions, 1],
    ['no extension', [someTerms({ deposit: paused })], [], 0],
  ])('is as without terms with %s', async (_, coinTerms, offered, lines) => {
    const { provider } = setUpDeposit({ coinTerms }, offered);
    expect(await screen.findByText('Deposit address')).toBeVisible();
    expect(screen.getByText('Credited: 2 Confirmations')).toBeVisible();
    expect(screen.queryAllByText(failed)).toHaveLength(lines);
    expect(provider.requestsOf('coinTerms').length > 0).toBe(lines > 0);
  });
});
