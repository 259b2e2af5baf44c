import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Card } from './Card';
import { showSection } from './showSection';

const card = (key: string) => (
  <Card key={key} id="wallets" title="Connected Wallets">
    {key}
  </Card>
);
const heading = () => screen.getByRole('heading', { name: 'Connected Wallets' });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('takes the focus over from the placeholder that it replaces, where the address names it', () => {
  const { rerender } = renderWithPage(card('placeholder'), { route: '/settings#wallets', hasBrowserUrl: true });
  showSection('wallets');
  rerender(card('loaded'));
  expect(screen.getByText('loaded')).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('takes no focus where the address names no section', () => {
  renderWithPage(card('loaded'), { route: '/settings', hasBrowserUrl: true });
  expect(heading()).not.toHaveFocus();
});
