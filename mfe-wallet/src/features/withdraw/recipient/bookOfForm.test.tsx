import { aCoin, errorReply, heldBack, recordEvents } from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBook, anEntry, inHours } from '../../../testing/addressBook';
import { someAddress, someCoins } from '../../../testing/coins';
import {
  addressField,
  amountField,
  codeDialog,
  fillForm,
  ownAddress,
  setUp,
  submitButton,
} from '../../../testing/withdrawPage';

const open = (book: object, changes: object = {}) =>
  setUp({ readAddresses: aBook(book), addAddress: {}, ...changes }, ['address-book']);
const picker = () => screen.findByRole('combobox', { name: 'From your address book' });

test('fills in a saved address of the coin’s network, by its name', async () => {
  const tron = anEntry({
    id: 't',
    name: 'Tron',
    currency: 'USDT',
    network: 'TRC20',
    address: 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r',
  });
  const { user, provider } = open({ addresses: [anEntry(), tron] });
  await user.click(await picker());
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Cold storageBitcoin testnet · tb1qw5…xpjzsx']);
  await user.click(options[0] as HTMLElement);
  expect(addressField()).toHaveValue(ownAddress);
  await waitFor(async () => expect(await picker()).toHaveTextContent('Cold storage'));
  await user.type(amountField(), '0.025');
  await user.click(submitButton());
  await codeDialog();
  expect(provider.requestsOf('withdrawOtp')[0]?.body).toMatchObject({ address: ownAddress });
});

test('is awaited before the form is shown, since it comes before its fields', async () => {
  const { reply, release } = heldBack(aBook({ addresses: [anEntry()] }));
  const { provider } = open({}, { readAddresses: reply });
  await waitFor(() => expect(provider.requestsOf('readAddresses')).toHaveLength(1));
  await waitFor(() => expect(provider.requestsOf('coins')).toHaveLength(1));
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  release();
  expect(await picker()).toBeVisible();
  expect(amountField()).toBeVisible();
});

test('fills in the tag of a saved XRP address', async () => {
  const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
  const entry = anEntry({ currency: 'XRP', network: 'XRP', address: account, tag: 12 });
  const coins = [aCoin({ symbol: 'XRP', name: 'Ripple', network: 'XRP testnet' })];
  const { user } = open({ addresses: [entry] }, { coins });
  await user.click(await picker());
  await user.click(screen.getByRole('option'));
  expect(addressField()).toHaveValue(account);
  expect(await screen.findByLabelText('Destination tag')).toHaveValue('12');
  await waitFor(async () => expect(await picker()).toHaveTextContent('Cold storage'));
});

test('with only the book, a typed address is refused with the reason before anything is sent', async () => {
  const { user, provider } = open({ only: true, addresses: [anEntry()] });
  expect(await screen.findByText('Withdrawals go only to addresses of your address book.')).toBeVisible();
  await fillForm(user);
  await waitFor(() => expect(addressField()).toHaveAccessibleDescription(/not in your address book.*after 24 hours/));
  await user.click(submitButton());
  expect(addressField()).toHaveFocus();
  expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  await user.clear(addressField());
  await user.click(addressField());
  await user.paste(ownAddress.toUpperCase());
  await waitFor(() => expect(addressField()).toBeValid());
  await user.click(submitButton());
  await codeDialog();
});

test('an address on hold says until when', async () => {
  const { user, provider } = open({ only: true, addresses: [anEntry({ usableFrom: inHours(23) })] });
  await user.click(await picker());
  expect(screen.getByRole('option')).toHaveTextContent('in 23 hours');
  await user.click(screen.getByRole('option'));
  await waitFor(() =>
    expect(addressField()).toHaveAccessibleDescription(/Cold storage is on hold until .* \(in 23 hours\)/),
  );
  await user.type(amountField(), '0.025');
  await user.click(submitButton());
  expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
});

test('a hold after a change of the security is told before anything is typed, with a way to the book', async () => {
  const { user } = open({ holdUntil: inHours(24) });
  const events = recordEvents();
  expect(await screen.findByText(/security of your account was changed. Until .* \(in 24 hours\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Address book' }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'wallet', view: 'addresses' } });
});

test('saves a typed address under a name, without sending the withdrawal', async () => {
  const { user, provider } = open({});
  await fillForm(user);
  await user.click(await screen.findByRole('button', { name: 'Save this address' }));
  const form = within(await screen.findByRole('dialog', { name: 'Save this address' }));
  await user.type(form.getByLabelText('Name'), 'Ledger');
  await user.type(form.getByLabelText('Your password'), 'secret');
  provider.use({ readAddresses: aBook({ addresses: [anEntry({ name: 'Ledger', address: someAddress })] }) });
  await user.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(async () => expect(await picker()).toHaveTextContent('Ledger'));
  expect(screen.queryByRole('button', { name: 'Save this address' })).not.toBeInTheDocument();
  expect(provider.requestsOf('addAddress')[0]?.body).toMatchObject({ address: someAddress, currency: 'BTC' });
  expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
});

test('a book that cannot be loaded does not prevent a withdrawal, and a refusal of the provider is told', async () => {
  const message = 'Withdrawals go only to addresses of your address book.';
  const { user } = open({}, { readAddresses: errorReply(400), withdrawOtp: errorReply(403, { message }) });
  expect(await screen.findByText(/^Your address book could not be loaded, so/)).toBeVisible();
  await fillForm(user);
  await user.click(submitButton());
  expect(await screen.findByText(message)).toBeVisible();
});

test('without the extension nothing is asked or shown', async () => {
  const { user, provider } = setUp({ coins: someCoins });
  await fillForm(user);
  expect(provider.requestsOf('readAddresses')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Save this address' })).not.toBeInTheDocument();
});
