import { aSession, renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import { PrivacyCard } from './PrivacyCard';

test('starts with every toggle on and turns one off', async () => {
  const { user } = renderWithPage(
    <remote.Root>
      <PrivacyCard userId={aSession().user.id} />
    </remote.Root>,
    { session: aSession() },
  );
  expect(screen.getByText('Kept on this device')).toBeVisible();
  for (const toggle of screen.getAllByRole('switch')) expect(toggle).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Display stats' }));
  expect(screen.getByRole('switch', { name: 'Display stats' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show bets publicly' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Receive tip notifications' })).toBeChecked();
});
