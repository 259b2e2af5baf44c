import {
  aBalance,
  aCoin,
  aSession,
  hostileAnswers,
  hostileObjects,
  rawAnswer,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { someCoins } from '../testing/coins';
import { renderWallet } from '../testing/renderWallet';
import { AddressesView } from './address-book/AddressesView';
import { DepositView } from './deposit/DepositView';
import { DepositQuestion } from './deposit-lookup/DepositQuestion';
import { HeaderWallet } from './header/HeaderWallet';
import { NoticeBell } from './notices/NoticeBell';
import { OverviewView } from './overview/OverviewView';
import { TransactionDialog } from './transaction/TransactionDialog';
import { VaultView } from './vault/VaultView';
import { WithdrawView } from './withdraw/WithdrawView';

const { user: player } = aSession();
const nothing = () => undefined;
const transactions = { transactions: [] };
const isWrong = /NaN|Invalid Date|undefined|\[object/;
const casesOf = (
  id:
    | 'balance'
    | 'coins'
    | 'depositAddress'
    | 'rates'
    | 'readPreferences'
    | 'coinTerms'
    | 'readVault'
    | 'readAddresses'
    | 'readNotices',
) =>
  hostileAnswers(id).map(({ field, values, json }) => [field, values.length === 1 ? values[0] : 'any', json] as const);

beforeEach(() => {
  // React warns about duplicate currencies, the client about invalid responses.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(casesOf('balance'))('balances with a hostile %s: %s', async (field, value, json) => {
  stubProvider({ balance: rawAnswer(json), coins: someCoins });
  renderWallet(<OverviewView onOpen={nothing} />);
  const list = field.startsWith('balances');
  if (list)
    expect(await screen.findByText(/balances could not be read\. You hold more than is listed here\.$/)).toBeVisible();
  else expect((await screen.findAllByText(/^Your balance could not be loaded$|^\$/)).length).toBeGreaterThan(0);
  // The name of a currency comes from the provider.
  if (!field.endsWith('currency')) expect(document.body).not.toHaveTextContent(isWrong);
  if (list) expect(screen.queryByRole('list', { name: 'How your balance is divided' })).not.toBeInTheDocument();
  if (value === '30 digits') expect(document.body).toHaveTextContent('$123,456,789,012,345,678,901,234,567,890.00');
  // Two rows of one currency are added up to the last digit.
  if (field.endsWith('amount')) expect(document.body).toHaveTextContent('246913578024691357802469135780.20767517');
  // An unreadable total always renders the same.
  if (!list && !['30 digits', 'minus zero', 'no number'].includes(value ?? '')) return;
  cleanup();

  const { user } = renderWallet(<HeaderWallet />);
  await user.click(await screen.findByRole('combobox'));
  const xrp = screen.getByRole('option', { name: /XRP/ });
  // Zero would be wrong for a row that could not be parsed.
  expect(xrp).toHaveTextContent(list || !/^30|^minus/.test(value ?? '') ? '—' : '0.00000000');
  cleanup();
  renderWallet(<WithdrawView user={player} onSubmitted={nothing} />);
  expect(await screen.findByLabelText('Withdrawal address')).toBeVisible();
});

test.each(casesOf('readVault'))('a vault with a hostile %s: %s', async (field, _value, json) => {
  stubProvider({ balance: aBalance(), readVault: rawAnswer(json) });
  const { user } = renderWallet(<VaultView userId={player.id} />, { siteConfig: { providerExtensions: ['vault'] } });
  expect(await screen.findByText(/^In your vault$|^Your vault could not be loaded$/)).toBeVisible();
  const out = screen.queryByRole('tab', { name: 'Move out' });
  if (out !== null) await user.click(out);
  if (!field.endsWith('currency')) expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(casesOf('readAddresses'))('an address book with a hostile %s: %s', async (field, _value, json) => {
  stubProvider({ balance: aBalance(), coins: someCoins, transactions, readAddresses: rawAnswer(json) });
  const options = { siteConfig: { providerExtensions: ['address-book'] } };
  const { unmount } = renderWallet(<AddressesView userId={player.id} />, options);
  expect(
    await screen.findByText(/^Only the address book$|^Your address book could not be loaded$/, {}, { timeout: 3_000 }),
  ).toBeVisible();
  // Names are the player's texts.
  if (!/name|currency|network|address$|tag/.test(field)) expect(document.body).not.toHaveTextContent(isWrong);
  unmount();
  renderWallet(<WithdrawView user={player} onSubmitted={nothing} />, options);
  expect(await screen.findByLabelText('Withdrawal address')).toBeVisible();
});

test.each(casesOf('readNotices'))('notices with a hostile %s: %s', async (field, _value, json) => {
  stubProvider({ readNotices: rawAnswer(json), markNoticesRead: { unread: 0 } });
  const { user } = renderWallet(<NoticeBell />, { siteConfig: { providerExtensions: ['notices'] } });
  await user.click(screen.getByRole('button', { name: /^Notices/ }));
  const shown = /^Withdrawal refused$|could not be read|could not be loaded|^Nothing yet$/;
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
  if (!/kind|currency|reason|browser|system/.test(field)) expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(casesOf('coins'))('coins with a hostile %s: %s', async (_field, _value, json) => {
  stubProvider({ balance: aBalance(), coins: rawAnswer(json), depositAddress: { payAddress: 'tb1q' }, transactions });
  const { user } = renderWallet(<DepositView userId={player.id} />);
  await user.click(await screen.findByRole('combobox'));
  const [picker, options] = [screen.getByRole('combobox'), screen.getAllByRole('option')];
  for (const [index] of options.slice(0, 12).entries()) {
    const option = document.querySelectorAll('[role=option]')[index];
    if (option !== null && option !== undefined) fireEvent.click(option);
    fireEvent.click(picker);
  }
  expect(picker).toBeVisible();
  cleanup();
  renderWallet(<WithdrawView user={player} onSubmitted={nothing} />);
  expect(await screen.findByLabelText('Withdrawal address')).toBeVisible();
});

test.each(casesOf('depositAddress'))('a hostile %s: %s', async (_field, _value, json) => {
  stubProvider({ balance: aBalance(), coins: someCoins, depositAddress: rawAnswer(json), transactions });
  renderWallet(<DepositView userId={player.id} />);
  expect(await screen.findByText(/^The deposit address could not be loaded$|^Deposit address$/)).toBeVisible();
});

test.each(hostileObjects('transactionDetail').map(({ value, json }) => [value, json] as const))(
  'shows a transaction of %s or says that it could not be loaded',
  async (_value, json) => {
    stubProvider({ transactionDetail: rawAnswer(json), coinTerms: [] });
    const everything = { providerExtensions: ['withdrawals', 'coin-terms', 'events', 'bets'], allowCancel: true };
    renderWallet(<TransactionDialog transactionId="66f0" onClose={nothing} />, { siteConfig: everything });
    expect(await screen.findByText(/^Transaction ID$|^This transaction could not be loaded$/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object/);
    expect(screen.queryByRole('link', { name: /explorer/ })).not.toBeInTheDocument();
  },
);

test.each(hostileObjects('findDeposit').map(({ value, json }) => [value, json] as const))(
  'shows a found deposit of %s or says that it could not be looked up',
  async (_value, json) => {
    stubProvider({ findDeposit: rawAnswer(json) });
    const { user } = renderWallet(<DepositQuestion userId={player.id} />, {
      siteConfig: { providerExtensions: ['withdrawals', 'events'] },
    });
    await user.click(screen.getByRole('button', { name: 'Where is my deposit?' }));
    fireEvent.change(screen.getByLabelText('Transaction hash'), { target: { value: 'f'.repeat(64) } });
    await user.click(screen.getByRole('button', { name: 'Look it up' }));
    const shown = await screen.findAllByText(
      /^Its transaction has all that is known\.$|^It went into your|^It is in your balance|could not be/,
    );
    expect(shown[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object/);
  },
);

const siteConfig = { providerExtensions: ['rates', 'preferences'] };
const euro = { displayCurrency: 'EUR' };

test.each(casesOf('rates'))('rates with a hostile %s: %s', async (field, _value, json) => {
  stubProvider({ balance: aBalance({ totalUsd: '100' }), rates: rawAnswer(json), readPreferences: euro });
  renderWallet(<OverviewView onOpen={nothing} />, { siteConfig });
  expect((await screen.findAllByText(/^(US\$|€)\d/))[0]).toBeVisible();
  // `source` is the provider's text.
  if (field !== 'source') expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(casesOf('readPreferences').filter(([field]) => field === 'displayCurrency'))(
  'preferences with a hostile %s: %s',
  async (_field, _value, json) => {
    stubProvider({ balance: aBalance({ totalUsd: '100' }), readPreferences: rawAnswer(json) });
    renderWallet(<OverviewView onOpen={nothing} />, { siteConfig });
    expect(await screen.findByText('$100')).toBeVisible();
  },
);

test.each(casesOf('coinTerms'))('terms with a hostile %s: %s', async (field, _value, json) => {
  const coins = [aCoin({ symbol: 'USDT', name: 'Tether', network: 'TRC-20' })];
  const page = { siteConfig: { providerExtensions: ['coin-terms'] } };
  const payAddress = 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r';
  stubProvider({
    balance: aBalance(),
    coins,
    depositAddress: { payAddress },
    transactions,
    coinTerms: rawAnswer(json),
  });
  renderWallet(<DepositView userId={player.id} />, page);
  expect((await screen.findAllByText(/^Deposit address$|^Deposits of USDT \(TRC-20\) are paused$/))[0]).toBeVisible();
  cleanup();
  renderWallet(<WithdrawView user={player} onSubmitted={nothing} />, page);
  const amount = await screen.findByLabelText('Amount');
  await screen.findAllByText(/^Deposit|^Minimum|are paused$|could not be loaded|^25%$/);
  fireEvent.change(amount, { target: { value: '3000' } });
  expect(amount).toBeVisible();
  // The reason of a pause is the provider's text.
  if (!field.endsWith('paused')) expect(document.body).not.toHaveTextContent(isWrong);
});
