import {
  aProfile,
  aSession,
  hostileAnswers,
  hostileObjects,
  rawAnswer,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BreaksCard } from '../features/breaks';
import { LimitsCard } from '../features/limits';
import { PasskeysCard } from '../features/passkeys';
import { ActivityCard, SessionsCard } from '../features/sessions';
import { remote } from '../remote';
import ProfileDialog from './ProfileDialog';
import SettingsPage from './SettingsPage';
import TwoFactorDialog from './TwoFactorDialog';

/** The store outlives a test, so each test has its own player. */
let players = 0;
const aPlayer = () => aSession({ user: { id: `hostile-${players++}` } });
const isWrong = /Invalid Date|undefined|\[object/;
const profiles = hostileObjects('profile').map(({ value, json }) => [value, json] as const);
const setUps = hostileObjects('enableTwoFactor').map(({ value, json }) => [value, json] as const);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(profiles)('shows a profile of %s', async (_value, json) => {
  stubProvider({ profile: rawAnswer(json) });
  renderWithPage(<ProfileDialog onClose={() => undefined} />, { session: aPlayer() });
  expect(await screen.findByText('Public ID')).toBeVisible();
  expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(hostileObjects('totals').map(({ value, json }) => [value, json] as const))(
  'shows a profile with totals of %s',
  async (_value, json) => {
    stubProvider({ profile: aProfile(), totals: rawAnswer(json) });
    const page = { session: aPlayer(), siteConfig: { providerExtensions: ['totals'] } };
    renderWithPage(<ProfileDialog onClose={() => undefined} />, page);
    expect(await screen.findByText('Total wagered')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveTextContent(/Loading/));
    expect(document.body).not.toHaveTextContent(isWrong);
    expect(document.body).not.toHaveTextContent(/Level|next:/);
  },
);

test.each(profiles)('shows the settings of %s', async (_value, json) => {
  stubProvider({ profile: rawAnswer(json) });
  renderWithPage(<SettingsPage />, { session: aPlayer() });
  expect(await screen.findByText('Affiliates')).toBeVisible();
  expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(setUps)('shows a set-up of %s', async (_value, json) => {
  stubProvider({ enableTwoFactor: rawAnswer(json) });
  renderWithPage(<TwoFactorDialog onClose={() => undefined} />, { session: aPlayer() });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy key' })).toBeVisible());
  expect(document.body).not.toHaveTextContent(isWrong);
});

const lists = [
  ['listSessions', 'Sessions', SessionsCard],
  ['readActivity', 'Recent activity', ActivityCard],
  ['listPasskeys', 'Passkeys', PasskeysCard],
] as const;
const listCases = lists.flatMap(([id, title, Card]) =>
  hostileAnswers(id).map(({ field, values, json }) => ({ id, title, Card, field, count: values.length, json })),
);

/** Renders a card for its own player. */
function renderCard(Card: (typeof lists)[number][2]) {
  const session = aPlayer();
  renderWithPage(
    <remote.Root>
      <Card userId={session.user.id} />
    </remote.Root>,
    { session },
  );
}

test.each(listCases)(
  'lists every entry of $id or reports how many could not be parsed: hostile $field',
  async (given) => {
    const { id, title, Card, field, count, json } = given;
    stubProvider({ [id]: rawAnswer(json) });
    renderCard(Card);
    await waitFor(() => expect(document.body).not.toHaveTextContent(/Loading/));
    const unreadable = Number.parseInt(screen.queryByText(/could not be read/)?.textContent ?? '0', 10);
    const list = screen.queryByRole('list', { name: field.startsWith('ended.') ? 'Ended sessions' : title });
    const listed = list === null ? 0 : within(list).queryAllByRole('listitem').length;
    // One entry is valid.
    if (count > 1) expect(listed + unreadable).toBe(count + 1);
    expect(document.body).not.toHaveTextContent(isWrong);
  },
);

test.each(lists)('does not call %s empty if no entry could be parsed', async (id, _title, Card) => {
  const list = { listSessions: 'sessions', readActivity: 'events', listPasskeys: 'passkeys' }[id];
  stubProvider({ [id]: rawAnswer(JSON.stringify({ [list]: [{}], proof: 'password' })) });
  renderCard(Card);
  expect(await screen.findByText(/^1 \w+ could not be read/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/yet\./);
});

test.each(hostileObjects('readPreferences').map(({ value, json }) => [value, json] as const))(
  'shows the settings of a player with preferences of %s',
  async (_value, json) => {
    stubProvider({ readPreferences: rawAnswer(json) });
    renderWithPage(<SettingsPage />, { session: aPlayer(), siteConfig: { providerExtensions: ['preferences'] } });
    expect(await screen.findByRole('switch', { name: 'Display stats' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(isWrong);
  },
);

const safeCases = (
  [
    ['readLimits', LimitsCard],
    ['readBreak', BreaksCard],
  ] as const
).flatMap(([id, Card]) => hostileObjects(id).map(({ value, json }) => ({ id, Card, value, json })));

test.each(safeCases)('shows the card of $id of $value', async ({ id, Card, json }) => {
  stubProvider({ [id]: rawAnswer(json) });
  renderCard(Card);
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Loading/));
  expect(document.body).not.toHaveTextContent(isWrong);
});
