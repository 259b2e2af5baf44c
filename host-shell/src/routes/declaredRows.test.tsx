/** @jest-environment-options {"page": true} */
import { registryElementId } from '@tessera/platform/protocol';
import { installSiteConfig } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { matchRoute } from './matchRoute';

jest.mock('@tessera/platform/host/loader', () => jest.requireActual('../testing/fakeLoader'));

function installPages(pages: object): void {
  const registry = document.createElement('script');
  registry.type = 'application/json';
  registry.id = registryElementId;
  registry.textContent = JSON.stringify({ remotes: { prizes: { pages } } });
  document.getElementById(registryElementId)?.remove();
  document.head.append(registry);
}

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
