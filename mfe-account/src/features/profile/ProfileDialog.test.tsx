import {
  aProfile,
  aSession,
  errorReply,
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
