import { aProfile, aSession, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import AuthDialog from '../../expose/AuthDialog';
import SettingsPage from '../../expose/SettingsPage';

const pages = [
  [
    'the registration',
    () => <AuthDialog tab="register" onTabChange={jest.fn()} onClose={jest.fn()} />,
    'Create account',
  ],
  ['the account', () => <SettingsPage />, 'Affiliates'],
] as const;

test.each(pages)('in Ontario %s names ConnexOntario with its number', async (_name, Page, shown) => {
  stubProvider({ profile: aProfile() });
  renderWithPage(<Page />, { session: aSession(), siteConfig: { rules: 'ontario' } });
  expect(await screen.findByRole('link', { name: 'ConnexOntario' })).toHaveAttribute(
    'href',
    'https://www.connexontario.ca',
  );
  expect(screen.getByRole('link', { name: '1-866-531-2600' })).toHaveAttribute('href', 'tel:1-866-531-2600');
  expect(screen.getByRole('button', { name: shown })).toBeVisible();
});

test.each(pages)('under the rules of no place %s names no helpline', async (_name, Page, shown) => {
  stubProvider({ profile: aProfile() });
  renderWithPage(<Page />, { session: aSession() });
  expect(await screen.findByRole('button', { name: shown })).toBeVisible();
  expect(screen.queryByText('If play harms you, there is help:')).not.toBeInTheDocument();
});
