import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { Pagination } from '..';
import { pageNumbers } from './pageNumbers';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 3 … 9'],
  [2, 9, '1 2 3 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [8, 9, '1 … 7 8 9'],
  [9, 9, '1 … 7 8 9'],
  [1, 4, '1 2 3 4'],
  [1, 0, ''],
])('page %p of %p shows %s', (page, pageCount, expected) => {
  expect(
    pageNumbers(page, pageCount)
      .map((place) => (place === 'gap' ? '…' : place))
      .join(' '),
  ).toBe(expected);
});

test('always shows first, last, current and neighbours, in order, once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pageCount] = a < b ? [a, b] : [b, a];
      const numbers = pageNumbers(page, pageCount).filter((place) => place !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      for (const wanted of [1, page, pageCount]) expect(numbers).toContain(wanted);
    }),
  );
});

test('links to pages and marks the current one', async () => {
  const onPageChange = jest.fn();
  render(<Pagination page={2} pageCount={9} onPageChange={onPageChange} />);
  const nav = screen.getByRole('navigation', { name: 'Pagination' });
  expect(within(nav).getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
  for (const name of ['Previous', 'Page 3', 'Page 9', 'Next']) {
    await userEvent.click(within(nav).getByRole('button', { name }));
  }
  expect(onPageChange.mock.calls).toEqual([[1], [3], [9], [3]]);
});

test.each([
  [1, 'Previous'],
  [9, 'Next'],
])('on page %p there is no %s', (page, name) => {
  render(<Pagination page={page} pageCount={9} onPageChange={() => undefined} />);
  expect(screen.getByRole('button', { name })).toBeDisabled();
});
