import { safeFrameUrl } from './frameUrl';

test.each([
  ['https://games.example/dice?s=1', 'https://games.example/dice?s=1'],
  ['http://localhost:4005/play/dice', 'http://localhost:4005/play/dice'],
  ['http://127.0.0.1:4005/', 'http://127.0.0.1:4005/'],
  ['http://[::1]:4005/', 'http://[::1]:4005/'],
  ['http://sandbox.localhost/', 'http://sandbox.localhost/'],
  ['http://games.example/', undefined],
  ['http://localhost.games.example/', undefined],
  ['http://127.0.0.1.games.example/', undefined],
  ['http://127games.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<p>', undefined],
  ['blob:https://games.example/1', undefined],
  ['file:///etc/passwd', undefined],
  ['//games.example/dice', undefined],
  ['/dice', undefined],
  ['', undefined],
])('frames %p as %p', (address, expected) => {
  expect(safeFrameUrl(address)).toBe(expected);
});
