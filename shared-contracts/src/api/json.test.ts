import fc from 'fast-check';
import { exactNumber, parseJson, stringifyJson, tryParseJson } from '.';

test.each([
  ['0.1', 0.1],
  ['0.10', 0.1],
  ['1e-8', 1e-8],
  ['0.30000000000000004', 0.30000000000000004],
  ['2341', 2341],
  ['9007199254740991', 9007199254740991],
  // Numbers that a binary float would change stay text.
  ['9007199254740993', '9007199254740993'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  ['12345678.123456789012', '12345678.123456789012'],
])('parses the number %s without loss', (text, expected) => {
  expect(parseJson(`{"amount":${text}}`)).toEqual({ amount: expected });
});

test.each([['{'], [''], ['{"a":1,}'], ['<html>'], ['undefined']])('refuses %p', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
  expect(tryParseJson(text)).toBeUndefined();
});

test.each([['0.02500000'], ['0.1234567890123456789'], ['12345678901234567890'], ['0.00000001'], ['5']])(
  'writes the amount %s digit for digit',
  (amount) => {
    expect(stringifyJson({ amount: exactNumber(amount) })).toBe(`{"amount":${amount}}`);
  },
);

test('parses every amount that it wrote', () => {
  const amounts = fc.tuple(fc.bigInt(0n, 10n ** 24n), fc.integer({ min: 1, max: 18 })).map(([units, places]) => {
    const digits = String(units).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });
  fc.assert(
    fc.property(amounts, (amount) => {
      const read = (parseJson(stringifyJson({ amount: exactNumber(amount) })) as { amount: string | number }).amount;
      return typeof read === 'string' ? read === amount : read === Number(amount);
    }),
  );
});

test('keeps strings, lists and null', () => {
  const value = { a: 'x', b: [1, null, { c: true }] };
  expect(parseJson(stringifyJson(value))).toEqual(value);
  expect(tryParseJson(stringifyJson(value))).toEqual(value);
  expect(stringifyJson(undefined)).toBe('null');
});
