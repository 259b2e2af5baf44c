import {
  aBetDetail,
  aSession,
  errorReply,
  nearMidnight,
  noAnswer,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import BetDialog from '../../expose/BetDialog';

/** Each test has its own player, since the store outlives a dialog. */
let players = 0;
const open = (session: ReturnType<typeof aSession> | undefined = aSession({ user: { id: `player-${players++}` } })) => {
  const onClose = jest.fn();
  return { ...renderWithPage(<BetDialog betId="66f0" onClose={onClose} />, { session, hasBrowserUrl: true }), onClose };
};

test.each(nearMidnight)('shows a bet of $iso on the player’s day', async ({ iso, dayText, time }) => {
  stubProvider({ bet: aBetDetail({ id: '66f0', createdAt: iso }) });
  open();
  expect(await screen.findByText(`${dayText} · ${time}:00`)).toBeVisible();
});

test('links the player’s own bet to its verification', async () => {
  const provider = stubProvider({ bet: aBetDetail({ id: '66f0' }) });
  open();
  expect(await screen.findByRole('heading', { name: 'Dice' })).toBeVisible();
  const verify = screen.getByRole('link', { name: 'Verify' });
  expect(verify).toHaveAttribute(
    'href',
    expect.stringContaining('/provably-fair?game=dice&scheme=2&serverSeedHash=aaa'),
  );
  expect(provider.requestsOf('bet')[0]?.path).toBe('/wallet-service/api/bets/66f0');
});

test.each([
  ['0.00032258', '1.1', '0.00035483', '+0.00003225 BTC', 'Won'],
  ['0.01', '0.5', '0.005', '−0.00500000 BTC', 'Lost'],
  ['0.00000001', '1.01', '0.00000001', '0.00000000 BTC', 'Stake returned'],
])('a bet of %s at %s× that returned %s has the payout %s', async (amount, multiplier, payout, shown, result) => {
  stubProvider({ bet: aBetDetail({ amount, multiplier, payout }) });
  open();
  expect(await screen.findByText(result)).toBeVisible();
  expect(screen.getByText('Multiplier').nextElementSibling).toHaveTextContent(/^\d+\.\d\d×$/);
  expect(screen.getByText('Payout').parentElement).toHaveTextContent(`Payout ${shown}`);
});

test('a bet of another, hidden player shows neither name nor seeds and cannot be verified', async () => {
  stubProvider({ bet: aBetDetail({ isOwn: false, player: null, seeds: null }) });
  open();
  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(screen.getByText('The seeds of another player’s bet are shown once they are revealed.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Verify' })).not.toBeInTheDocument();
});

test('shares its address, or copies it if the device cannot share', async () => {
  stubProvider({ bet: aBetDetail({ id: '66f0' }) });
  const { user } = open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(writeText).toHaveBeenCalledWith('http://localhost/?modal=bet&bet=66f0');
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();

  const share = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    await user.click(screen.getByRole('button', { name: 'Link copied' }));
    expect(share).toHaveBeenCalledWith({ title: 'A bet on Dice', url: 'http://localhost/?modal=bet&bet=66f0' });
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('reports a missing bet', async () => {
  stubProvider({ bet: errorReply(404, { message: 'There is no bet with this ID.' }) });
  open();
  expect(await screen.findByRole('heading', { name: 'Bet not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['the provider’s reason', errorReply(400, { message: 'Closed for repairs.' }), 'Closed for repairs.'],
  ['the default message', noAnswer(), 'Failed to load this bet'],
])('shows %s and retries', async (_, reply, reason) => {
  const provider = stubProvider({ bet: reply });
  const { user } = open();
  expect(await screen.findByText(reason)).toBeVisible();
  provider.use({ bet: aBetDetail() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Won')).toBeVisible();
});

test('asks a visitor to log in and makes no request', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const onClose = jest.fn();
  const { user } = renderWithPage(<BetDialog betId="66f0" onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toEqual([]);
});
