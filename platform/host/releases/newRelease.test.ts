/** @jest-environment-options {"page": true} */
import { registryElementId } from '../../protocol';
import { isBusy, isNewerComposed } from './newRelease';

const pageWith = (registry: string) =>
  `<html><head><script type="application/json" id="${registryElementId}">${registry}</script></head></html>`;

const answerWith = (body: string, init?: ResponseInit) => {
  window.fetch = () => Promise.resolve(new Response(body, init));
};

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${registryElementId}">{"remotes":{}}</script>`;
});

test('detects a recomposed site', async () => {
  answerWith(pageWith('{"remotes":{"wallet":1}}'));
  expect(await isNewerComposed()).toBe(true);
});

test('detects an unchanged site', async () => {
  answerWith(pageWith('{"remotes":{}}'));
  expect(await isNewerComposed()).toBe(false);
});

test.each([
  ['an error page', () => answerWith('gone', { status: 503 })],
  ['a page without a registry', () => answerWith('<html></html>')],
  [
    'no connection',
    () => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    },
  ],
])('cannot tell from %s', async (_, arrange) => {
  arrange();
  expect(await isNewerComposed()).toBeUndefined();
});

test.each([
  ['/', '', false],
  ['/transactions', '?page=2', false],
  ['/', '?modal=wallet&view=withdraw', true],
  ['/wallet', '', true],
  ['/game/dice', '', true],
  ['/games', '', false],
])('%s%s is busy: %p', (pathname, search, expected) => {
  expect(isBusy(pathname, search)).toBe(expected);
});
