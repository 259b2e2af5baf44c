/** @jest-environment-options {"page": true} */
import { renderHook } from '@testing-library/react';
import { undrawn, useProgressiveRows } from './useProgressiveRows';

/** The next frame, and the timers that it set. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));

/** From now on a frame takes this long. */
function takeMs(ms: number) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
}

/** A list whose rows are those of these names. */
function show(names: string) {
  const list = document.createElement('ul');
  const elements = new Map<string, Element>();
  const rowOf = (name: string) => {
    const row = elements.get(name) ?? document.createElement('li');
    elements.set(name, row);
    row.textContent = name;
    return row;
  };
  const hook = renderHook(
    ({ rows }) => {
      list.replaceChildren(...[...rows].map(rowOf));
      useProgressiveRows({ current: list }, [...rows]);
    },
    { initialProps: { rows: names } },
  );
  const waiting = () => [...list.children].filter((row) => row.hasAttribute(undrawn)).map((row) => row.textContent);
  return { ...hook, waiting: () => waiting().join('') };
}

/** What waits at once and after each of the next frames. */
async function watch({ waiting }: { readonly waiting: () => string }) {
  const seen = [waiting()];
  for (let frame = 0; frame < 12; frame += 1) {
    await nextFrame();
    seen.push(waiting());
  }
  return seen.filter((rows, index) => rows !== seen[index - 1]);
}

/** Draws rows once, so that it is known what they take. */
async function learn(ms: number) {
  takeMs(ms);
  const { unmount } = show('a');
  await nextFrame();
  unmount();
}

test('on a slow device each frame draws one row', async () => {
  takeMs(30);
  expect(await watch(show('abcde'))).toEqual(['bcde', 'cde', 'de', 'e', '']);
});

test('frames draw as many rows as they have time for', async () => {
  await learn(30);
  takeMs(8);
  expect(await watch(show('abcdefghijklmnopq'))).toEqual(['bcdefghijklmnopq', 'efghijklmnopq', 'nopq', '']);
});

test('on a fast device all rows come at once, also those that replace others', async () => {
  await learn(0.5);
  const shown = show('abcdefgh');
  expect(shown.waiting()).toBe('');
  await nextFrame();
  shown.rerender({ rows: 'xbyuw' });
  expect(shown.waiting()).toBe('');
});

test('only rows that a list did not have wait', async () => {
  await learn(30);
  const shown = show('abc');
  await watch(shown);
  shown.rerender({ rows: 'abcdef' });
  expect(shown.waiting()).toBe('ef');
  await watch(shown);
  shown.rerender({ rows: 'xbyfw' });
  expect(shown.waiting()).toBe('yw');
});

test.each([
  ['fewer', 'abcde'],
  ['more', 'abcdefghijkl'],
  ['others', 'klmnopqr'],
])('of %s rows before all were drawn, none waits for ever', async (_, rows) => {
  await learn(30);
  const shown = show('abcdefgh');
  shown.rerender({ rows });
  expect((await watch(shown)).pop()).toBe('');
});

test('a list that is gone leaves no row waiting', async () => {
  await learn(30);
  const { waiting, unmount } = show('abcdefgh');
  unmount();
  expect(waiting()).toBe('');
});
