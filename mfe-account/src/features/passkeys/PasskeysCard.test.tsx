import {
  aSession,
  errorReply,
  heldBack,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { PasskeysCard } from './PasskeysCard';

/** Each test has its own player, since the store outlives a card. */
let players = 0;
const createdAt = '2026-03-14T09:30:00.000Z';
const laptop = { id: 'laptop', name: 'Firefox on Linux', createdAt, lastUsedAt: '2026-03-15T09:30:00.000Z' };
const phone = { id: 'phone', name: 'My phone', createdAt };
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Tessera', id: 'localhost' },
  user: { id: 'cGxheWVy', name: 'marcella', displayName: 'Marcella' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
};
const bytes = new Uint8Array([1, 2, 3]).buffer;
const created = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};
const sent = { id: 'AQID', rawId: 'AQID', type: 'public-key', clientExtensionResults: {} };

const make = jest.fn();
beforeEach(() => {
  const browser = { isSecureContext: true, PublicKeyCredential: class {} };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
  Object.defineProperty(navigator, 'credentials', { value: { create: make }, configurable: true });
});
afterEach(() => {
  make.mockReset();
  for (const name of ['PublicKeyCredential', 'isSecureContext']) Reflect.deleteProperty(window, name);
});

function open(handlers: StubHandlers) {
  const userId = `key-${players++}`;
  const provider = stubProvider({ listPasskeys: { passkeys: [], proof: 'password' }, ...handlers });
  const toasts = recordToasts();
  const page = renderWithPage(
    <remote.Root>
      <PasskeysCard userId={userId} />
    </remote.Root>,
    { session: aSession({ user: { id: userId } }) },
  );
  return { ...page, provider, toasts, userId };
}
async function add(user: ReturnType<typeof open>['user'], proof = 'Tessera2026!') {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.keyboard(proof);
  await submit(user);
}
/** By its button: with two fields, jsdom does not submit on Enter if the button is outside the form. */
const submit = (user: ReturnType<typeof open>['user']) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a passkey' }));

test('lists passkeys with their use, and removes one after confirmation', async () => {
  const { user, provider, toasts, userId } = open({
    listPasskeys: { passkeys: [laptop, phone], proof: 'password' },
    removePasskey: {},
  });
  expect(await screen.findByText(/Mar 14, 2026.*, last used Mar 15, 2026/)).toBeVisible();
  expect(screen.getByText(/, not used yet$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the passkey My phone' }));
  expect(screen.getByRole('dialog', { name: 'Remove this passkey?' })).toHaveTextContent('My phone');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your password');
  expect(provider.requestsOf('removePasskey')).toHaveLength(0);
  const { reply, release } = heldBack({ passkeys: [laptop], proof: 'password' as const });
  provider.use({ listPasskeys: reply });
  await user.keyboard('Tessera2026!{Enter}');
  // The list is refetched after the dialog has closed.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  await waitFor(() => expect(screen.queryByText('My phone')).not.toBeInTheDocument());
  const [request] = provider.requestsOf('removePasskey');
  expect([request?.params, request?.body]).toEqual([{ userId, id: 'phone' }, { proof: 'Tessera2026!' }]);
  expect(toasts()).toEqual([{ kind: 'success', message: 'Passkey removed.' }]);
  expect(screen.getByRole('list', { name: 'Passkeys' })).toHaveFocus();
});

test('renames one, with the name selected, and returns the focus to its button', async () => {
  const { user, provider, toasts, userId } = open({
    listPasskeys: { passkeys: [laptop, phone], proof: 'password' },
    renamePasskey: errorReply(500),
  });
  await user.click(await screen.findByRole('button', { name: 'Rename the passkey My phone' }));
  const field = screen.getByLabelText('Name');
  expect(field).toHaveFocus();
  await user.keyboard(' {Enter}');
  expect(field).toHaveAccessibleDescription('Please enter a name');
  expect(provider.requestsOf('renamePasskey')).toHaveLength(0);
  await user.keyboard('Work phone {Enter}');
  expect(await screen.findByText('The passkey could not be renamed. Please try again.')).toBeVisible();
  const renamed = { ...phone, name: 'Work phone' };
  provider.use({ renamePasskey: renamed, listPasskeys: { passkeys: [laptop, renamed], proof: 'password' } });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Work phone')).toBeVisible();
  expect(provider.requestsOf('renamePasskey').map(({ params, body }) => [params, body])).toEqual(
    Array(2).fill([{ userId, id: 'phone' }, { name: 'Work phone' }]),
  );
  expect(toasts()).toEqual([{ kind: 'success', message: 'Passkey renamed.' }]);
  expect(screen.getByRole('button', { name: 'Rename the passkey Work phone' })).toHaveFocus();
});

test('adds one with proof and name, and sends the browser’s credential', async () => {
  make.mockResolvedValue(created);
  const { user, provider, toasts } = open({ beginPasskey: creation, addPasskey: phone });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.keyboard('Tessera2026!');
  await user.click(screen.getByLabelText('Name (optional)'));
  await user.keyboard(' My phone ');
  await submit(user);
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'success', message: 'Passkey added.' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(provider.requestsOf('beginPasskey')[0]?.body).toEqual({ proof: 'Tessera2026!' });
  expect(provider.requestsOf('addPasskey')[0]?.body).toMatchObject({ name: 'My phone', credential: sent });
});

test('with a second factor a refused code is selected with its error, and no prompt opens', async () => {
  const { user, provider } = open({
    listPasskeys: { passkeys: [], proof: 'code' },
    beginPasskey: errorReply(400, { message: 'Invalid verification code' }),
  });
  await add(user, '۴۸۲ 615');
  const field = await screen.findByLabelText(/^Code of your authenticator app/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid verification code'));
  expect(provider.requestsOf('beginPasskey')[0]?.body).toEqual({ proof: '482615' });
  await user.keyboard('1');
  expect(field).toHaveValue('1');
  expect(make).not.toHaveBeenCalled();
});

test('a limit on passkeys is not reported as a wrong proof', async () => {
  const { user } = open({ beginPasskey: errorReply(409, { message: 'You can have 10 passkeys. Remove one first.' }) });
  await add(user);
  expect(await screen.findByText('You can have 10 passkeys. Remove one first.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a browser without passkey support lists and removes them, and says that it cannot add one', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  open({ listPasskeys: { passkeys: [laptop], proof: 'password' } });
  expect(await screen.findByRole('button', { name: /^Remove the passkey/ })).toBeVisible();
  expect(screen.getByText(/^Passkeys cannot be added here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
