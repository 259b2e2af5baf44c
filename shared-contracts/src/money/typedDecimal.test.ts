import fc from 'fast-check';
import {
  compareDecimals,
  parseDecimal,
  readTypedDecimal,
  truncateDecimal,
  typedDecimalMessages,
  writeTypedDecimal,
} from '.';

test.each([
  ['0.5', '0.5'],
  ['0,5', '0.5'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['5,', '5'],
  ['5.', '5'],
  [' 0,025 ', '0.025'],
  ['0,500', '0.500'],
  ['00,500', '0.500'],
  ['1,5', '1.5'],
  ['1,25', '1.25'],
  ['1,0000', '1.0000'],
  ['1,00000001', '1.00000001'],
  ['1234,567', '1234.567'],
  ['1000', '1000'],
  ['+3', '3'],
  ['-1,5', '-1.5'],
  ['٠٫٥', '0.5'],
  ['١٢,٥', '12.5'],
  ['۱۲٫۵', '12.5'],
  ['０．０２５', '0.025'],
  ['１２，５', '12.5'],
  ['\u200f0,5\u200e', '0.5'],
  ['0.\u200b5\u00ad\ufeff', '0.5'],
])('%j is the amount %s', (typed, amount) => {
  expect(readTypedDecimal(typed)).toEqual({ amount });
});

test.each([
  ['', 'not-a-number'],
  ['.', 'not-a-number'],
  [',', 'not-a-number'],
  ['-', 'not-a-number'],
  ['all', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['$5', 'not-a-number'],
  ['−5', 'not-a-number'],
  ['²', 'not-a-number'],
  ['十', 'not-a-number'],
  ['\u200b', 'not-a-number'],
  ['1,000', 'ambiguous'],
  ['12,345', 'ambiguous'],
  ['999,999', 'ambiguous'],
  ['001,000', 'ambiguous'],
  ['-1,000', 'ambiguous'],
  ['١,٠٠٠', 'ambiguous'],
  ['１，０００', 'ambiguous'],
  ['1,000.50', 'separators'],
  ['1.000,50', 'separators'],
  ['1,000,000', 'separators'],
  ['1.000.000', 'separators'],
  ['1,00,000', 'separators'],
  ['1 000', 'separators'],
  ['١٬٠٠٠', 'separators'],
  ['1\t000', 'separators'],
  ['1\u00a0000,5', 'separators'],
  ["1'000", 'separators'],
  ['1,2,3', 'separators'],
  ['0,,5', 'separators'],
  ['0.,5', 'separators'],
] as const)('%j is refused as %s', (typed, fault) => {
  expect(readTypedDecimal(typed)).toEqual({ fault });
});

/** The browser's languages, in the order of preference. */
const speak = (...languages: string[]) =>
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });

test.each([
  [['de-DE', 'en'], '1.000', { fault: 'ambiguous' }],
  [['en-US', 'es'], '12.345', { fault: 'ambiguous' }],
  [['pt-BR'], '١.٠٠٠', { fault: 'ambiguous' }],
  [['nl'], '1,000', { fault: 'ambiguous' }],
  [['de-DE'], '1.5', { amount: '1.5' }],
  [['de-DE'], '0.001', { amount: '0.001' }],
  [['de-DE'], '1,5', { amount: '1.5' }],
  [['de-DE'], '1.0000', { amount: '1.0000' }],
  [['de-DE'], '1234.567', { amount: '1234.567' }],
  [['en-US', 'en'], '1.000', { amount: '1.000' }],
  [['pl', 'de-CH', 'c'], '1.000', { amount: '1.000' }],
])('in %j, %s is %j', (languages, typed, read) => {
  speak(...languages);
  expect(readTypedDecimal(typed)).toEqual(read);
});

test.each([' 1,250', '１，２５０', '1.250'])('names both readings of %s, each of which can be entered', (typed) => {
  speak('de');
  const [, text = '', ...readings] =
    /^(.+) may mean (.+) or (.+)\. Enter one of these$/.exec(typedDecimalMessages.ambiguous(typed)) ?? [];
  expect(readTypedDecimal(text)).toEqual({ fault: 'ambiguous' });
  expect(readings.map(readTypedDecimal)).toEqual([{ amount: '1.2500' }, { amount: '1250' }]);
});

test('an amount that the site fills in is read as it is, in every language', () => {
  const units = fc.bigInt(1n, 10n ** 12n);
  fc.assert(
    fc.property(
      units,
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom('en', 'de', 'pl', 'fr-CH'),
      (value, places, language) => {
        speak(language);
        const digits = String(value).padStart(places + 1, '0');
        const amount = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
        const read = readTypedDecimal(writeTypedDecimal(amount));
        expect('amount' in read && compareDecimals(read.amount, amount)).toBe(0);
      },
    ),
  );
});

test('an amount written with the separators of a language is never read as another one', () => {
  const languages = ['en', 'de', 'es', 'nl', 'pt-BR', 'id', 'fr', 'pl', 'de-CH', 'hi', 'ar', 'fa'];
  const amounts = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 8 }));
  fc.assert(
    fc.property(amounts, fc.constantFrom(...languages), ([units, places], language) => {
      speak(language);
      const value = units / 10 ** places;
      const options = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: 'always' } as const;
      const read = readTypedDecimal(new Intl.NumberFormat(language, options).format(value));
      if ('amount' in read) expect(Number(read.amount)).toBeCloseTo(value, 8);
    }),
  );
});

const whole = fc.bigInt(0n, 10n ** 12n).map(String);
const fraction = fc.stringMatching(/^\d{1,10}$/);

test('comma and point mean the same wherever a comma is accepted', () => {
  fc.assert(
    fc.property(whole, fraction, (before, after) => {
      const withComma = readTypedDecimal(`${before},${after}`);
      const isTaken = !('fault' in withComma);
      if (isTaken) expect(withComma).toEqual(readTypedDecimal(`${before}.${after}`));
      expect(isTaken).toBe(after.length !== 3 || before === '0' || before.length > 3);
    }),
  );
});

test('a number with thousands separators is never read as a smaller one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 10 ** 12 }), fc.constantFrom(',', ' ', "'"), (number, separator) => {
      const grouped = String(number).replace(/\B(?=(\d{3})+$)/g, separator);
      expect(readTypedDecimal(grouped)).toHaveProperty('fault');
    }),
  );
});

test.each([
  ['0.084218399', 8, '0.08421839'],
  ['0.000000009', 8, '0'],
  ['-1.999', 2, '-1.99'],
  ['0.02500000', 8, '0.02500000'],
  ['1.5000000000', 8, '1.5000000000'],
  ['12', 0, '12'],
])('cuts %s to %d places: %s', (amount, places, cut) => {
  expect(truncateDecimal(amount, places)).toBe(cut);
});

test('truncation never makes an amount larger', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 12 }), (value, places) => {
      const amount = parseDecimal(value) ?? '0';
      expect(compareDecimals(truncateDecimal(amount, places), amount)).toBeLessThanOrEqual(0);
    }),
  );
});
