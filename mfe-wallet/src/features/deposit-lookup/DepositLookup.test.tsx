import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  errorReply,
  onCleanup,
  recordEvents,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { DepositQuestion } from './DepositQuestion';

const hash = 'd2c7a4f1b09e8d6c5a4b3f2e1d0c9b8a7f6e5d4c3b2a1908f7e6d5c4b3a29180';
const deposit = {
  transactionId: 't1',
  currency: 'USDT',
  network: 'ERC20',
  amount: '50.000000',
  confirmations: 1,
  required: 2,
};

async function setUp(
  findDeposit: NonNullable<StubHandlers['findDeposit']>,
  providerExtensions = ['withdrawals', 'events'],
) {
  const provider = stubProvider({ findDeposit, transactions: { transactions: [] } });
  const events = recordEvents();
  const page = renderWallet(<DepositQuestion userId={aSession().user.id} />, { siteConfig: { providerExtensions } });
  await page.user.click(screen.getByRole('button', { name: 'Where is my deposit?' }));
  const field = await screen.findByLabelText('Transaction hash');
  const look = async (text = hash) => {
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(text);
    await page.user.keyboard('{Enter}');
  };
  return { ...page, provider, events, field, look };
}
const result = () => screen.getByRole('status');

test.each([
  ['unknown', { state: 'unknown' }, 'Not seen yet', /^No deposit to one of your addresses/],
  ['confirming', { ...deposit, state: 'confirming' }, '1 of 2 confirmations', /^It is credited once it is confirmed/],
  [
    'confirming, but too small',
    { ...deposit, state: 'confirming', minimum: '60' },
    '1 of 2 confirmations',
    'Less than 60 USDT is not credited, and this is less.',
  ],
  [
    'credited',
    { ...deposit, state: 'credited', creditedAt: '2026-01-15T12:02:07Z' },
    'Credited',
    'It went into your balance at Jan 15, 2026 · 12:02:07.',
  ],
  [
    'below the minimum',
    { ...deposit, state: 'below-minimum', minimum: '60' },
    'Not credited: below the minimum',
    /^The minimum deposit is 60 USDT\./,
  ],
  [
    'sent over another network',
    { ...deposit, state: 'other-network', sentOver: 'BEP20' },
    'Not credited: sent over another network',
    /^It came over BEP20, while your address takes ERC20 only\./,
  ],
  ['failed', { ...deposit, state: 'failed' }, 'Not credited', /says why/],
  ['of a state that is new', { ...deposit, state: 'held_back' }, 'Held back', /all that is known/],
])('says of a deposit that is %s what is known and what to do', async (_what, found, title, line) => {
  const { look } = await setUp(found);
  await look();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(line)).toBeVisible();
  const isKnown = found.state !== 'unknown';
  expect(screen.queryAllByText('50 USDT · ERC20')).toHaveLength(isKnown ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'View the transaction' })).toHaveLength(isKnown ? 1 : 0);
});

test('leads to the transaction', async () => {
  const { user, look, events } = await setUp({ ...deposit, state: 'credited' });
  await look();
  await user.click(await screen.findByRole('button', { name: 'View the transaction' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'transaction', id: 't1' } });
});

test.each([
  ['alone', ` ${hash}\n`, hash],
  ['with the prefix of Ethereum', `0x${hash}`, `0x${hash}`],
  ['in the address of an explorer’s page', `https://explorer.example/tx/${hash}?tab=logs#all`, hash],
])('reads a hash %s', async (_how, text, sent) => {
  const { look, provider } = await setUp({ state: 'unknown' });
  await look(text);
  await screen.findByText('Not seen yet');
  expect(provider.requestsOf('findDeposit').map(({ path }) => path.split('/').at(-1))).toEqual([sent]);
});

test('asks nothing without a hash, and the answer leaves with the hash that it is of', async () => {
  const { look, provider, user, field } = await setUp({ state: 'unknown' });
  await look('my deposit');
  expect(screen.getByText(/^Paste the transaction hash/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(provider.requestsOf('findDeposit')).toHaveLength(0);
  await look();
  await screen.findByText('Not seen yet');
  await user.type(field, '0');
  expect(result()).toBeEmptyDOMElement();
});

test('follows a deposit by the provider’s events, and looks again when asked', async () => {
  const { look, provider, user } = await setUp({ ...deposit, state: 'confirming' });
  await look();
  await screen.findByText('1 of 2 confirmations');
  provider.use({ findDeposit: { ...deposit, state: 'credited' } });
  act(() => emit('balance-changed', { reason: 'deposit', currency: 'USDT' }));
  await waitFor(() => expect(result()).toHaveTextContent(/^Credited/));
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  await waitFor(() => expect(provider.requestsOf('findDeposit')).toHaveLength(3));
});

test('says why it could not look', async () => {
  const { look } = await setUp(errorReply(429, { message: 'Too many attempts. Please try again in a minute.' }));
  await look();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in a minute.');
});

test('without the extension there is no such question', () => {
  stubProvider({});
  renderWallet(<DepositQuestion userId={aSession().user.id} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('scrolls to what was found', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent);
  };
  onCleanup(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const { look } = await setUp({ ...deposit, state: 'credited' });
  await look();
  await screen.findByText('Credited');
  expect(shown).toEqual([expect.stringMatching(/^Credited/)]);
});
