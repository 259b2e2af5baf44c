import { emit } from '@tessera/shared-contracts/events';
import {
  aBalance,
  aCurrencyBalance,
  aSession,
  errorReply,
  heldBack,
  noAnswer,
  recordEvents,
  type SchemaInput,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { checkMove } from './useVaultMove';
import { VaultView } from './VaultView';

const { user: player } = aSession();
const vault: SchemaInput<'readVault'> = {
  totalUsd: '650',
  balances: [aCurrencyBalance({ currency: 'BTC', amount: '0.01', usdValue: '650' })],
  proof: 'password',
};

function setUp(handlers: StubHandlers = {}, providerExtensions = ['vault']) {
  const provider = stubProvider({
    balance: aBalance(),
    readVault: vault,
    moveIntoVault: {},
    moveOutOfVault: {},
    ...handlers,
  });
  const events = recordEvents();
  const page = renderWallet(<VaultView userId={player.id} />, { siteConfig: { providerExtensions } });
  const toasts = () => events.flatMap(({ name, payload }) => (name === 'toast-requested' ? [payload] : []));
  return { ...page, provider, events, toasts };
}
type Page = ReturnType<typeof setUp>;
const amountField = () => screen.findByLabelText('Amount');
const openOut = async ({ user }: Page) => user.click(await screen.findByRole('tab', { name: 'Move out' }));
const submit = (name: string) => screen.getByRole('button', { name });

test('shows the total and each coin of the vault', async () => {
  setUp();
  expect((await screen.findByText('$650')).parentElement).toHaveTextContent('$650.00');
  const rows = within(screen.getByRole('list', { name: 'In the vault' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['BTCBitcoin0.01000000$650.00']);
});

test('during a break, says that nothing can be moved in, and moves out', async () => {
  const readBreak = { state: 'break', until: '2026-03-15T09:30:00.000Z', proof: 'password' } as const;
  const page = setUp({ readBreak }, ['vault', 'breaks']);
  expect(await screen.findByText(/You cannot play until .+ none into it/)).toBeVisible();
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  await openOut(page);
  expect(await amountField()).toBeVisible();
  expect(screen.queryByText(/You cannot play/)).not.toBeInTheDocument();
});

test('moves all of a coin in by Max, once however often it is pressed, and tells the page', async () => {
  const answer = heldBack({});
  const { user, provider, events, toasts } = setUp({ moveIntoVault: answer.reply });
  await amountField();
  await user.click(screen.getByRole('button', { name: 'Max: move all BTC' }));
  await user.dblClick(submit('Move into vault'));
  answer.release();
  await waitFor(() => expect(toasts()).toMatchObject([{ message: '0.08421839 BTC moved into your vault.' }]));
  expect(provider.requestsOf('moveIntoVault').map(({ body }) => body)).toEqual([
    { currency: 'BTC', amount: '0.08421839', key: expect.stringMatching(/^[\w-]{36}$/) },
  ]);
  expect(events).toContainEqual({ name: 'balance-changed', payload: { reason: 'vault', currency: 'BTC' } });
  await waitFor(() => expect(provider.requestsOf('readVault')).toHaveLength(2));
  expect(await amountField()).toHaveValue('');
});

test('moving out takes the password, which a refusal keeps at its field', async () => {
  const page = setUp({ moveOutOfVault: errorReply(400, { message: 'The password is wrong.', field: 'proof' }) });
  const { user, provider } = page;
  await openOut(page);
  await user.type(await amountField(), '0.004');
  await user.click(submit('Move to balance'));
  const password = screen.getByLabelText('Your password');
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Enter your password');
  expect(provider.requestsOf('moveOutOfVault')).toHaveLength(0);
  await user.type(password, ' secret ');
  await user.click(submit('Move to balance'));
  await waitFor(() => expect(password).toHaveAccessibleDescription('The password is wrong.'));
  expect(await amountField()).toHaveValue('0.004');
  provider.use({ moveOutOfVault: {} });
  await user.click(submit('Move to balance'));
  await waitFor(() => expect(password).toHaveValue(''));
  expect(provider.requestsOf('moveOutOfVault').at(-1)?.body).toEqual({
    currency: 'BTC',
    amount: '0.004',
    proof: ' secret ',
    key: expect.any(String),
  });
  // The first was refused: it was another move.
  const keys = provider.requestsOf('moveOutOfVault').map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});

test('asks for a code where an older second factor is the proof', async () => {
  const page = setUp({ readVault: { ...vault, proof: 'code' } });
  await openOut(page);
  expect(await screen.findByLabelText('Authenticator code or recovery code')).toBeVisible();
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});

test.each([
  ['no answer', noAnswer],
  ['a failure of the server', errorReply(502)],
])('after %s the move may have happened: nothing is repeated, and the amounts are read again', async (_what, reply) => {
  const { user, provider } = setUp({ moveIntoVault: reply });
  await user.type(await amountField(), '0.004');
  await user.click(submit('Move into vault'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/may have been moved/);
  expect(provider.requestsOf('moveIntoVault')).toHaveLength(1);
  await waitFor(() => expect(provider.requestsOf('readVault')).toHaveLength(2));
});

test('a repetition after a lost answer has the same key, although the money has left; another move has its own', async () => {
  const { user, provider, toasts } = setUp({ moveIntoVault: noAnswer });
  await user.type(await amountField(), '0.08');
  await user.click(submit('Move into vault'));
  await screen.findByRole('alert');
  const rest = aBalance({ balances: [aCurrencyBalance({ currency: 'BTC', amount: '0.00421839' })] });
  provider.use({ moveIntoVault: {}, balance: rest });
  act(() => emit('balance-changed', { reason: 'vault' }));
  await screen.findByText(/0\.00421839/);
  await user.click(submit('Move into vault'));
  await waitFor(() => expect(toasts()).toMatchObject([{ message: '0.08 BTC moved into your vault.' }]));
  await user.type(await amountField(), '0.004');
  await user.click(submit('Move into vault'));
  await waitFor(() => expect(toasts()).toHaveLength(2));
  const [first, second, third] = provider.requestsOf('moveIntoVault').map(({ body }) => body as { key: string });
  expect(second).toEqual(first);
  expect(third?.key).not.toBe(first?.key);
});

test('says what is missing where there is nothing to move', async () => {
  const nothing = { totalUsd: '0', balances: [] };
  const page = setUp({ balance: nothing, readVault: { ...nothing, proof: 'password' } });
  expect(await screen.findByText('You have no balance to put away.')).toBeVisible();
  await openOut(page);
  expect(screen.getByText('Nothing is in your vault yet.')).toBeVisible();
});

test('a vault that could not be loaded can be asked for again', async () => {
  const { user, provider } = setUp({ readVault: errorReply(400) });
  await screen.findByText('Your vault could not be loaded');
  provider.use({ readVault: vault });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$650')).toBeVisible();
});

const typed = { currency: 'XRP', amount: '1', proof: '', available: '1.23456789', proofKind: undefined };
test.each([
  [{}, { move: { currency: 'XRP', amount: '1', proof: '' } }],
  // Winnings may have more places than the coin's chain.
  [{ amount: '1.23456789' }, { move: { currency: 'XRP', amount: '1.23456789', proof: '' } }],
  [{ amount: '1.234567891' }, { errors: { amount: 'Use at most 8 decimal places' } }],
  [{ amount: '2' }, { errors: { amount: 'Insufficient balance' } }],
  [{ amount: ' ' }, { errors: { amount: 'Please enter an amount' } }],
  [{ amount: '0' }, { errors: { amount: 'Enter an amount above zero' } }],
  [{ proofKind: 'code' as const, proof: ' - ' }, { errors: { proof: 'Enter a code of your authenticator app' } }],
  [{ proofKind: 'code' as const, proof: '482 619' }, { move: { currency: 'XRP', amount: '1', proof: '482619' } }],
])('checks %j', (changes, expected) => {
  expect(checkMove({ ...typed, ...changes })).toEqual(expected);
});
