/** @jest-environment-options {"page": true} */
import { renderHook } from '@testing-library/react';
import { undrawn, useProgressiveRows } from './useProgressiveRows';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function show(count: number) {
  const list = document.createElement('ul');
  const addTo = (wanted: number) => {
    while (list.children.length < wanted) list.append(document.createElement('li'));
    while (list.children.length > wanted) list.lastChild?.remove();
    return wanted;
  };
  const hook = renderHook(({ rows }) => useProgressiveRows({ current: list }, addTo(rows), 3), {
    initialProps: { rows: count },
  });
  const waiting = () => [...list.children].flatMap((row, index) => (row.hasAttribute(undrawn) ? [index] : []));
  return { ...hook, waiting };
}

test('the first frame draws the first rows, and each frame after it a few more', async () => {
  const { waiting } = show(8);
  expect(waiting()).toEqual([3, 4, 5, 6, 7]);
  await nextFrame();
  expect(waiting()).toEqual([3, 4, 5, 6, 7]);
  await nextFrame();
  expect(waiting()).toEqual([6, 7]);
  await nextFrame();
  expect(waiting()).toEqual([]);
});

test('rows that a list gains wait, and those that it had do not', async () => {
  const { waiting, rerender } = show(3);
  expect(waiting()).toEqual([]);
  rerender({ rows: 8 });
  expect(waiting()).toEqual([6, 7]);
  await nextFrame();
  await nextFrame();
  expect(waiting()).toEqual([]);
});

test.each([
  ['fewer', 5],
  ['more', 12],
])('of %s rows before all were drawn, none waits for ever', async (_, rows) => {
  const { waiting, rerender } = show(8);
  rerender({ rows });
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
  expect(waiting()).toEqual([]);
});

test('a list that is gone leaves no row waiting', () => {
  const { waiting, unmount } = show(8);
  unmount();
  expect(waiting()).toEqual([]);
});
