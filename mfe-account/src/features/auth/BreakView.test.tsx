import { readSession } from '@tessera/shared-contracts/session';
import {
  aSessionUser,
  errorReply,
  recordEvents,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import AuthDialog from '../../expose/AuthDialog';

afterEach(() => sessionStorage.clear());
const until = '2026-03-15T09:30:00.000Z';
const user = aSessionUser();
const onBreak = (changed: object = {}) =>
  errorReply(403, { message: 'You are on a break.', until, token: 'withdraws-only', user, ...changed });

async function logIn(handlers: StubHandlers, providerExtensions = ['breaks']) {
  const provider = stubProvider(handlers);
  const events = recordEvents();
  const toasts = recordToasts();
  const onClose = jest.fn();
  const page = renderWithPage(<AuthDialog tab="login" onTabChange={jest.fn()} onClose={onClose} />, {
    siteConfig: { providerExtensions },
  });
  await page.user.click(screen.getByLabelText('Email'));
  await page.user.paste('marcella@tessera.example');
  await page.user.click(screen.getByLabelText('Password'));
  await page.user.paste('tessellate12');
  await page.user.keyboard('{Enter}');
  return { ...page, provider, events, toasts, onClose };
}

test('a login during a break says until when, and lets withdraw once the player wishes', async () => {
  const page = await logIn({ login: onBreak() });
  const words = await screen.findByText(/^You cannot play until Mar/);
  expect(words.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'You cannot play until Mar 15, 2026 · 09:30. Nothing ends that early.',
  );
  expect(readSession()).toBeUndefined();
  await page.user.click(screen.getByRole('button', { name: 'Log in and withdraw' }));
  await waitFor(() => expect(readSession()?.token).toBe('withdraws-only'));
  await waitFor(() =>
    expect(page.events).toContainEqual({
      name: 'dialog-requested',
      payload: { dialog: 'wallet', view: 'withdraw' },
    }),
  );
});

test('after a break, playing again is asked for by the player alone', async () => {
  const page = await logIn({
    login: onBreak({ until: null }),
    playAgain: { state: 'waiting', until, proof: 'password' },
  });
  await page.user.dblClick(await screen.findByRole('button', { name: 'Ask to play again' }));
  await waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1));
  expect(page.provider.requestsOf('playAgain').map(({ params }) => params)).toEqual([{ userId: user.id }]);
  expect(page.toasts()[0]?.message).toMatch(/^You can play from Mar/);
});

test.each([
  ['without a session', { token: undefined }, ['breaks']],
  ['with half a user', { user: { id: 'x' } }, ['breaks']],
  ['of a provider without breaks', {}, []],
])('another refusal %s stays a message of the form', async (_what, changed, extensions) => {
  await logIn({ login: onBreak(changed) }, extensions);
  expect(await screen.findByText('You are on a break.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log in and withdraw' })).not.toBeInTheDocument();
});
