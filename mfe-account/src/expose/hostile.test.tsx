import { aSession, hostileObjects, rawAnswer, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
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
