import { onCleanup, renderWithPage } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { Card } from './Card';
import { keepSectionShown } from './showSection';

const card = (key: string) => (
  <Card key={key} id="wallets" title="Connected Wallets">
    {key}
  </Card>
);
const heading = () => screen.getByRole('heading', { name: 'Connected Wallets' });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a section that is shown keeps the focus in its heading when it replaces its placeholder', async () => {
  const { rerender } = renderWithPage(card('placeholder'));
  onCleanup(keepSectionShown('wallets'));
  expect(heading()).toHaveFocus();
  rerender(card('loaded'));
  expect(screen.getByText('loaded')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('takes no focus back once the player has acted', async () => {
  const { rerender, user } = renderWithPage(card('placeholder'));
  onCleanup(keepSectionShown('wallets'));
  await user.keyboard('a');
  rerender(card('loaded'));
  await Promise.resolve();
  expect(heading()).not.toHaveFocus();
});
