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
  expect(safeFrameUrl(address, 'https://tessera.example')).toBe(expected);
});

describe('the site’s own origin', () => {
  test.each([
    ['https://tessera.example', 'https://tessera.example/'],
    ['https://tessera.example', 'https://TESSERA.example:443/game/dice'],
    ['https://tessera.example', 'https://player:secret@tessera.example/'],
    ['https://tessera.example', 'https://tessera.example./'],
    ['https://tessera.example', 'https://tessera。example/'],
    ['https://tessera.example:8443', 'https://tessera.example:8443/'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/game-return'],
    ['http://127.0.0.1:3000', 'http://2130706433:3000/'],
    ['http://127.0.0.1:3000', 'http://0x7f.1:3000/'],
    ['http://localhost:3000', 'http://LOCALHOST:3000/'],
  ])('of %p is not framed as %p', (site, address) => {
    expect(safeFrameUrl(address, site)).toBeUndefined();
  });

  test.each([
    ['https://tessera.example', 'https://games.tessera.example/'],
    ['https://tessera.example', 'https://tessera.example:8443/'],
    ['https://tessera.example', 'https://tessera.example.evil.example/'],
    ['https://tessera.example', 'https://tessera.example@games.example/'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3005/play/dice'],
    ['http://127.0.0.1:3000', 'http://localhost:3000/'],
  ])('of %p is not the origin of %p', (site, address) => {
    expect(safeFrameUrl(address, site)).toBe(new URL(address).href);
  });
});
