import { readSession } from '@tessera/shared-contracts/session';
import {
  aLoginAnswer,
  aSession,
  aSessionUser,
  errorReply,
  rawAnswer,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import LoginTestPage from '../../expose/LoginTestPage';

const press = ({ user }: ReturnType<typeof renderWithPage>) =>
  user.click(screen.getByRole('button', { name: 'Test Login' }));
const resultOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('neither sends nor stores cookies, also while a player is logged in', async () => {
  stubProvider({ login: aLoginAnswer() });
  const fetched = jest.spyOn(globalThis, 'fetch');
  const session = aSession();
  await press(renderWithPage(<LoginTestPage />, { session }));
  await screen.findByRole('heading', { name: 'Login Successful' });
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit']);
  expect(readSession()).toEqual(session);
});

test('shows the response to a login and starts no session', async () => {
  stubProvider({ login: aLoginAnswer({ token: 'fresh', user: { ...aSessionUser(), displayName: 'Lady M' } }) });
  await press(renderWithPage(<LoginTestPage />));
  expect(await screen.findByRole('heading', { name: 'Login Successful' })).toBeVisible();
  expect(resultOf('Message')).toHaveTextContent('Welcome back');
  expect(resultOf('User ID')).toHaveTextContent('66f0a4c19e2b7d53');
  expect(resultOf('Username')).toHaveTextContent('marcella');
  expect(resultOf('Display name')).toHaveTextContent('Lady M');
  expect(resultOf('Access token')).toHaveTextContent('fresh');
  expect(resultOf('Raw response')).toHaveTextContent('"kycStatus": "none"');
  expect(readSession()).toBeUndefined();
});

test.each([
  ['a refusal without a message', errorReply(500, {}), '500', 'Login failed', '{}'],
  ['a refusal that is not JSON', rawAnswer('<h1>Bad gateway</h1>', 502), '502', 'Login failed', '<h1>Bad gateway</h1>'],
])('shows status, message and data of %s', async (_, answer, status, message, data) => {
  stubProvider({ login: answer });
  await press(renderWithPage(<LoginTestPage />));
  expect(await screen.findByRole('heading', { name: 'Login Failed' })).toBeVisible();
  expect(resultOf('Status')).toHaveTextContent(status);
  expect(resultOf('Message')).toHaveTextContent(message);
  expect(resultOf('Data')).toHaveTextContent(data);
});
