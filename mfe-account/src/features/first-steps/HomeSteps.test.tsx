import { setFirstSteps, useHasFirstSteps } from '@tessera/shared-contracts/session';
import {
  aProfile,
  aSession,
  errorReply,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import FirstSteps from '../../expose/FirstSteps';
import ProfileDialog from '../../expose/ProfileDialog';

const fresh = {
  profile: aProfile({ emailVerified: false }),
  readTwoFactor: { enabled: false, recoveryCodesLeft: 0 },
  listPasskeys: { proof: 'password' as const, passkeys: [] },
  balance: { totalUsd: '0', balances: [] },
};
const money = { totalUsd: '1', balances: [{ currency: 'BTC', amount: '0.1', usdValue: '1' }] };
const passkeys = {
  proof: 'password' as const,
  passkeys: [{ id: 'one', name: 'Phone', createdAt: '2026-03-14T09:30:00.000Z' }],
};
const titles = { email: 'Verify your e-mail', protect: 'Protect your account', play: 'Deposit, or play for fun' };

/** Each test has its own player, since the store outlives the page. */
let players = 0;

function open(
  answers: Parameters<typeof stubProvider>[0] = {},
  part = <Host />,
  providerExtensions = ['two-factor', 'passkeys'],
) {
  const session = aSession({ user: { id: `starter-${players++}` } });
  const provider = stubProvider({ ...fresh, ...answers });
  const page = renderWithPage(part, { session, siteConfig: { providerExtensions } });
  return { ...page, provider, session };
}

/** The home page. */
function Host() {
  return (
    <>
      <output>{useHasFirstSteps() ? 'shown' : 'hidden'}</output>
      <FirstSteps />
    </>
  );
}
const tiles = async () => {
  await waitFor(() => expect(screen.queryByText('Loading your first steps')).not.toBeInTheDocument());
  return screen.queryAllByRole('listitem').map((tile) => tile.querySelector('strong')?.textContent);
};

test.each([
  ['everything', {}, [titles.email, titles.protect, titles.play]],
  ['no verification', { profile: aProfile({ emailVerified: true }) }, [titles.protect, titles.play]],
  [
    'no protection beside a second factor',
    { readTwoFactor: { enabled: true, recoveryCodesLeft: 10 } },
    [titles.email, titles.play],
  ],
  ['no protection beside a passkey', { listPasskeys: passkeys }, [titles.email, titles.play]],
  ['no deposit where there is money', { balance: money }, [titles.email, titles.protect]],
  [
    'nothing that the provider does not tell',
    { listPasskeys: errorReply(400), balance: errorReply(400) },
    [titles.email],
  ],
])('asks for %s', async (_, answers, expected) => {
  open(answers);
  expect(await tiles()).toEqual(expected);
});

const noLimit = { kind: 'loss', period: 'day', amount: null, used: '0', until: '2026-03-15T00:00:00.000Z' } as const;

test.each([
  ['without a limit', noLimit, 'Set a limit, if you like'],
  ['with a limit', { ...noLimit, amount: '100', left: '100' }, 'Look at your limits again'],
])('where a review is due, it asks a player %s: %s', async (_, limit, title) => {
  const answers = {
    readLimits: { limits: [limit], held: [], reviewDue: true },
    profile: aProfile({ emailVerified: true }),
  };
  open({ ...answers, listPasskeys: passkeys, balance: money }, <Host />, ['two-factor', 'passkeys', 'limits']);
  expect(await tiles()).toEqual([title]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/settings#limits');
});

test('is hidden for good by one press', async () => {
  const { session, user } = open();
  setFirstSteps(session.user.id, true);
  expect(await screen.findByText('shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide the first steps' }));
  expect(screen.getByText('hidden')).toBeVisible();
});

test('is hidden once all is done', async () => {
  const { session } = open({ profile: aProfile({ emailVerified: true }), listPasskeys: passkeys, balance: money });
  setFirstSteps(session.user.id, true);
  await waitFor(() => expect(screen.getByText('hidden')).toBeVisible());
});

test('leads to the settings, to a deposit, and to the games, which is enough', async () => {
  const { user, currentRoute } = open();
  const events = recordEvents();
  await user.click(await screen.findByRole('button', { name: 'Deposit' }));
  expect(events).toEqual([{ name: 'dialog-requested', payload: { dialog: 'wallet', view: 'deposit' } }]);
  expect(screen.getByRole('link', { name: 'Send a code' })).toHaveAttribute('href', '/settings#security');
  await user.click(screen.getByRole('link', { name: 'Try a game for fun' }));
  expect(currentRoute()).toBe('/games');
  expect(await tiles()).toEqual([titles.email, titles.protect]);
});

test('the profile has what remains', async () => {
  open({ balance: money }, <ProfileDialog onClose={() => undefined} />);
  expect(await screen.findByText(titles.email)).toBeVisible();
  expect(screen.getByRole('region', { name: 'First steps' })).toBeVisible();
  expect(await tiles()).toEqual([titles.email, titles.protect]);
});
