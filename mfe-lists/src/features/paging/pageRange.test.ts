import fc from 'fast-check';
import { pageRange } from './pageRange';

test.each([
  // page, from, total, page size → page, page count, first, last
  [1, 1, 128, 15, 1, 9, 1, 15],
  [2, 2, 128, 15, 2, 9, 16, 30],
  [9, 9, 128, 15, 9, 9, 121, 128],
  [2, 1, 128, 15, 2, 9, 1, 30],
  [9, 3, 128, 15, 9, 9, 31, 128],
  [40, 40, 128, 15, 9, 9, 121, 128],
  [40, 2, 128, 15, 9, 9, 16, 128],
  [20, 1, 900, 15, 20, 60, 1, 300],
  [21, 1, 900, 15, 21, 60, 16, 315],
  [6667, 1, 100_000, 15, 6667, 6667, 99_706, 100_000],
  [1, 1, 15, 15, 1, 1, 1, 15],
  [1, 1, 16, 15, 1, 2, 1, 15],
  [1, 1, 3, 15, 1, 1, 1, 3],
  [1, 1, 0, 15, 1, 1, 0, 0],
])('page %i from %i of %i rows by %i', (page, from, total, size, shownPage, pageCount, first, last) => {
  expect(pageRange({ page, from }, total, size)).toMatchObject({ page: shownPage, pageCount, total, first, last });
});

test('clamps the first page of the range to the list', () => {
  expect(pageRange({ page: 40, from: 40 }, 128, 15).from).toBe(9);
  expect(pageRange({ page: 40, from: 2 }, 128, 15).from).toBe(2);
});

test('shows and numbers every row on exactly one page, for any size of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 40 }), (total, size) => {
      const { pageCount } = pageRange({ page: 1, from: 1 }, total, size);
      const pages = Array.from({ length: pageCount }, (_, index) =>
        pageRange({ page: index + 1, from: index + 1 }, total, size),
      );
      const places = pages.flatMap(({ first, last }) =>
        Array.from({ length: total && last - first + 1 }, (_, index) => first + index),
      );
      expect(places).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    }),
  );
});

test('never shows more than 20 pages, nor a missing row', () => {
  const number = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(
      number,
      number,
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 40 }),
      (a, b, total, size) => {
        const { first, last, page, from } = pageRange({ page: Math.max(a, b), from: Math.min(a, b) }, total, size);
        expect(first).toBeGreaterThanOrEqual(1);
        expect(last).toBeLessThanOrEqual(total);
        expect(last - first + 1).toBeLessThanOrEqual(20 * size);
        expect([first, last]).toEqual([(from - 1) * size + 1, Math.min(page * size, total)]);
      },
    ),
  );
});
