/** @jest-environment-options {"page": true} */
import { installSiteConfig, removeSiteConfig } from '@tessera/shared-contracts/testing';
import { canUsePasskeys, offersPasskeys } from './passkeySupport';

afterEach(() => {
  removeSiteConfig();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(window, 'isSecureContext');
});

function browse({ isSecure = true, hasCredentials = true } = {}) {
  Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
  if (hasCredentials) {
    Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  }
}

test.each([
  ['a browser with passkeys at a secure address', {}, 'localhost', true],
  ['an insecure page', { isSecure: false }, 'tessera.example', false],
  ['a browser without passkeys', { hasCredentials: false }, 'localhost', false],
  ['an IPv4 address', {}, '127.0.0.1', false],
  ['an IPv6 address', {}, '[::1]', false],
])('%s can use them: %#', (_, browser, host, expected) => {
  browse(browser);
  expect(canUsePasskeys(host)).toBe(expected);
});

test('they are offered only if the provider supports them, too', () => {
  browse();
  installSiteConfig({ providerExtensions: ['passkeys'] });
  expect(offersPasskeys()).toBe(true);
  installSiteConfig({ providerExtensions: ['sessions'] });
  expect(offersPasskeys()).toBe(false);
});
