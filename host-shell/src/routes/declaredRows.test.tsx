/** @jest-environment-options {"page": true} */
import { registryElementId } from '@tessera/platform/protocol';
import { aSession, installSiteConfig } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { installPages } from '../testing/installPages';
import { renderSite } from '../testing/renderSite';
import { matchRoute } from './matchRoute';

jest.mock('@tessera/platform/host/loader', () => jest.requireActual('../testing/fakeLoader'));

beforeEach(() => {
  installSiteConfig();
  installPages({
    pages: [
      { path: '/prizes', title: 'Prizes', module: 'PrizesPage' },
      { path: '/prizes/:prizeId', title: 'Prize', module: 'PrizePage' },
      { path: '/chat', title: 'Other chat', module: 'PrizesPage' },
    ],
    redirects: { '/old-prizes': '/prizes' },
  });
});

test('a page of a remote that no contract names is shown, with its title', async () => {
  renderSite({ route: '/prizes' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('PrizesPage');
  await waitFor(() => expect(document.title).toMatch(/^Prizes/));
});

test('a parameter of the path is a prop of the module, and identifies the page', () => {
  expect(matchRoute('/Prizes/Gold%20Cup')).toEqual({
    page: { path: '/prizes/:prizeId', title: 'Prize', module: ['prizes', 'PrizePage'], keyedBy: 'prizeId' },
    params: { prizeId: 'Gold Cup' },
  });
});

test.each(['%2e%2e', '%2E', '%00', 'a%0Ab', '%E0%A4', 'a'.repeat(201), 'a/b'])(
  'a parameter that is no name, as in /prizes/%s, names no page',
  (parameter) => expect(matchRoute(`/prizes/${parameter}`).page.title).toBe('Page not found'),
);

test('a parameter is a text, whatever it says', async () => {
  const hostile = '"><script>alert(1)</script>/../{title}';
  const { container } = renderSite({ route: `/prizes/${encodeURIComponent(hostile)}` });
  expect(await screen.findByText(JSON.stringify({ prizeId: hostile }))).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
});

test('the title that a module sets is back after a dialog with a path of its own', async () => {
  const { user } = renderSite({ route: '/prizes/gold', session: aSession() });
  await waitFor(() => expect(document.title).toMatch(/^Prize /));
  // As the module does by `useDocumentTitle`, once it knows the name.
  act(() => {
    document.title = 'Gold cup';
  });
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(document.title).toMatch(/^Profile /));
  await act(async () => window.history.back());
  await waitFor(() => expect(document.title).toBe('Gold cup'));
});

test('an address of the shell’s own stays the shell’s', () => {
  expect(matchRoute('/chat').page.title).toBe('Chat');
});

test('a former address leads to the page', async () => {
  renderSite({ route: '/old-prizes' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('PrizesPage');
  expect(window.location.pathname).toBe('/prizes');
});

test('a page whose registry names no pages has the shell’s alone', () => {
  document.getElementById(registryElementId)?.remove();
  expect(matchRoute('/prizes').page.title).toBe('Page not found');
});
