import { asciiDigits, dropInvisible, typedText } from './typedText';

const numbering = Intl.supportedValuesOf('numberingSystem');

test.each(numbering)('reads the digits of %s', (system) => {
  const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890);
  // The Han numerals are letters to Unicode: 一二三.
  if (system === 'hanidec') expect(asciiDigits(written)).toBe(written);
  else expect(asciiDigits(written)).toBe('1234567890');
});

test('reads every decimal digit of Unicode', () => {
  const all = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(all.length).toBeGreaterThan(600);
  expect(asciiDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
});

test.each([
  ['948671', '948671'],
  ['٩٤٨٦٧١', '948671'],
  ['۹۴۸۶۷۱', '948671'],
  ['９４８６７１', '948671'],
  ['𝟗𝟒𝟖𝟔𝟕𝟏', '948671'],
  ['٠1２-a', '012-a'],
  // Numbers, but no decimal digits.
  ['²½①Ⅷ', '²½①Ⅷ'],
  ['\ud835', '\ud835'],
  ['', ''],
])('%j is %j with digits of ASCII', (text, plain) => {
  expect(asciiDigits(text)).toBe(plain);
});

test.each([
  ['a\u200b\u200c\u200d\u2060\ufeffb', 'ab'],
  ['a\u00adb', 'ab'],
  ['\u202aa\u202e\u2066b\u2069\u200e\u200f\u061c', 'ab'],
  ['a\ufe0f\u034fb', 'ab'],
  [' a\u00a0b\n', ' a\u00a0b\n'],
])('%j without invisible characters is %j', (text, visible) => {
  expect(dropInvisible(text)).toBe(visible);
});

test('typed text has digits of ASCII and no invisible characters', () => {
  expect(typedText('\u200f ٣\u200b３a\n')).toBe(' 33a\n');
});
