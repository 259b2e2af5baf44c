/** @jest-environment-options {"page": true} */
import { calls } from '../api/schema';
import { installSiteConfig, removeSiteConfig } from '../testing';
import { hasExtension, providerExtensions } from '.';
import { type ExtensionCall, extensionCalls } from './schema';

afterEach(removeSiteConfig);

test('a site has the extensions that its configuration lists', () => {
  installSiteConfig({ providerExtensions: ['bets', 'seeds'] });
  expect(providerExtensions.filter(hasExtension)).toEqual(['bets', 'seeds']);
});

test('a site without a list has no extensions', () => {
  installSiteConfig();
  expect(providerExtensions.filter(hasExtension)).toEqual([]);
});

test('a name from a later version is ignored', () => {
  installSiteConfig({ providerExtensions: ['teleport', 'bets'] });
  expect(providerExtensions.filter(hasExtension)).toEqual(['bets']);
});

const table = Object.entries(extensionCalls as Readonly<Record<string, ExtensionCall>>);

test.each(table)('%s is keyed by its own id, which no other call has', (id, call) => {
  expect(call.id).toBe(id);
  expect(Object.keys(calls)).not.toContain(id);
  expect(providerExtensions).toContain(call.extension);
});
