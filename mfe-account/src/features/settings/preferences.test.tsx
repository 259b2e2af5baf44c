import { mergeSettings, type Preferences } from '@tessera/shared-contracts/extensions';
import {
  aSession,
  errorReply,
  heldBack,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { AccountCard } from './AccountCard';
import { NoticesCard } from './NoticesCard';
import { PhraseRow } from './PhraseRow';
import { PrivacyCard } from './PrivacyCard';

/** Each test has its own player, since the store outlives a card. */
let players = 0;

const account = { username: 'marcella', email: 'marcella@tessera.example' };

/** The cards of a player with these stored preferences. */
async function open(kept: Preferences, handlers: StubHandlers = {}) {
  const userId = `chooser-${players++}`;
  let stored = kept;
  const provider = stubProvider({
    readPreferences: () => stored,
    savePreferences: ({ body }) => {
      // A player without details starts with the account's own.
      stored = mergeSettings({ ...(body?.details && { details: account }), ...stored }, body ?? {});
      return stored;
    },
    ...handlers,
  });
  const toasts = recordToasts();
  const page = renderWithPage(
    <remote.Root>
      <AccountCard userId={userId} id={userId} {...account} />
      <PrivacyCard userId={userId} />
      <PhraseRow userId={userId} />
      <NoticesCard userId={userId} />
    </remote.Root>,
    { session: aSession({ user: { id: userId } }), siteConfig: { providerExtensions: ['preferences'] } },
  );
  await waitFor(() => expect(provider.requestsOf('readPreferences').length).toBeGreaterThan(0));
  return { ...page, provider, toasts, userId };
}
const toggle = (name: string) => screen.getByRole('switch', { name });

test.each([
  ['Show bets publicly', 'showBetsPublicly'],
  ['Display stats', 'displayStats'],
  ['Receive tip notifications', 'receiveTipNotifications'],
] as const)('%s is what the provider has kept, and a change is kept there', async (label, flag) => {
  const { user, provider, userId } = await open({ [flag]: false });
  await waitFor(() => expect(toggle(label)).not.toBeChecked());
  expect(screen.queryByText('Kept on this device')).not.toBeInTheDocument();
  await user.click(toggle(label));
  expect(toggle(label)).toBeChecked();
  await waitFor(() => expect(provider.requestsOf('savePreferences')).toHaveLength(1));
  expect(provider.requestsOf('savePreferences')).toMatchObject([{ params: { userId }, body: { [flag]: true } }]);
  // The answer and the refetch agree.
  await waitFor(() => expect(provider.requestsOf('readPreferences')).toHaveLength(2));
  expect(toggle(label)).toBeChecked();
});

test('withdrawals come by mail until they are switched off, deposits once they are switched on, security always', async () => {
  const { user, provider } = await open({ mailDeposits: true });
  await waitFor(() => expect(toggle('Deposits')).toBeChecked());
  expect(toggle('Withdrawals')).toBeChecked();
  expect(toggle('Security')).toBeChecked();
  expect(toggle('Security')).toBeDisabled();
  await user.click(toggle('Withdrawals'));
  await waitFor(() =>
    expect(provider.requestsOf('savePreferences')).toMatchObject([{ body: { mailWithdrawals: false } }]),
  );
  expect(toggle('Withdrawals')).not.toBeChecked();
});

test('a toggle that was not stored is rolled back, and shows the server’s message', async () => {
  const { user, toasts } = await open({}, { savePreferences: errorReply(409, { message: 'Not today' }) });
  await user.click(toggle('Display stats'));
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', message: 'Not today' }]));
  await waitFor(() => expect(toggle('Display stats')).toBeChecked());
});

test('toggles in an unknown state are disabled', async () => {
  await open({}, { readPreferences: errorReply(400) });
  expect(await screen.findByText(/What you have set could not be loaded/)).toBeVisible();
  for (const one of screen.getAllByRole('switch')) expect(one).toBeDisabled();
});

test('of details, only the changed ones are sent', async () => {
  const { user, provider } = await open({ details: { username: 'julia', email: 'julia@tessera.example' } });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Username')).toHaveValue('julia');
  await user.type(screen.getByLabelText('Username'), ' II{Enter}');
  await waitFor(() => expect(provider.requestsOf('savePreferences')).toHaveLength(1));
  expect(provider.requestsOf('savePreferences')[0]?.body).toEqual({ details: { username: 'julia II' } });
  expect(await screen.findByText('julia@tessera.example', { selector: 'dd bdi' })).toBeVisible();
});

test('details that change elsewhere during an edit are shown and stay', async () => {
  const { user, provider } = await open({ details: { username: 'julia', email: 'julia@tessera.example' } });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const newer = { details: { username: 'julia', email: 'newer@tessera.example' } };
  provider.use({ readPreferences: newer, savePreferences: newer });
  await user.click(toggle('Display stats'));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('newer@tessera.example'));
  await user.type(screen.getByLabelText('Username'), ' II');
  expect(screen.getByLabelText('E-mail')).toHaveValue('newer@tessera.example');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(provider.requestsOf('savePreferences')).toHaveLength(2));
  expect(provider.requestsOf('savePreferences')[1]?.body).toEqual({ details: { username: 'julia II' } });
});

test('details are sent once, and a late answer after Cancel leaves new edits unchanged', async () => {
  const { reply, release } = heldBack({});
  const { user, provider, toasts } = await open({}, { savePreferences: reply });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Username'), ' II{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Saving...' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  release();
  // The provider is queried again after the answer.
  await waitFor(() => expect(provider.requestsOf('readPreferences')).toHaveLength(2));
  expect(provider.requestsOf('savePreferences')).toHaveLength(1);
  expect(screen.getByLabelText('Username')).toBeVisible();
  expect(toasts()).toEqual([]);
});

test('the phrase of mails is set, shown and changed, in at most 40 characters', async () => {
  const { user, provider, toasts } = await open({});
  await user.click(screen.getByRole('button', { name: 'Set phrase' }));
  const field = screen.getByLabelText('Your phrase');
  expect(field).toHaveFocus();
  await user.type(field, ` Blue heron at dawn${' and dusk'.repeat(3)}`);
  expect(field).toHaveValue(' Blue heron at dawn and dusk and dusk an');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/“Blue heron at dawn and dusk and dusk an” is at the top/)).toBeVisible();
  const bodies = provider.requestsOf('savePreferences').map(({ body }) => body);
  expect(bodies).toEqual([{ antiPhishingPhrase: 'Blue heron at dawn and dusk and dusk an' }]);
  expect(toasts()).toContainEqual({ kind: 'success', message: 'Saved.' });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(screen.getByLabelText('Your phrase'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Set phrase' })).toBeVisible();
});

test('a phrase that is not saved stays in its field', async () => {
  const { user, toasts } = await open({}, { savePreferences: errorReply(500) });
  await user.click(screen.getByRole('button', { name: 'Set phrase' }));
  await user.type(screen.getByLabelText('Your phrase'), 'Heron{Enter}');
  await waitFor(() => expect(toasts()).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByLabelText('Your phrase')).toHaveValue('Heron');
});
