import { readSession } from '@tessera/shared-contracts/session';
import {
  aLoginAnswer,
  type PageOptions,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import AuthDialog from '../../expose/AuthDialog';

function Host({ onClose }: { readonly onClose: () => void }) {
  const [tab, setTab] = useState<'login' | 'register' | 'forgot'>('register');
  return <AuthDialog tab={tab} onTabChange={setTab} onClose={onClose} />;
}

const filled = {
  Email: 'new@tessera.example',
  Username: ' novus ',
  Password: 'tessellate12',
  'Confirm password': 'tessellate12',
};

async function openFilled(options: PageOptions = {}) {
  const onClose = jest.fn();
  const { user, unmount } = renderWithPage(<Host onClose={onClose} />, options);
  for (const [label, text] of Object.entries(filled)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  return { user, unmount, onClose, press: () => user.click(screen.getByRole('button', { name: 'Create account' })) };
}

afterEach(() => sessionStorage.clear());

const agree = () => screen.getByRole('checkbox', { name: /I agree to the Terms/ });

test('sends every field, including the referral code behind its toggle', async () => {
  const provider = stubProvider({ register: aLoginAnswer() });
  const { user, press } = await openFilled();
  await user.click(screen.getByRole('button', { name: 'Have a referral code?' }));
  await user.click(screen.getByLabelText(/Referral code/));
  await user.paste('GOLD');
  await user.click(agree());
  await user.click(screen.getByRole('checkbox', { name: /Send me offers/ }));
  await press();
  await waitFor(() => expect(provider.requestsOf('register')).toHaveLength(1));
  expect(provider.requestsOf('register')[0]?.body).toEqual({
    email: 'new@tessera.example',
    username: 'novus',
    password: 'tessellate12',
    confirmPassword: 'tessellate12',
    agreeTerms: true,
    agreeMarketing: true,
    referralCode: 'GOLD',
  });
});

test('sends no referral code while its field is closed', async () => {
  const provider = stubProvider({ register: aLoginAnswer() });
  const { user, press } = await openFilled();
  await user.click(screen.getByRole('button', { name: 'Have a referral code?' }));
  await user.type(screen.getByLabelText(/Referral code/), 'GOLD');
  await user.click(screen.getByRole('button', { name: 'Have a referral code?' }));
  await user.click(agree());
  await press();
  await waitFor(() => expect(provider.requestsOf('register')[0]?.body).toMatchObject({ referralCode: '' }));
});

test('a new player confirms the age that the rules of the site ask for', async () => {
  const { user } = renderWithPage(<Host onClose={jest.fn()} />, { siteConfig: { rules: 'ontario' } });
  expect(screen.getByRole('checkbox', { name: "I agree to the Terms and confirm I'm 19 or older" })).not.toBeChecked();
  for (const [label, text] of Object.entries(filled)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText("You must agree to the Terms and confirm you're 19+.")).toBeVisible();
});

test.each([
  ['open', ['limits'], '/'],
  ['malta', [], '/'],
  ['malta', ['limits'], '/settings#limits'],
  ['ontario', ['limits'], '/settings#limits'],
  ['uk', ['limits'], '/settings#limits'],
] as const)(
  'under the rules %s, with the extensions %j, a registration leads to %s',
  async (rules, extensions, place) => {
    stubProvider({ register: aLoginAnswer() });
    const siteConfig = { rules, providerExtensions: [...extensions] };
    const { press, user, onClose } = await openFilled({ siteConfig, hasBrowserUrl: true });
    await user.click(agree());
    await press();
    const found = () => [window.location.pathname + window.location.hash, onClose.mock.calls.length];
    await waitFor(() => expect(found()).toEqual([place, place === '/' ? 1 : 0]));
  },
);

test('links to the terms', async () => {
  await openFilled();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

test('explains the rule of the password while it is typed', async () => {
  const { user } = renderWithPage(<Host onClose={jest.fn()} />);
  const password = screen.getByLabelText('Password');
  await user.type(password, 'tessellate1');
  expect(password).toHaveAccessibleDescription(/^12 to 15 characters \(not met\).* an uppercase letter \(not met\)/);
  expect(screen.getByText('3 of 6 rules met').closest('[role="status"]')).toBeInTheDocument();
  await user.type(password, '2');
  expect(password).toHaveAccessibleDescription(/^12 to 15 characters \(met\).*The length is enough to register\./);
  expect(password).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 15'));
});

test('starts the session in the response and closes', async () => {
  stubProvider({ register: aLoginAnswer({ token: 'fresh' }) });
  const events = recordEvents();
  const { user, press, onClose } = await openFilled();
  await user.click(agree());
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(readSession()?.token).toBe('fresh');
  expect(events).toContainEqual({ name: 'first-steps-changed', payload: { isShown: true } });
  expect(events).toContainEqual({
    name: 'toast-requested',
    payload: { kind: 'success', message: 'Account created successfully!' },
  });
});

test('closes 500 ms after the success, not before', async () => {
  jest.useFakeTimers();
  stubProvider({ register: aLoginAnswer() });
  const { user, press, onClose } = await openFilled({ userOptions: { advanceTimers: jest.advanceTimersByTime } });
  await user.click(agree());
  await press();
  await waitFor(() => expect(readSession()).toBeDefined());
  act(() => jest.advanceTimersByTime(499));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('ends a login of another account that requires a code', async () => {
  const challenge = { id: 'c1', hasPasskey: false, email: 'other@tessera.example' };
  sessionStorage.setItem('tessera.account.code-steps', JSON.stringify({ challenge, isLoginCodeAsked: true }));
  stubProvider({ register: {} });
  const { user, press } = await openFilled();
  await user.click(agree());
  await press();
  expect(await screen.findByText('Your account is ready. Log in to play.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have a code' })).not.toBeInTheDocument();
});

test('keeps all but the passwords when it is closed and opened again', async () => {
  const { user, unmount } = await openFilled();
  await user.click(agree());
  unmount();
  renderWithPage(<Host onClose={jest.fn()} />);
  expect(screen.getByLabelText('Username')).toHaveValue(' novus ');
  expect(agree()).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Confirm password')).toHaveValue('');
});

test('keeps the fields while the player visits the login tab', async () => {
  const { user } = await openFilled();
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  expect(screen.getByLabelText('Email')).toHaveValue('new@tessera.example');
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  expect(screen.getByLabelText('Username')).toHaveValue(' novus ');
});

test('goes from forgot straight to the next steps, sends nothing and promises nothing', async () => {
  const provider = stubProvider({});
  const { user } = renderWithPage(<Host onClose={jest.fn()} />);
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  await user.click(screen.getByLabelText('Email'));
  await user.paste('new@tessera.example');
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Recover Account' }));
  expect(await screen.findByText(/If a recovery mail arrives at new@tessera.example/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@tessera.example' })).toHaveAttribute(
    'href',
    'mailto:support@tessera.example',
  );
  expect(provider.requests).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Return to Login' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
