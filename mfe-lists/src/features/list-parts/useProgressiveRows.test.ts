/** @jest-environment-options {"page": true} */
import { renderHook } from '@testing-library/react';
import { undrawn, useProgressiveRows } from './useProgressiveRows';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A list whose rows are those of these names. */
function show(names: string, replaced?: number) {
  const list = document.createElement('ul');
  const elements = new Map<string, Element>();
  const rowOf = (name: string) => {
    const row = elements.get(name) ?? document.createElement('li');
    elements.set(name, row);
    row.textContent = name;
    return row;
  };
  const perFrame = { added: 3, ...(replaced !== undefined && { replaced }) };
  const hook = renderHook(
    ({ rows }) => {
      list.replaceChildren(...[...rows].map(rowOf));
      useProgressiveRows({ current: list }, [...rows], perFrame);
    },
    { initialProps: { rows: names } },
  );
  const waiting = () => [...list.children].filter((row) => row.hasAttribute(undrawn)).map((row) => row.textContent);
  return { ...hook, waiting: () => waiting().join('') };
}

test('the first frame draws the first rows, and each frame after it a few more', async () => {
  const { waiting } = show('abcdefgh');
  expect(waiting()).toBe('defgh');
  await nextFrame();
  expect(waiting()).toBe('defgh');
  await nextFrame();
  expect(waiting()).toBe('gh');
  await nextFrame();
  expect(waiting()).toBe('');
});

test('rows that a list gains wait, and those that it had do not', async () => {
  const { waiting, rerender } = show('abc');
  expect(waiting()).toBe('');
  rerender({ rows: 'abcdefgh' });
  expect(waiting()).toBe('gh');
  await nextFrame();
  await nextFrame();
  expect(waiting()).toBe('');
});

test.each([
  ['all at once', undefined, ''],
  ['a few in each frame, if the list says so', 2, 'uw'],
])('rows that replace others are drawn %s', async (_, replaced, then) => {
  const { waiting, rerender } = show('abc', replaced);
  rerender({ rows: 'xbyuw' });
  expect(waiting()).toBe(then);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  expect(waiting()).toBe('');
});

test.each([
  ['fewer', 'abcde'],
  ['more', 'abcdefghijkl'],
  ['others', 'klmnopqr'],
])('of %s rows before all were drawn, none waits for ever', async (_, rows) => {
  const { waiting, rerender } = show('abcdefgh', 2);
  rerender({ rows });
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
  expect(waiting()).toBe('');
});

test('a list that is gone leaves no row waiting', () => {
  const { waiting, unmount } = show('abcdefgh');
  unmount();
  expect(waiting()).toBe('');
});
