import { emit } from '@tessera/shared-contracts/events';
import { forGood } from '@tessera/shared-contracts/extensions';
import {
  aSession,
  errorReply,
  noAnswer,
  recordEvents,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { LimitsCard } from './LimitsCard';

/** Each test has its own player, since the store outlives a card. */
let players = 0;
const until = '2126-03-15T00:00:00.000Z';
const passed = '2026-03-14T09:30:00.000Z';
const row = (
  kind: 'deposit' | 'loss' | 'wager' | 'session',
  used: string,
  changed: {
    amount?: string;
    left?: string;
    pending?: { amount: string | null; confirmFrom: string; confirmUntil: string };
  } = {},
) => ({ kind, period: 'day' as const, amount: null, used, left: null, until, pending: null, ...changed });
const limits = [
  row('deposit', '40', { amount: '100', left: '60' }),
  row('loss', '-12.5'),
  row('wager', '80'),
  row('session', '75'),
];
const held = {
  id: 'late',
  currency: 'btc',
  amount: '0.5',
  usdValue: '30000',
  since: passed,
  because: 'deposit-limit',
  releaseFrom: null,
};
const play = { periods: [], days: [], today: '2026-03-14', netDeposits: '0', since: passed };
const rates = {
  source: 'European Central Bank',
  date: '2025-11-20',
  rates: [{ currency: 'EUR', rate: '0.8675' }],
};
const asked = (confirmFrom: string) => ({ amount: '200', confirmFrom, confirmUntil: until });

function open(handlers: StubHandlers, providerExtensions = ['limits']) {
  const userId = `limited-${players++}`;
  const provider = stubProvider({ readOwnPlay: play, ...handlers });
  const toasts = recordToasts();
  const events = recordEvents();
  const page = renderWithPage(
    <remote.Root>
      <LimitsCard userId={userId} />
    </remote.Root>,
    { session: aSession({ user: { id: userId } }), siteConfig: { providerExtensions } },
  );
  return { ...page, provider, toasts, events, userId };
}
const change = 'Change the limit: Deposits, a day';

test('shows what holds and what counts', async () => {
  open({ readLimits: { limits, held: [] } });
  expect(await screen.findByText(/\$40.00 so far, \$60.00 left, counted until/)).toBeVisible();
  expect(screen.getByText(/\$12.50 won so far/)).toBeVisible();
  expect(screen.getByText(/Of a day, a week and a month, the lowest limit applies/)).toBeVisible();
  expect(screen.getByText('What you stake, less what it returns.')).toBeVisible();
  expect(screen.getByText(/^From one bet to the next/)).toBeVisible();
  expect(screen.queryByText('Held deposits')).not.toBeInTheDocument();
});

test('during a break says that limits cannot be changed; held deposits can be returned', async () => {
  open(
    {
      readLimits: {
        limits: [row('deposit', '40', { amount: '100', left: '60', pending: asked(passed) }), ...limits.slice(1)],
        held: [held],
        reviewDue: true,
      },
      readBreak: { state: 'break', until, proof: 'password' },
    },
    ['limits', 'breaks'],
  );
  const refused = within(await screen.findByRole('group', { name: /^You are on a break/ }));
  const controls = refused.getAllByRole('button');
  expect(controls).toHaveLength(5);
  for (const control of controls) expect(control).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Return 0.5 BTC to sender' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'They fit' })).not.toBeInTheDocument();
});

test('sets a limit from an empty field, once', async () => {
  const { user, provider, toasts, userId } = open({
    readLimits: { limits, held: [] },
    setLimit: { limits: [row('deposit', '40', { amount: '50', left: '10' })], held: [] },
  });
  await user.click(await screen.findByRole('button', { name: change }));
  expect(screen.getByLabelText('Limit in US dollars')).toHaveValue('');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the limit');
  await user.keyboard('50');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = provider.requestsOf('setLimit').map(({ params, body }) => [params, body]);
  expect(sent).toEqual([[{ userId, kind: 'deposit', period: 'day' }, { amount: '50.00' }]]);
  expect(toasts()).toEqual([{ kind: 'success', message: 'Your limit holds from now on.' }]);
});

test('says that no limit is pending, not gone', async () => {
  const { user, provider, toasts } = open({
    readLimits: { limits, held: [] },
    setLimit: { limits: [row('deposit', '40', { amount: '100', left: '60', pending: asked(until) })], held: [] },
  });
  await user.click(await screen.findByRole('button', { name: change }));
  await user.click(screen.getByRole('button', { name: 'Remove the limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(provider.requestsOf('setLimit')[0]?.body).toEqual({ amount: null });
  expect(toasts()[0]?.message).toMatch(/stays for now/);
});

test('a refused limit stays in its dialog', async () => {
  const { user } = open({
    readLimits: { limits, held: [] },
    setLimit: errorReply(400, { message: 'Too many digits.' }),
  });
  await user.click(await screen.findByRole('button', { name: change }));
  await user.keyboard('50{Enter}');
  expect(await within(screen.getByRole('dialog')).findByText('Too many digits.')).toBeVisible();
});

test.each([
  [until, ['Keep $100.00']],
  [passed, ['Yes, change it to $200.00', 'Keep $100.00']],
])('a change that can be confirmed from %s offers %j', async (confirmFrom, buttons) => {
  const { user, provider } = open({
    readLimits: {
      limits: [row('deposit', '40', { amount: '100', left: '60', pending: asked(confirmFrom) })],
      held: [],
    },
    setLimit: { limits, held: [] },
    keepLimit: { limits, held: [] },
  });
  provider.use({ readLimits: { limits, held: [] } });
  await screen.findByText(/You asked for \$200.00/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  await user.click(screen.getByRole('button', { name: buttons[0] as string }));
  const call = buttons.length === 1 ? 'keepLimit' : 'setLimit';
  await waitFor(() => expect(provider.requestsOf(call)).toHaveLength(1));
  if (call === 'setLimit') expect(provider.requestsOf(call)[0]?.body).toEqual({ amount: '200' });
  // Its buttons have left.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Deposits' })).toHaveFocus());
});

test('returns a held deposit after one question, once', async () => {
  const { user, provider, toasts, events, userId } = open({
    readLimits: { limits, held: [held] },
    returnHeld: { transactionId: 't', address: 'bc1qsender' },
  });
  expect(await screen.findByText(/Above your deposit limit. Held since .* not released by itself/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Return 0.5 BTC to sender' }));
  await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return to sender' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(provider.requestsOf('returnHeld').map(({ params }) => params)).toEqual([{ userId, id: 'late' }]);
  expect(toasts()).toEqual([{ kind: 'success', message: 'The deposit is on its way back to bc1qsender.' }]);
  expect(events).toContainEqual({ name: 'balance-changed', payload: { reason: 'returned', currency: 'btc' } });
});

test.each([
  ['deposit-limit', passed, /^Above your deposit limit\. Held since .* Released by itself from/],
  ['deposit-limit', null, /unless your limit becomes higher\.$/],
  ['break', until, /^Arrived while you cannot play\. .* Released by itself from/],
  ['break', null, /Your break is over: it is released once you have asked to play again and can\.$/],
  ['break', forGood, /excluded yourself for good, so it is never released\. It can be returned to its sender\.$/],
])('a deposit held by a %s, released from %s, says so', async (because, releaseFrom, words) => {
  open({ readLimits: { limits, held: [{ ...held, because, releaseFrom }] } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a return without an answer may have happened', async () => {
  const { user } = open({ readLimits: { limits, held: [held] }, returnHeld: noAnswer });
  await user.click(await screen.findByRole('button', { name: 'Return 0.5 BTC to sender' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return to sender' }));
  expect(await screen.findByText('The answer was lost. Look at Transactions before you try again.')).toBeVisible();
});

test('shows and takes limits in the display currency, and says what is kept', async () => {
  const answer = { limits: [row('deposit', '40', { amount: '115.27', left: '75.27' })], held: [] };
  const { user, provider } = open(
    { readLimits: answer, setLimit: answer, readPreferences: { displayCurrency: 'EUR' }, rates },
    ['limits', 'preferences', 'rates'],
  );
  expect(await screen.findByText('€100.00')).toBeVisible();
  expect(screen.getByText(/Shown in EUR \(rates: European Central Bank, Nov 20, 2025\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: change }));
  await user.type(screen.getByLabelText('Limit in EUR'), '50');
  expect(screen.getByText('It is kept as US$57.63, by the rate of now.')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(provider.requestsOf('setLimit')[0]?.body).toEqual({ amount: '57.63' }));
});

test('follows a display currency that is picked elsewhere', async () => {
  const { provider } = open({ readLimits: { limits, held: [] }, readPreferences: {}, rates }, [
    'limits',
    'preferences',
    'rates',
  ]);
  expect(await screen.findByText('$100.00')).toBeVisible();
  provider.use({ readPreferences: { displayCurrency: 'EUR' } });
  act(() => emit('display-currency-changed', {}));
  expect(await screen.findByText('€86.75')).toBeVisible();
});

test('asks a player without a limit whether one is wanted', async () => {
  const readLimits = {
    limits: limits.map((limit) => ({ ...limit, amount: null, left: null })),
    held: [],
    reviewDue: true,
  };
  open({ readLimits });
  expect(await screen.findByText('You have set no limit. Do you want one?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  expect(screen.queryByText(/still fit/)).not.toBeInTheDocument();
});

test('asks quietly, after half a year, whether the limits still fit', async () => {
  const { user, provider, toasts, userId } = open({
    readLimits: { limits, held: [], reviewDue: true },
    reviewLimits: { limits, held: [], reviewDue: false },
  });
  expect(await screen.findByText(/not looked at your limits for half a year/)).toBeVisible();
  provider.use({ readLimits: { limits, held: [], reviewDue: false } });
  await user.click(screen.getByRole('button', { name: 'They fit' }));
  await waitFor(() => expect(screen.queryByText(/half a year/)).not.toBeInTheDocument());
  expect(provider.requestsOf('reviewLimits').map(({ params }) => params)).toEqual([{ userId }]);
  expect(toasts()).toEqual([{ kind: 'success', message: 'You are asked again in half a year.' }]);
});
