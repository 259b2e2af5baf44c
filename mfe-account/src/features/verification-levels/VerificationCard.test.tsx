import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { VerificationCard } from './VerificationCard';

test('opens one level at a time, initially the first', async () => {
  const { user } = renderWithPage(<VerificationCard />);
  const first = screen.getByText('Name, date of birth and country of residence.');
  expect(first).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Source of Income/ }));
  expect(screen.getByText(/where your funds come from/)).toBeVisible();
  expect(first).not.toBeVisible();
});
