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
import { useState } from 'react';
import { remote } from '../../remote';
import { SecurityCard } from './SecurityCard';

const fields = ['Current Password', 'New Password', 'Confirm Password'] as const;

function Host() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <remote.Root>
      <SecurityCard
        userId="66f0a4c19e2b7d53"
        username="marcella"
        email="marcella@tessera.example"
        isEmailVerified={false}
        isPasswordFormOpen={isOpen}
        onPasswordFormOpenChange={setIsOpen}
      />
    </remote.Root>
  );
}

async function open(changePassword: StubHandlers['changePassword'] = {}) {
  const provider = stubProvider({ changePassword });
  const toasts = recordToasts();
  const { user } = renderWithPage(<Host />, { session: aSession() });
  await screen.findByLabelText('Current Password');
  const fill = async (...texts: readonly string[]) => {
    for (const [index, label] of fields.entries()) {
      await user.click(screen.getByLabelText(label));
      if (texts[index]) await user.paste(texts[index]);
    }
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { user, provider, fill, save, toasts };
}

test('there is only one primary button while the form is open', async () => {
  await open();
  const look = (name: string) => getComputedStyle(screen.getByRole('button', { name })).background;
  expect(look('Send Verification')).not.toBe(look('Save Changes'));
});

test('changes the password, shows the server’s message, closes and clears the fields', async () => {
  const { user, provider, fill, save, toasts } = await open({ message: 'Done and dusted' });
  await fill('old', 'Tessera2026!', 'Tessera2026!');
  await save();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'success', message: 'Done and dusted' }]));
  expect(provider.requestsOf('changePassword')[0]?.body).toEqual({
    username: 'marcella',
    oldPassword: 'old',
    newPassword: 'Tessera2026!',
  });
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Update Password' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(screen.getByLabelText('New Password')).toHaveValue('');
});

test('shows the server’s error before its message, and keeps its values', async () => {
  const { fill, save } = await open(errorReply(400, { error: 'Too old', message: 'E1' }));
  await fill('old', 'Tessera2026!', 'Tessera2026!');
  await save();
  expect(await screen.findByText('Too old')).toBeVisible();
  expect(screen.getByLabelText('Current Password')).toHaveValue('old');
});

test('reports a late success after Cancel, and leaves a reopened form unchanged', async () => {
  const { reply, release } = heldBack({});
  const { user, fill, save, toasts } = await open(reply);
  await fill('old', 'Tessera2026!', 'Tessera2026!');
  await save();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  release();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'success', message: 'Password changed successfully ✅' }]));
  expect(screen.getByLabelText('New Password')).toBeVisible();
});

test('explains each rule while the new password is typed', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('New Password'), 'Tessera!');
  expect(screen.getByText('4 of 6 rules met').closest('[role="status"]')).toBeInTheDocument();
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
    /12 to 15 characters \(not met\).*a lowercase letter \(met\).*a number \(not met\)/,
  );
});

test('passes the e-mail to password managers as user name', async () => {
  await open();
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue('marcella@tessera.example');
});

test('clears the fields when cancelled', async () => {
  const { user, fill } = await open();
  await fill('old', 'Tessera2026!', '');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(screen.getByLabelText('Current Password')).toHaveValue('');
});

test('asks for a code of the second factor if the provider requires it', async () => {
  const required = errorReply(400, { error: 'Enter the code of your authenticator app.', twoFactorRequired: true });
  const { user, fill, save, provider } = await open(required);
  await fill('old', 'Tessera2026!', 'Tessera2026!');
  await save();
  const code = await screen.findByLabelText('Code of your authenticator app, or a recovery code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('Enter the code of your authenticator app.');
  await user.keyboard(' 482615');
  await save();
  await waitFor(() => expect(provider.requestsOf('changePassword')).toHaveLength(2));
  expect(provider.requestsOf('changePassword')[0]?.body).not.toHaveProperty('token');
  expect(provider.requestsOf('changePassword')[1]?.body).toMatchObject({ oldPassword: 'old', token: '482615' });
});
