import { fitsQrCode } from '.';

test.each([
  ['a'.repeat(2953), true],
  ['a'.repeat(2954), false],
  ['é'.repeat(1476), true],
  ['é'.repeat(1477), false],
  ['', true],
])('counts bytes, case %#', (text, fits) => {
  expect(fitsQrCode(text)).toBe(fits);
});
