import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@tessera/shared-contracts/api/schema';
import { storageKeys } from '@tessera/shared-contracts/session';
import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { PrivacyPage } from '.';
import { sentGroups } from './sentData';
import { appItems, contractItems, playerItems } from './storedData';

const project = path.join(import.meta.dirname, '../../..');
const props = { title: 'Privacy', params: {} };

/** Names and places of the items that sources of this kind make. */
function itemsOf(kind: 'playerItem' | 'tabItem' | 'deviceItem'): Readonly<Record<string, string>> {
  const pattern = new RegExp(`\\b(?:${kind})\\('([^']+)'(?:, '(\\w+)')?`, 'g');
  const apps = readdirSync(project).filter((folder) => folder === 'host-shell' || folder.startsWith('mfe-'));
  const folders = ['platform', 'shared-contracts/src', ...apps.map((app) => `${app}/src`)];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*(?:\.test\.|testing\/|node_modules)).*\.tsx?$/.test(file))
      .map((file) => path.join(project, folder, file)),
  );
  const made = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)]);
  return Object.fromEntries(
    made.map(([, name = '', place = kind === 'deviceItem' ? 'device' : 'tab']) => [name, place]),
  );
}

const placesOf = (items: Readonly<Record<string, readonly [string, string]>>) =>
  Object.fromEntries(Object.entries(items).map(([name, [place]]) => [name, place]));

test('every key of the storage contract is told', () => {
  const told = new Set([...Object.keys(contractItems), ...Object.keys(playerItems), 'player/*']);
  expect(
    Object.values(storageKeys)
      .flat()
      .filter((key) => !told.has(key)),
  ).toEqual([]);
});

test('every item that an app keeps is told, with its place', () => {
  const ofShell = Object.fromEntries(storageKeys.shell.map((key) => [key, contractItems[key]]));
  const ofDevice = itemsOf('deviceItem');
  expect({ ...ofDevice, ...itemsOf('tabItem') }).toEqual(placesOf({ ...ofShell, ...appItems }));
  // Lists of games are kept for visitors too, in the same place.
  const ofPlayers = Object.entries(itemsOf('playerItem')).filter(([name, place]) => ofDevice[name] !== place);
  expect(Object.fromEntries(ofPlayers)).toEqual(placesOf(playerItems));
});

test('what only an extension sends is told only where the provider has it', () => {
  const words = () => sentGroups().flatMap((group) => group.words);
  const { unmount } = renderWithPage(<PrivacyPage {...props} />, { siteConfig: { providerExtensions: [] } });
  expect(words()).not.toContain('the answer of your passkey');
  expect(words()).toContain('the addresses that you withdraw to, or save');
  unmount();
  renderWithPage(<PrivacyPage {...props} />, { siteConfig: { providerExtensions: ['passkeys'] } });
  expect(screen.getByText('the answer of your passkey')).toBeVisible();
});

test('every field of a call has words', () => {
  renderWithPage(<PrivacyPage {...props} />);
  const fields = Object.values(calls).flatMap(({ body }) => Object.keys(body?.entries ?? {}));
  expect(
    sentGroups()
      .flatMap(({ words }) => words)
      .filter((word) => fields.includes(word)),
  ).toEqual([]);
});

test.each([
  [undefined, 'This site measures nothing.'],
  [{ url: 'https://collector.example', share: 0.2 }, /^Of 20 % of tabs.* reports it to collector\.example:/],
])('measurements are told as they are configured: %j', (telemetry, text) => {
  renderWithPage(<PrivacyPage {...props} />, { siteConfig: telemetry ? { telemetry } : {} });
  expect(screen.getByText(text)).toBeVisible();
});
