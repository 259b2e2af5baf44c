import { pageRange, rowsInRange } from './pageRange';

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

test('returns exactly the rows in range', () => {
  const rows = Array.from({ length: 7 }, (_, index) => index + 1);
  expect(rowsInRange(rows, pageRange({ page: 2, from: 2 }, 7, 3))).toEqual([4, 5, 6]);
  expect(rowsInRange(rows, pageRange({ page: 3, from: 2 }, 7, 3))).toEqual([4, 5, 6, 7]);
  expect(rowsInRange([], pageRange({ page: 1, from: 1 }, 0, 3))).toEqual([]);
});
