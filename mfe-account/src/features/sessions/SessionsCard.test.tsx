import {
  aSession,
  errorReply,
  heldBack,
  nearMidnight,
  rawAnswer,
  recordToasts,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { SessionsCard } from './SessionsCard';

/** Each test has its own player, since the store outlives a card. */
let players = 0;
const times = { createdAt: '2026-03-14T09:30:00.000Z', lastSeenAt: '2026-03-15T09:30:00.000Z' };
const here = { id: 'here', current: true, browser: 'Firefox', system: 'Linux', ...times };
const phone = { id: 'phone', current: false, browser: 'Safari', system: 'iOS', ...times };

function open(Card: typeof SessionsCard, handlers: Parameters<typeof stubProvider>[0]) {
  const userId = `host-${players++}`;
  const provider = stubProvider(handlers);
  const toasts = recordToasts();
  const page = renderWithPage(
    <remote.Root>
      <Card userId={userId} />
    </remote.Root>,
    { session: aSession({ user: { id: userId } }) },
  );
  return { ...page, provider, toasts, userId };
}

test('lists sessions, marks this one, and ends another', async () => {
  const { user, provider, toasts, userId } = open(SessionsCard, {
    listSessions: { sessions: [here, phone] },
    endSession: {},
  });
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(screen.getByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
  provider.use({ listSessions: { sessions: [here] } });
  await user.click(screen.getByRole('button', { name: 'End the session of Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(provider.requestsOf('endSession')[0]?.params).toEqual({ userId, id: 'phone' });
  expect(toasts()).toEqual([{ kind: 'success', message: 'The session is ended.' }]);
  expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
});

test('shows what was won or lost in each, and for how long', async () => {
  open(SessionsCard, {
    listSessions: {
      sessions: [
        { ...here, net: '-12.5', minutes: '75' },
        { ...phone, net: '0', minutes: '0' },
      ],
    },
  });
  expect(await screen.findByText('Played 1 h 15 min, net −$12.50')).toBeVisible();
  expect(screen.getByText('Not played')).toBeVisible();
});

test('lists ended sessions with their length and what was won or lost, and counts those that cannot be read', async () => {
  const over = { id: 'over', browser: 'Chrome', system: 'Android', createdAt: times.createdAt };
  open(SessionsCard, {
    listSessions: rawAnswer(
      JSON.stringify({
        sessions: [here],
        ended: [
          { ...over, endedAt: '2026-03-14T11:15:59.000Z', net: '20.25', minutes: '75' },
          { ...over, id: 'odd', createdAt: 'long ago', endedAt: '2026-03-14T11:15:59.000Z', net: '0', minutes: '0' },
          { ...over, id: 'turned', endedAt: '2026-03-13T09:30:00.000Z' },
          { id: 'unreadable' },
        ],
      }),
    ),
  });
  const rows = within(await screen.findByRole('list', { name: 'Ended sessions' })).getAllByRole('listitem');
  const words = ['Began Mar 14, 2026 · 09:30, lasted 1 h 45 min', 'Played 1 h 15 min, net +$20.25'];
  await waitFor(() => expect(rows[0]).toHaveTextContent(`Chrome on Android${words.join('')}`));
  expect(rows[1]).toHaveTextContent('Began unknown, lasted unknownNot played');
  expect(rows[2]).toHaveTextContent(/lasted unknown$/);
  expect(screen.getByText('1 entry could not be read.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows sessions in days and times of the player', async () => {
  const [first, last] = nearMidnight;
  open(SessionsCard, {
    listSessions: { sessions: [{ ...here, createdAt: first?.iso ?? '', lastSeenAt: last?.iso ?? '' }] },
  });
  const words = `Since ${first?.dayText} · ${first?.time}, last seen ${last?.dayText} · ${last?.time}`;
  expect(await screen.findByText(words)).toBeVisible();
});

test('ends all others, once for many clicks, and reports a failure', async () => {
  // The answer arrives after both clicks.
  const { reply, release } = heldBack(errorReply(503, { message: 'Back soon' }));
  const { user, provider, toasts } = open(SessionsCard, {
    listSessions: { sessions: [here, phone] },
    endOtherSessions: reply,
  });
  await user.dblClick(await screen.findByRole('button', { name: 'End all other sessions' }));
  release();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', message: 'Back soon' }]));
  expect(provider.requestsOf('endOtherSessions')).toHaveLength(1);
  expect(screen.getByText('Safari on iOS')).toBeVisible();
});
