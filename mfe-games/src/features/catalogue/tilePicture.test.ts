/** @jest-environment-options {"page": true} */
import { installSiteConfig } from '@tessera/shared-contracts/testing';
import { tilePicture } from './tilePicture';

beforeEach(() => {
  installSiteConfig({ apiOrigin: 'https://api.example' });
});

test.each([
  ['https://cdn.example/keno.png', 'https://cdn.example/keno.png'],
  ['http://localhost:4005/keno.png', 'http://localhost:4005/keno.png'],
  ['/art/keno.png', 'https://api.example/art/keno.png'],
  [' https://cdn.example/keno.png ', 'https://cdn.example/keno.png'],
  ['', undefined],
  ['  ', undefined],
  [null, undefined],
  [undefined, undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['https://[', undefined],
])('reads picture %p as %p', (image, expected) => {
  expect(tilePicture(image)).toBe(expected);
});
