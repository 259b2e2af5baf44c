import { aSession, recordEvents, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import { readLocalSettings } from '../local-settings';
import { AccountCard } from './AccountCard';

/** Each test has its own player, since the store outlives a card. */
let players = 0;

function open(email = 'marcella@tessera.example', id = `editor-${players++}`) {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user, unmount } = renderWithPage(
    <remote.Root>
      <AccountCard userId={id} id={id} username="marcella" email={email} />
    </remote.Root>,
    { session: aSession({ user: { id } }) },
  );
  const comeBack = () => {
    unmount();
    return open(email, id);
  };
  return { id, user, comeBack, provider, events, card: screen.getByRole('region', { name: 'Account details' }) };
}

test('keeps edited details on this device and sends nothing', async () => {
  const { user, provider, events, card } = open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), 'julia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(card).toHaveTextContent('julia');
  expect(card).toHaveTextContent('Kept on this device for this session');
  expect(events).toContainEqual({
    name: 'toast-requested',
    payload: { kind: 'success', message: 'Saved on this device for this session.' },
  });
  expect(provider.requests).toHaveLength(0);
});

test('discards a cancelled edit', async () => {
  const { user, card } = open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('E-mail'), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(card).not.toHaveTextContent('examplex');
  expect(card).not.toHaveTextContent('Kept on this device');
});

test('shows an international address in its letters', async () => {
  const { user, card } = open('marcella@xn--bcher-kva.example');
  expect(card).toHaveTextContent('marcella@bücher.example');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('marcella@bücher.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(card).toHaveTextContent('marcella@bücher.example');
});

test('keeps unsaved edits in the tab when the page is left, until they are saved or cancelled', async () => {
  const first = open();
  await first.user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(first.card).not.toHaveTextContent('Not saved yet');
  await first.user.type(screen.getByLabelText('Username'), '2');
  expect(first.card).toHaveTextContent('Not saved yet');
  const second = first.comeBack();
  expect(screen.getByLabelText('Username')).toHaveValue('marcella2');
  expect(document.body).toHaveFocus();
  expect(readLocalSettings(first.id)?.edits).toEqual({ username: 'marcella2' });
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(second.comeBack().card).not.toHaveTextContent(/marcella2|Not saved yet/);
});
