import { screen } from '@testing-library/react';
import { emit } from '../events';
import { useSession } from '../session';
import { Button, Dialog } from '../ui';
import { aSession, recordEvents, renderWithPage } from '.';

function Who() {
  return <p>{useSession()?.user.username ?? 'visitor'}</p>;
}

test('renders for a visitor unless a session is given', () => {
  renderWithPage(<Who />);
  expect(screen.getByText('visitor')).toBeVisible();
});

test('renders for the given player', () => {
  renderWithPage(<Who />, { session: aSession({ user: { username: 'livia' } }) });
  expect(screen.getByText('livia')).toBeVisible();
});

test('keeps nothing from the test before', () => {
  renderWithPage(<Who />);
  expect(screen.getByText('visitor')).toBeVisible();
});

test('records events', async () => {
  const events = recordEvents();
  const { user } = renderWithPage(<Button onClick={() => emit('currency-picked', { currency: 'ETH' })}>Pick</Button>);
  await user.click(screen.getByRole('button', { name: 'Pick' }));
  expect(events).toEqual([{ name: 'currency-picked', payload: { currency: 'ETH' } }]);
});

test('dialog opens', async () => {
  const { user } = renderWithPage(
    <Dialog title="Hi" onClose={() => {}}>
      <input />
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Hi' })).toBeVisible();
  await user.tab();
});
