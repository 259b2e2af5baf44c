import { joinXrpAddress } from '@tessera/shared-contracts/addresses';
import { aBalance, aCoin, aCurrencyBalance, aSession } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { someAddress } from '../../../testing/coins';
import {
  addressField,
  amountField,
  codeDialog,
  confirm,
  fillForm,
  setUp,
  submitButton,
} from '../../../testing/withdrawPage';
import { fiatPicked } from '../../display-settings/displaySettings.slice';
import { readRecentAddresses } from './recentAddresses';

const { user: player } = aSession();
const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
const tagged = joinXrpAddress({ account, tag: 12345 }, 'test');
const xrp = {
  coins: [aCoin({ symbol: 'XRP', name: 'Ripple', network: 'XRP testnet' })],
  balance: aBalance({ balances: [aCurrencyBalance({ currency: 'XRP', amount: '100', usdValue: '60' })] }),
};
const tagField = () => screen.findByLabelText('Destination tag');

beforeEach(() => localStorage.clear());

test('the value of the amount is in the display currency, in the form and in its confirmation', async () => {
  const rates = { source: 'Bank of Canada', date: '2025-11-20', rates: [{ currency: 'CAD', rate: '1.4089' }] };
  const { user, store } = setUp({ rates }, ['rates']);
  store.dispatch(fiatPicked('CAD'));
  await fillForm(user);
  await waitFor(() => expect(amountField()).toHaveAccessibleDescription(/Value CA\$2,289\.46/));
  await user.click(submitButton());
  const dialog = await codeDialog();
  await waitFor(() => expect(dialog).toHaveTextContent('ValueCA$2,289.46'));
  expect(dialog).not.toHaveTextContent(/[^A]\$/);
});

test('pasting another address clears the tag, correcting it keeps the tag', async () => {
  const { user } = setUp(xrp);
  await tagField();
  await user.type(addressField(), account);
  await user.type(await tagField(), '12345');
  await user.type(addressField(), '{Backspace}');
  await user.type(addressField(), account.slice(-1));
  expect(await tagField()).toHaveValue('12345');
  await user.tripleClick(addressField());
  await user.paste('rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe');
  expect(await tagField()).toHaveValue('');
});

test('an XRP account with a tag is sent as one address, and an X-address fills both fields', async () => {
  const { user, provider } = setUp(xrp);
  await tagField();
  await fillForm(user, { address: account, amount: '20' });
  await user.type(await tagField(), '99999999999');
  await user.click(submitButton());
  expect(await tagField()).toHaveFocus();
  expect(await tagField()).toHaveAccessibleDescription(/whole number up to 4294967295/);

  await user.clear(addressField());
  await user.paste(tagged);
  expect(addressField()).toHaveValue(account);
  expect(await tagField()).toHaveValue('12345');
  await user.click(submitButton());
  const dialog = await codeDialog();
  await waitFor(() => expect(dialog).toHaveTextContent(`To address${account.slice(0, 6)}…`));
  expect(dialog).toHaveTextContent('Destination tag12345');
  expect(provider.requestsOf('withdrawOtp')[0]?.bodyText).toBe(`{"currency":"XRP","amount":20,"address":"${tagged}"}`);
});

test('the address of an accepted withdrawal is suggested later, and can be removed', async () => {
  const { user } = setUp();
  await fillForm(user);
  expect(screen.queryByRole('group', { name: 'Recent addresses' })).not.toBeInTheDocument();
  await user.click(submitButton());
  await codeDialog();
  expect(readRecentAddresses(player.id)).toEqual([]);
  await confirm(user);
  const recent = await screen.findByRole('group', { name: 'Recent addresses' });
  await user.click(screen.getByRole('button', { name: /^tb1qrp/ }));
  expect(addressField()).toHaveValue(someAddress);
  expect(addressField()).not.toHaveAccessibleDescription();
  await user.clear(addressField());
  await user.click(screen.getByRole('button', { name: 'Forget recent addresses' }));
  expect(recent).not.toBeInTheDocument();
  expect(readRecentAddresses(player.id)).toEqual([]);
});
