import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import {
  addDecimals,
  compareDecimals,
  countDecimalPlaces,
  decimalSchema,
  divideDecimals,
  isPositiveDecimal,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
} from '.';

describe('parseDecimal', () => {
  test.each([
    ['0.10', '0.10'],
    [' 5 ', '5'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0.025', '-0.025'],
    ['007', '7'],
    ['0.02500000', '0.02500000'],
    ['1e3', '1000'],
    ['1E-8', '0.00000001'],
    ['١٢.٥', '12.5'],
    ['۰.۰۲۵', '0.025'],
    ['１００', '100'],
    [1e-8, '0.00000001'],
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    [0, '0'],
    ['12345678901234567.123456789', '12345678901234567.123456789'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['1e300', `1${'0'.repeat(300)}`],
    [-0, '0'],
    ['-0', '0'],
    ['-0.00', '0.00'],
  ])('parses %p to %p', (input, expected) => {
    expect(parseDecimal(input)).toBe(expected);
  });

  test.each([
    [''],
    [' '],
    ['.'],
    ['-'],
    ['1,5'],
    ['1 000'],
    ['0x10'],
    ['1e'],
    ['1e9999'],
    ['1e400'],
    ['1e-400'],
    ['1'.repeat(401)],
    ['Infinity'],
    ['NaN'],
    ['−5'],
    ['²'],
    ['十'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [undefined],
    [true],
    [{}],
    [10n],
  ])('refuses %p', (input) => {
    expect(parseDecimal(input)).toBeUndefined();
  });
});

describe('decimalSchema', () => {
  test.each([
    [0.30000000000000004, '0.30000000000000004'],
    ['0.1', '0.1'],
    [-5, '-5'],
  ])('parses %p to %p', (input, expected) => {
    expect(parse(decimalSchema, input)).toBe(expected);
  });

  test.each([['ten'], [Number.NaN], [null], [{ amount: 1 }]])('refuses %p', (input) => {
    expect(safeParse(decimalSchema, input).success).toBe(false);
  });
});

test.each([
  ['0.1', '0.2', '0.3'],
  ['0.00000001', '-0.00000001', '0'],
  ['99999999999999999999', '0.00000001', '99999999999999999999.00000001'],
])('%p + %p = %p', (a, b, sum) => {
  expect(addDecimals(a, b)).toBe(sum);
});

test.each([
  ['0.3', '0.1', '0.2'],
  ['0', '5', '-5'],
])('%p - %p = %p', (a, b, difference) => {
  expect(subtractDecimals(a, b)).toBe(difference);
});

test.each([
  ['0.00000001', '0.00000001', '0.0000000000000001'],
  ['1.10', '1.1', '1.21'],
])('%p * %p = %p', (a, b, product) => {
  expect(multiplyDecimals(a, b)).toBe(product);
});

test.each([
  ['1', '3', 4, '0.3333'],
  ['2', '3', 4, '0.6666'],
  ['-2', '3', 4, '-0.6666'],
  ['1', '0.25', 0, '4'],
  ['6', '3', 2, '2'],
  ['0', '7', 2, '0'],
  ['199', '100', 0, '1'],
  ['1', '30000000000000000000000000', 24, '0'],
])('%p / %p with %p places = %p', (a, b, places, quotient) => {
  expect(divideDecimals(a, b, places)).toBe(quotient);
});

test('nothing is divided by zero', () => {
  expect(() => divideDecimals('1', '0', 2)).toThrow();
});

test.each([
  ['0.1', '0.10', 0],
  ['-1', '1', -1],
  ['10', '9', 1],
] as const)('compares %p with %p as %p', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
});

test.each([
  ['0', false],
  ['0.00', false],
  ['-0.00000001', false],
  ['0.00000001', true],
])('whether %p is positive: %p', (amount, isPositive) => {
  expect(isPositiveDecimal(amount)).toBe(isPositive);
});

test.each([
  ['1', 0],
  ['1.50', 1],
  ['0.00000001', 8],
  ['0.00', 0],
])('number of places of %p: %p', (amount, places) => {
  expect(countDecimalPlaces(amount)).toBe(places);
});

describe('laws', () => {
  const amounts = fc
    .tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), fc.integer({ min: 0, max: 18 }))
    .map(([units, places]) => {
      const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
      const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
      return units < 0n ? `-${text}` : text;
    });

  test('a parsed amount parses to itself', () => {
    fc.assert(fc.property(amounts, (amount) => parseDecimal(parseDecimal(amount)) === parseDecimal(amount)));
  });

  test('addition is commutative and associative', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        expect(addDecimals(a, b)).toBe(addDecimals(b, a));
        expect(addDecimals(addDecimals(a, b), c)).toBe(addDecimals(a, addDecimals(b, c)));
      }),
    );
  });

  test('subtraction reverses addition', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => compareDecimals(subtractDecimals(addDecimals(a, b), b), a) === 0),
    );
  });

  test('multiplication distributes over addition', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        const whole = multiplyDecimals(a, addDecimals(b, c));
        return compareDecimals(whole, addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c))) === 0;
      }),
    );
  });

  test('a quotient is the largest with its places that fits', () => {
    const positive = amounts.filter(isPositiveDecimal);
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 0, max: 18 }), (a, b, places) => {
        const quotient = divideDecimals(a, b, places);
        const step = parseDecimal(`1e-${places}`) ?? '';
        expect(compareDecimals(multiplyDecimals(quotient, b), a)).toBeLessThanOrEqual(0);
        expect(compareDecimals(multiplyDecimals(addDecimals(quotient, step), b), a)).toBe(1);
      }),
    );
  });

  test('comparison agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => isPositiveDecimal(subtractDecimals(a, b)) === compareDecimals(a, b) > 0),
    );
  });

  test('every float survives a round trip', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        // An amount of zero has no sign.
        expect(Number(parseDecimal(value)) + 0).toBe(value + 0);
      }),
    );
  });
});
