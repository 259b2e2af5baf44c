import {
  aProfile,
  aSession,
  errorReply,
  heldBack,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import ProfileDialog from '../../expose/ProfileDialog';

const open = (session: ReturnType<typeof aSession> | undefined) => {
  const onClose = jest.fn();
  return { ...renderWithPage(<ProfileDialog onClose={onClose} />, { session }), onClose };
};
/** Each test has its own player, since the store outlives a dialog. */
let players = 0;
const aPlayer = () => aSession({ user: { id: `player-${players++}` } });

test('shows the profile and the placeholders of the rank', async () => {
  const session = aPlayer();
  const provider = stubProvider({
    profile: aProfile({ _id: session.user.id, displayName: 'Lady M', kycStatus: 'pending', emailVerified: true }),
  });
  open(session);
  expect(await screen.findByRole('heading', { name: 'marcella' })).toBeVisible();
  expect(screen.getByText(session.user.id.toUpperCase())).toBeVisible();
  for (const text of ['Mar 14, 2025', 'Lady M', 'KYC pending', 'Verified', 'Unranked', '0 of 5,000', '$0.00']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('next: Bronze I')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Rank progress' })).toHaveAttribute('aria-valuemax', '5000');
  expect(provider.requestsOf('profile')[0]?.headers.get('authorization')).toBe('Bearer token-of-marcella');
});

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

test('copies the public ID and confirms it', async () => {
  const session = aPlayer();
  stubProvider({ profile: aProfile({ _id: session.user.id }) });
  const events = recordEvents();
  const { user } = open(session);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Public ID' }));
  await waitFor(() =>
    expect(events).toContainEqual({
      name: 'toast-requested',
      payload: { kind: 'success', message: 'Public ID copied to clipboard!' },
    }),
  );
  expect(writeText).toHaveBeenCalledWith(session.user.id.toUpperCase());
});

test.each([
  ['the server’s message', errorReply(404, { message: 'No such player' }), 'No such player'],
  ['the default message for an error without message', errorReply(400), 'Unable to load profile data'],
])('shows %s and reloads on request', async (_, answer, message) => {
  const provider = stubProvider({ profile: answer });
  const { user } = open(aPlayer());
  expect(await screen.findByText(message)).toBeVisible();
  provider.use({ profile: aProfile() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'marcella' })).toBeVisible();
});

test('asks a visitor to log in, and closes without a request', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { onClose } = open(undefined);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(events).toEqual([
    { name: 'toast-requested', payload: { kind: 'info', message: 'Please log in to view profile' } },
  ]);
  expect(provider.requests).toHaveLength(0);
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

test('has its final layout while it loads', () => {
  const { reply, release } = heldBack(aProfile());
  stubProvider({ profile: reply });
  open(aPlayer());
  expect(screen.getByText('Loading your profile')).toBeInTheDocument();
  release();
});
