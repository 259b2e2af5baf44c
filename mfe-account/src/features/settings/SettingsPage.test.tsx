import {
  aProfile,
  aSession,
  aTwoFactorSetup,
  noAnswer,
  recordEvents,
  refusal,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import SettingsPage from '../../expose/SettingsPage';

/** Each test has a player of its own, since the store outlives a page. */
let players = 0;

async function open(changes: Parameters<typeof aProfile>[0] = {}, handlers: Parameters<typeof stubProvider>[0] = {}) {
  const session = aSession({ user: { id: `settler-${players++}` } });
  const provider = stubProvider({ profile: aProfile({ _id: session.user.id, ...changes }), ...handlers });
  const events = recordEvents();
  const page = renderWithPage(<SettingsPage />, { session });
  await screen.findByRole('button', { name: 'Affiliates' });
  const toasts = () => events.filter(({ name }) => name === 'toast-requested').map(({ payload }) => payload);
  return { ...page, provider, session, events, toasts };
}
const card = (name: string) => screen.getByRole('region', { name });

test('shows a visitor a way to log in and sends nothing', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user } = renderWithPage(<SettingsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events).toEqual([{ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } }]);
  expect(provider.requests).toHaveLength(0);
});

test('shows the public ID, copies it, and shows since when the player is a member', async () => {
  const { session, user, toasts } = await open();
  expect(screen.getByText(session.user.id.toUpperCase())).toBeVisible();
  expect(screen.getByText('Mar 14, 2025')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy public ID' }));
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'success', message: 'Public ID copied to clipboard!' }]));
});

test.each(['Affiliates', 'Vault'])('says that %s is not available yet', async (name) => {
  const { user, toasts } = await open();
  await user.click(screen.getByRole('button', { name }));
  expect(toasts()).toEqual([{ kind: 'info', message: `${name} is not available yet.` }]);
});

test.each([
  ['the server’s message', refusal(400, { message: 'Locked' }), 'Locked'],
  ['its own words', refusal(400), 'Failed to fetch profile'],
  ['its own words after a second try', noAnswer(), 'Failed to fetch profile'],
])('tells a failed profile once with %s, and shows what the session knows', async (_, profile, message) => {
  const { session, toasts, provider, user } = await open({}, { profile });
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', message }]));
  expect(card('Account details')).toHaveTextContent('marcella@tessera.example');
  expect(screen.getByText(session.user.id.toUpperCase())).toBeVisible();
  provider.use({ profile: aProfile({ _id: session.user.id }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mar 14, 2025')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('becomes the signed-out page when the session turns out to be over', async () => {
  stubProvider({ profile: refusal(401) });
  renderWithPage(<SettingsPage />, { session: aSession({ user: { id: `settler-${players++}` } }) });
  const events = recordEvents();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(events.filter(({ name }) => name === 'toast-requested')).toHaveLength(1);
});

test('keeps edited details on this device and sends nothing', async () => {
  const { user, provider, toasts } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const username = within(card('Account details')).getByLabelText('Username');
  expect(username).toHaveFocus();
  await user.clear(username);
  await user.type(username, 'julia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(card('Account details')).toHaveTextContent('julia');
  expect(toasts()).toEqual([{ kind: 'success', message: 'Saved on this device for this session.' }]);
  expect(provider.requests.map(({ id }) => id)).toEqual(['profile']);
});

test('forgets an edit that is cancelled', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(within(card('Account details')).getByLabelText('E-mail'), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(card('Account details')).not.toHaveTextContent('examplex');
});

test('has all privacy toggles on and turns one off', async () => {
  const { user } = await open();
  const toggles = within(card('Privacy')).getAllByRole('switch');
  expect(toggles.map((toggle) => toggle.getAttribute('aria-checked'))).toEqual(['true', 'true', 'true']);
  await user.click(screen.getByRole('switch', { name: 'Display stats' }));
  expect(screen.getByRole('switch', { name: 'Display stats' })).not.toBeChecked();
});

test('shows four verification levels, each incomplete', async () => {
  const { user } = await open();
  const levels = within(card('Verification'));
  expect(levels.getByText('0 of 4 complete')).toBeVisible();
  expect(levels.getAllByText('Incomplete')).toHaveLength(4);
  await user.click(levels.getByRole('button', { name: /Source of Income/ }));
  expect(levels.getByText(/where your funds come from/)).toBeVisible();
  expect(levels.getByText('Name, date of birth and country of residence.')).not.toBeVisible();
});

test('sends a verification code and opens the dialog for it', async () => {
  const { user, provider, toasts } = await open({}, { sendOtp: {} });
  await user.click(screen.getByRole('button', { name: 'Send Verification' }));
  expect(await screen.findByRole('dialog', { name: 'Verify Email' })).toBeVisible();
  expect(provider.requestsOf('sendOtp')[0]?.body).toEqual({ email: 'marcella@tessera.example' });
  expect(toasts()).toEqual([{ kind: 'success', message: 'Verification code sent to your email!' }]);
});

test.each([
  [refusal(429, { message: 'Wait a minute' }), 'Wait a minute'],
  [refusal(503), 'Failed to send verification email. Please try again.'],
])('says why a verification code was not sent', async (sendOtp, message) => {
  const { user, toasts } = await open({}, { sendOtp });
  await user.click(screen.getByRole('button', { name: 'Send Verification' }));
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', message }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('offers no verification for a verified e-mail', async () => {
  await open({ emailVerified: true });
  expect(within(card('Security')).getByText('Verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Verification' })).not.toBeInTheDocument();
});

test('switches 2FA on by its set-up, and off for this session', async () => {
  const { user, toasts } = await open({}, { enableTwoFactor: aTwoFactorSetup(), verifyTwoFactor: { success: true } });
  const toggle = screen.getByRole('switch', { name: 'Enable 2FA' });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  await screen.findByDisplayValue('JBSWY3DPEHPK3PXP');
  expect(toggle).not.toBeChecked();
  await user.type(screen.getByLabelText('Enter 6-digit code'), '482615{Enter}');
  await waitFor(() => expect(toggle).toBeChecked());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(toasts()).toContainEqual({ kind: 'info', message: 'Two-Factor Authentication disabled' });
});
