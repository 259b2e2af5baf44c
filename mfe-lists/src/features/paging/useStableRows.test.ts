/** @jest-environment-options {"page": true} */
import { renderHook } from '@testing-library/react';
import { useStableRows } from './useStableRows';

test.each([
  ['the same fields', [{ id: 'a', status: null }], true],
  ['another value', [{ id: 'a', status: 'waiting' }], false],
  ['another row', [{ id: 'b', status: null }], false],
  [
    'one row more',
    [
      { id: 'a', status: null },
      { id: 'b', status: null },
    ],
    false,
  ],
  ['none left', [], false],
])('rows read again with %s', (_, again, isStable) => {
  const first: readonly { id: string; status: string | null }[] = [{ id: 'a', status: null }];
  const { result, rerender } = renderHook(useStableRows<(typeof first)[number]>, { initialProps: first });
  rerender(again);
  expect(result.current).toEqual(again);
  expect(result.current === first).toBe(isStable);
});
