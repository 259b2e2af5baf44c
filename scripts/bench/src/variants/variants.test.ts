/** @jest-environment-options {"page": true} */

import { renderPage } from '@tessera/platform/compose';
import { remoteNames } from '@tessera/platform/project';
import { registryElementId } from '@tessera/platform/protocol';
import { asOneApplication, asRegistry, noHash } from './monolithPages';

const groups = Object.fromEntries(
  remoteNames.flatMap((remote) => [
    [`${remote}-First`, { scripts: ['common.js', 'pair.js', `${remote}-First.js`], styles: [] }],
    [`${remote}-Second`, { scripts: ['common.js', `${remote}-Second.js`], styles: [] }],
  ]),
);

test('the chunks of the application are described by a registry', () => {
  const { remotes } = asRegistry(groups, 'https://site.test/app/');
  expect(Object.keys(remotes).sort()).toEqual([...remoteNames].sort());
  expect(remotes.wallet?.live).toMatchObject({
    exposes: {
      First: { scripts: ['common.js', 'pair.js', 'wallet-First.js'] },
      Second: { scripts: ['common.js', 'wallet-Second.js'] },
    },
  });
});

test('a page of one application carries neither a registry nor hashes', () => {
  const html = asOneApplication(
    renderPage({
      title: 'Tessera',
      language: 'en',
      styles: [],
      styleSheets: [],
      scripts: ['/app/main.js'],
      preloads: [],
      asyncScripts: ['/app/a.js'],
      integrity: { '/app/a.js': noHash },
      data: { [registryElementId]: { remotes: { wallet: { live: 'much' } } } },
    }),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.getElementById(registryElementId)?.textContent).toBe('{"remotes":{}}');
  const script = page.querySelector('script[async]');
  expect(script?.getAttribute('src')).toBe('/app/a.js');
  expect(script?.hasAttribute('integrity')).toBe(false);
});
