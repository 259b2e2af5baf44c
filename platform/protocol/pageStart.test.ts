/** @jest-environment-options {"page": true} */
import { pageStartElementId, readPageStart } from './pageStart';

beforeEach(() => {
  const start = JSON.stringify({ paths: ['/casino/slots'], modules: { 'games/Lobby': 'start' } });
  document.body.innerHTML = `<script type="application/json" id="${pageStartElementId}">${start}</script>`;
});
afterEach(() => document.body.replaceChildren());

test.each([
  ['/casino/slots', 'start'],
  ['/casino/slots/', 'start'],
  ['/Casino/Slots', 'start'],
  ['/casino/poker', undefined],
  ['/', undefined],
])('at %s a module starts from %p', (pathname, start) => {
  expect(readPageStart('games/Lobby', pathname)).toBe(start);
});
