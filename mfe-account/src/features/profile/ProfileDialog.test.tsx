import {
  aProfile,
  aSession,
  errorReply,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ProfileDialog from '../../expose/ProfileDialog';

const open = (session: ReturnType<typeof aSession> | undefined, siteConfig = {}) => {
  const onClose = jest.fn();
  return { ...renderWithPage(<ProfileDialog onClose={onClose} />, { session, siteConfig }), onClose };
};
const withTotals = { providerExtensions: ['totals'] };
/** Each test has its own player, since the store outlives a dialog. */
let players = 0;
const aPlayer = () => aSession({ user: { id: `player-${players++}` } });

test('isolates the text direction of a name', async () => {
  const session = aPlayer();
  stubProvider({
    profile: aProfile({ _id: session.user.id, username: 'לאה 7', displayName: 'ليلى (1)', kycStatus: 'قيد 2' }),
  });
  open(session);
  expect((await screen.findByText('לאה 7')).tagName).toBe('BDI');
  expect(screen.getByText('ليلى (1)').tagName).toBe('BDI');
  expect(screen.getByText('KYC قيد 2').tagName).toBe('BDI');
});

test('loads each time it opens', async () => {
  const session = aPlayer();
  const provider = stubProvider({ profile: aProfile() });
  const first = open(session);
  await screen.findByRole('heading', { name: 'marcella' });
  first.unmount();
  provider.use({ profile: aProfile({ username: 'marcella the second' }) });
  open(session);
  expect(await screen.findByRole('heading', { name: 'marcella the second' })).toBeVisible();
});

test('copies the public ID', async () => {
  const session = aPlayer();
  stubProvider({ profile: aProfile({ _id: session.user.id }) });
  const { user } = open(session);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Public ID' }));
  expect(writeText).toHaveBeenCalledWith(session.user.id.toUpperCase());
});

test('closes with one message when the session has expired', async () => {
  stubProvider({ profile: errorReply(401, { message: 'Who are you?' }) });
  const session = aPlayer();
  const { onClose } = open(session);
  const events = recordEvents();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(events.filter(({ name }) => name === 'toast-requested')).toEqual([
    { name: 'toast-requested', payload: { kind: 'info', message: 'Your session has expired. Please log in again.' } },
  ]);
});

const fact = (name: string) => within(screen.getByText(name).parentElement as HTMLElement).getByRole('definition');

test('shows the totals of the provider, Unranked without a rank, and nothing of levels', async () => {
  stubProvider({ profile: aProfile(), totals: { bets: 12_345, wageredUsd: '9007199254740993.126' } });
  open(aPlayer(), withTotals);
  await waitFor(() => expect(fact('Total bets')).toHaveTextContent('12,345'));
  expect(fact('Total wagered')).toHaveTextContent('$9,007,199,254,740,993.13');
  expect(screen.getByText('Unranked')).toBeVisible();
  expect(screen.queryByText(/Level|next:|to go/)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('shows the profile when the totals fail, and reads them again', async () => {
  const provider = stubProvider({ profile: aProfile(), totals: errorReply(403, { message: 'Closed for the night.' }) });
  const { user } = open(aPlayer(), withTotals);
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for the night.');
  expect(fact('Total bets')).toHaveTextContent('–');
  provider.use({ totals: { bets: 3, wageredUsd: '1', rank: 'Gold I' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Gold I')).toBeVisible();
  expect(fact('Total bets')).toHaveTextContent('3');
});

test('asks for no totals without the extension, and shows placeholders', async () => {
  const provider = stubProvider({ profile: aProfile() });
  open(aPlayer());
  expect(await screen.findByRole('progressbar', { name: 'Rank progress' })).toBeVisible();
  expect(fact('Total wagered')).toHaveTextContent('$0.00');
  expect(screen.getByText(/^Level \d+$/)).toBeVisible();
  expect(provider.requestsOf('totals')).toEqual([]);
});
