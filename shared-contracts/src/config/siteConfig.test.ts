/** @jest-environment-options {"page": true} */
import { aSiteConfig, installSiteConfig, removeSiteConfig } from '../testing';
import { hideable, isHidden, readSiteConfig, siteConfigElementId } from '.';

function putText(text: string): void {
  removeSiteConfig();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = siteConfigElementId;
  element.textContent = text;
  document.head.append(element);
}

afterEach(removeSiteConfig);

test('reads the configuration of the page', () => {
  const config = installSiteConfig({ brand: 'Opus' });
  expect(readSiteConfig()).toEqual(config);
});

test('returns the same object until the configuration changes', () => {
  installSiteConfig({ brand: 'Opus' });
  const first = readSiteConfig();
  expect(readSiteConfig()).toBe(first);
  installSiteConfig({ brand: 'Musivum' });
  expect(readSiteConfig().brand).toBe('Musivum');
});

test('fails on a page that was not composed', () => {
  expect(() => readSiteConfig()).toThrow('#tessera-config');
});

test.each([
  ['no JSON', 'brand=Tessera'],
  ['a missing brand', JSON.stringify({ ...aSiteConfig(), brand: undefined })],
  ['an API origin with a trailing slash', JSON.stringify(aSiteConfig({ apiOrigin: 'https://api.example/' }))],
  ['an API origin with a path', JSON.stringify(aSiteConfig({ apiOrigin: 'https://api.example/v1' }))],
  ['an invalid API origin', JSON.stringify(aSiteConfig({ apiOrigin: 'api.example' }))],
  ['a negative figure', JSON.stringify(aSiteConfig({ onlinePlayers: -1 }))],
])('fails on %s', (_what, text) => {
  putText(text);
  expect(() => readSiteConfig()).toThrow();
});

test('leaves out the controls that the configuration names, and no others', () => {
  installSiteConfig({ hidden: ['vault', 'header'] });
  expect(hideable.filter(isHidden)).toEqual(['vault']);
  expect(isHidden('header')).toBe(false);
  installSiteConfig({});
  expect(hideable.filter(isHidden)).toEqual([]);
});
