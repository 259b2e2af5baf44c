import { aSession, renderWithPage } from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { installPages } from '../../testing/installPages';
import { SidebarMenu } from './SidebarMenu';

const casino = () => screen.getByRole('button', { name: 'Casino' });

function PressAtOnce() {
  useLayoutEffect(() => casino().click(), []);
  return null;
}

test('a press just after the menu appeared opens its submenu', () => {
  renderWithPage(
    <>
      <SidebarMenu variant="sidebar" />
      <PressAtOnce />
    </>,
  );
  expect(casino()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  [[], 1],
  [['chat'], 0],
])('the menu of a site that hides %j has %s links to the chat', (hidden, count) => {
  renderWithPage(<SidebarMenu variant="sidebar" />, { siteConfig: { hidden } });
  expect(screen.queryAllByRole('link', { name: 'Chat' })).toHaveLength(count);
  expect(casino()).toBeVisible();
});

test('after a logout the focus stays in the menu', async () => {
  const { user } = renderWithPage(<SidebarMenu variant="sidebar" />, { session: aSession() });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Account' })).toContainElement(document.activeElement as HTMLElement),
  );
});

test('a page of a remote is in the menu that it names', async () => {
  const aPage = (path: string, menu: string) => ({ path, title: `At ${path}`, module: 'PrizesPage', menu });
  installPages({
    pages: [aPage('/cups', 'casino'), aPage('/prizes', 'account'), aPage('/x', 'other'), aPage('/vip', 'account')],
  });
  const { user } = renderWithPage(<SidebarMenu variant="sidebar" />, { route: '/prizes' });
  const account = within(screen.getByRole('navigation', { name: 'Account' }));
  expect(account.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/profile', '/wallet', '/bet-history', '/transactions', '/bonuses', '/settings', '/prizes'],
  ]);
  expect(account.getByRole('link', { name: 'At /prizes', current: 'page' })).toBeVisible();

  await user.click(casino());
  await user.click(screen.getByRole('link', { name: 'At /cups' }));
  expect(casino()).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('link', { name: 'At /x' })).toBeNull();
});
