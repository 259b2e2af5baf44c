import {
  aCoin,
  aSession,
  errorReply,
  heldBack,
  noAnswer,
  recordEvents,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBook, anEntry, inHours } from '../../testing/addressBook';
import { someAddress, someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { AddressesView } from './AddressesView';

const { user: player } = aSession();

function setUp(handlers: StubHandlers = {}) {
  const provider = stubProvider({
    coins: someCoins,
    readAddresses: aBook({ addresses: [anEntry()] }),
    addAddress: {},
    removeAddress: {},
    setBookOnly: {},
    ...handlers,
  });
  const events = recordEvents();
  const siteConfig = { providerExtensions: ['address-book'], networkKind: 'test' as const };
  const page = renderWallet(<AddressesView userId={player.id} />, { siteConfig });
  const toasts = () => events.flatMap(({ name, payload }) => (name === 'toast-requested' ? [payload] : []));
  return { ...page, provider, toasts };
}
type Page = ReturnType<typeof setUp>;
const list = () => screen.findByRole('list', { name: 'Saved addresses' });
const only = () => screen.findByRole('switch', { name: 'Only the address book' });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }));

test('lists each address with coin, network, tag and hold', async () => {
  const held = anEntry({
    id: 'x',
    name: 'Exchange',
    currency: 'XRP',
    network: 'XRP',
    address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
    tag: 12,
    usableFrom: inHours(23),
  });
  setUp({ readAddresses: aBook({ addresses: [anEntry(), held] }) });
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Cold storageBTC · Bitcoin testnettb1qw5…');
  expect(rows[0]).not.toHaveTextContent('On hold');
  expect(rows[1]).toHaveTextContent('XRP · XRP');
  expect(rows[1]).toHaveTextContent('Destination tag 12');
  expect(rows[1]).toHaveTextContent(/On hold until \w+ \d+, \d+ · \d\d:\d\d \(in 23 hours\)/);
});

test('saves an address in the spelling that a withdrawal sends, once, with the proof, and reads the book again', async () => {
  const answer = heldBack({});
  const page = setUp({ addAddress: answer.reply, readAddresses: aBook({ only: true }) });
  await list();
  await press(page, 'Add an address');
  const form = within(await dialog('Add an address'));
  expect(form.getByText('It can be used after 24 hours.')).toBeVisible();
  await press(page, 'Save address');
  expect(form.getByLabelText('Address')).toHaveFocus();
  expect(form.getByLabelText('Address')).toHaveAccessibleDescription('Enter an address');
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  await page.user.click(form.getByLabelText('Address'));
  await page.user.paste(` bitcoin:${someAddress} `);
  await page.user.type(form.getByLabelText('Name'), ' Ledger ');
  await page.user.type(form.getByLabelText('Your password'), ' secret ');
  await page.user.dblClick(form.getByRole('button', { name: 'Save address' }));
  answer.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.provider.requestsOf('addAddress').map(({ body }) => body)).toEqual([
    { name: 'Ledger', currency: 'BTC', network: 'Bitcoin testnet', address: someAddress, proof: ' secret ' },
  ]);
  expect(page.toasts()).toMatchObject([{ message: 'Ledger was saved in your address book.' }]);
  await waitFor(() => expect(page.provider.requestsOf('readAddresses')).toHaveLength(2));
});

test.each([
  ['a wrong password', errorReply(400, { message: 'The password is wrong.', field: 'proof' }), 'Your password'],
  ['a name that is taken', errorReply(409, { message: 'Choose another name.' }), undefined],
  ['no answer', noAnswer(), undefined],
])('after %s what was typed stays', async (_what, reply, field) => {
  const page = setUp({ addAddress: reply });
  await list();
  await press(page, 'Add an address');
  const form = within(await dialog('Add an address'));
  await page.user.type(form.getByLabelText('Address'), someAddress);
  await page.user.type(form.getByLabelText('Name'), 'Ledger');
  await page.user.type(form.getByLabelText('Your password'), 'secret');
  await press(page, 'Save address');
  if (field === undefined)
    expect(await form.findByRole('alert')).toHaveTextContent(/Choose another name|answer was lost/);
  else await waitFor(() => expect(form.getByLabelText(field)).toHaveAccessibleDescription('The password is wrong.'));
  expect(form.getByLabelText('Name')).toHaveValue('Ledger');
  expect(page.provider.requestsOf('addAddress')).toHaveLength(1);
});

test('an XRP address is saved with its tag', async () => {
  const page = setUp({ coins: [aCoin({ symbol: 'XRP', name: 'Ripple', network: 'XRP testnet' })] });
  await list();
  await press(page, 'Add an address');
  const form = within(await dialog('Add an address'));
  await page.user.type(form.getByLabelText('Address'), 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY');
  await page.user.type(await form.findByLabelText('Destination tag'), '12');
  await page.user.type(form.getByLabelText('Name'), 'Exchange');
  await page.user.type(form.getByLabelText('Your password'), 'secret');
  await press(page, 'Save address');
  await waitFor(() => expect(page.provider.requestsOf('addAddress')).toHaveLength(1));
  expect(page.provider.requestsOf('addAddress')[0]?.body).toMatchObject({ address: expect.stringMatching(/^T/) });
});

test('an address that can be used at once is not on hold when it has just been saved', async () => {
  const page = setUp({ readAddresses: aBook() });
  await list();
  page.provider.use({ readAddresses: () => aBook({ addresses: [anEntry({ usableFrom: inHours(0) })] }) });
  await page.user.click(await only());
  expect(await screen.findByText('Cold storage')).toBeVisible();
  expect(screen.queryByText(/On hold/)).not.toBeInTheDocument();
});

test('removes an address after a second yes', async () => {
  const page = setUp();
  await list();
  await press(page, 'Remove Cold storage');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Cold storage?' }));
  expect(asked.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(page.provider.requestsOf('removeAddress')).toHaveLength(0);
  page.provider.use({ readAddresses: aBook() });
  await page.user.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No addresses yet.')).toBeVisible();
  expect(page.provider.requestsOf('removeAddress')[0]?.params).toEqual({ userId: player.id, id: 'cold' });
});

test('the switch is on at once, and is turned off with a proof', async () => {
  const page = setUp();
  page.provider.use({ readAddresses: aBook({ only: true }) });
  await page.user.click(await only());
  await waitFor(async () => expect(await only()).toBeChecked());
  expect(page.provider.requestsOf('setBookOnly').map(({ body }) => body)).toEqual([{ only: true }]);
  await page.user.click(await only());
  const asked = within(await dialog('Allow any address?'));
  await press(page, 'Turn off');
  expect(asked.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password');
  await page.user.type(asked.getByLabelText('Your password'), 'secret');
  page.provider.use({ readAddresses: aBook({ only: true, onlyUntil: inHours(24) }) });
  await press(page, 'Turn off');
  expect(await screen.findByText(/^Still in force until .* \(in 24 hours\)/)).toBeVisible();
  expect(await only()).not.toBeChecked();
  expect(page.provider.requestsOf('setBookOnly')[1]?.body).toEqual({ only: false, proof: 'secret' });
});

test('a book that could not be loaded can be asked for again', async () => {
  const page = setUp({ readAddresses: errorReply(400) });
  await screen.findByText('Your address book could not be loaded');
  page.provider.use({ readAddresses: aBook() });
  await press(page, 'Try again');
  expect(await screen.findByText('No addresses yet.')).toBeVisible();
});
