import { readSession, sessionEntries } from '@tessera/shared-contracts/session';
import { aLoginAnswer, aSession, errorReply, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import AuthDialog from '../../expose/AuthDialog';

afterEach(() => sessionStorage.clear());

const challenge = { twoFactorRequired: true, challengeId: 'c1' };

function open(providerExtensions: readonly string[], tab: 'login' | 'register' = 'login') {
  const onClose = jest.fn();
  const page = renderWithPage(<AuthDialog tab={tab} onTabChange={jest.fn()} onClose={onClose} />, {
    siteConfig: { providerExtensions: [...providerExtensions] },
  });
  return { ...page, onClose };
}

async function logIn(providerExtensions: readonly string[], handlers: Parameters<typeof stubProvider>[0] = {}) {
  const provider = stubProvider({ login: challenge, ...handlers });
  const { user, onClose, unmount } = open(providerExtensions);
  await user.click(screen.getByLabelText('Email'));
  await user.paste('marcella@tessera.example');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('tessellate12');
  await user.keyboard('{Enter}');
  return { user, provider, onClose, unmount };
}

test('asks for the code, sends it with leading zeros, and starts the session', async () => {
  const { user, provider, onClose } = await logIn(['two-factor'], { verifyLogin: aLoginAnswer({ token: 'fresh' }) });
  expect(await screen.findByRole('dialog', { name: 'One more step' })).toBeVisible();
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Please enter the code.')).toBeVisible();
  await user.paste('004826');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(provider.requestsOf('verifyLogin').map(({ body }) => body)).toEqual([{ challengeId: 'c1', token: '004826' }]);
  expect(readSession()?.token).toBe('fresh');
});

test.each(['004 826', '004-826', '٠٠٤٨٢٦', '۰۰۴ ۸۲۶', '００４８２６'])('normalizes %s', async (typed) => {
  const { user, provider, onClose } = await logIn(['two-factor'], { verifyLogin: aLoginAnswer() });
  await user.click(await screen.findByLabelText('Code'));
  await user.paste(typed);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(provider.requestsOf('verifyLogin').map(({ body }) => body)).toEqual([{ challengeId: 'c1', token: '004826' }]);
});

test('selects a refused code, and starts no session', async () => {
  const { user } = await logIn(['two-factor'], { verifyLogin: errorReply(400, { message: 'Wrong code' }) });
  await user.click(await screen.findByLabelText('Code'));
  await user.paste('482615');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Wrong code')).toBeVisible();
  await user.keyboard('1');
  expect(screen.getByLabelText('Code')).toHaveValue('1');
  expect(readSession()).toBeUndefined();
});

test('without the extension an answer without a token is a failed login', async () => {
  await logIn([]);
  expect(await screen.findByText('Login failed')).toBeVisible();
});

const codeField = () => screen.findByLabelText('Code');
const haveCode = () => screen.queryByRole('button', { name: 'I have a code' });

test('asks for the code again after a reload, by the address, until it is right', async () => {
  const { provider, unmount } = await logIn(['two-factor'], { verifyLogin: aLoginAnswer() });
  await codeField();
  unmount();
  const reloaded = open(['two-factor']);
  expect(screen.getByRole('dialog', { name: 'One more step' })).toHaveTextContent('marcella@tessera.example');
  expect(await codeField()).toHaveFocus();
  await reloaded.user.paste('482615');
  await reloaded.user.keyboard('{Enter}');
  await waitFor(() => expect(reloaded.onClose).toHaveBeenCalledTimes(1));
  expect(provider.requests.map(({ id }) => id)).toEqual(['login', 'verifyLogin']);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/c1|tessellate12/);
});

test('the register tab does not ask for it', async () => {
  const { unmount } = await logIn(['two-factor']);
  await codeField();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('tessellate12');
  unmount();
  open(['two-factor'], 'register');
  expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});

test('the code can be entered after a return to the login, without another login', async () => {
  const { user, provider } = await logIn(['two-factor']);
  expect(haveCode()).not.toBeInTheDocument();
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Return to Login' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(await codeField()).toHaveFocus();
  expect(provider.requests.map(({ id }) => id)).toEqual(['login']);
});

test('an expired login starts over and says why', async () => {
  const { unmount } = await logIn(['two-factor'], { login: { ...challenge, expiresInSeconds: 300 } });
  await codeField();
  unmount();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 300_000);
  open(['two-factor']);
  expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByText('This login has run out. Please log in again.')).toBeVisible();
  expect(haveCode()).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('a session that starts in another tab ends the login, and its fields are empty after the logout', async () => {
  const { unmount } = await logIn(['two-factor']);
  await codeField();
  for (const [key, text] of Object.entries(sessionEntries(aSession()))) localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  unmount();
  open(['two-factor']);
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(haveCode()).not.toBeInTheDocument();
});
