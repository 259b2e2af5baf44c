/** @jest-environment-options {"page": true} */
import { act, renderHook } from '@testing-library/react';
import { useRowSteps } from './useRowSteps';

let frameMs = 0;
let now = 0;

/** From now on each frame takes this long. */
function takeMs(ms: number) {
  frameMs = ms;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}

/** The next frame, the timers that it set, and what they render. */
const nextFrame = () =>
  act(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          now += frameMs;
          setTimeout(resolve, 5);
        }),
      ),
  );

/** A list whose rows are these letters. */
function show(letters: string) {
  const { result, rerender, unmount } = renderHook(({ rows }) => useRowSteps(rows), {
    initialProps: { rows: [...letters] },
  });
  const shown = () => result.current.map((row) => row ?? '.').join('');
  return { shown, unmount, replace: (next: string) => rerender({ rows: [...next] }) };
}

/** What is shown at once and after each of the next frames. */
async function watch({ shown }: { readonly shown: () => string }) {
  const seen = [shown()];
  for (let frame = 0; frame < 12; frame += 1) {
    await nextFrame();
    seen.push(shown());
  }
  return seen.filter((letters, index) => letters !== seen[index - 1]);
}

/** Longer than a step may take. */
const slowMs = 40;

/** Shows a row, so that it is known what one takes: first slowly, which undoes what was known before. */
async function learn(ms: number) {
  for (const frame of [slowMs, ms]) {
    takeMs(frame);
    const { unmount } = show('a');
    await nextFrame();
    await nextFrame();
    unmount();
  }
}

test('on a slow device each step shows one row, the first with the places of all', async () => {
  takeMs(slowMs);
  expect(await watch(show('abcde'))).toEqual(['a....', 'ab...', 'abc..', 'abcd.', 'abcde']);
});

test('a step shows as many rows as it has time for', async () => {
  await learn(8);
  expect(await watch(show('abcdefgh'))).toEqual(['a.......', 'abcde...', 'abcdefgh']);
});

test('a step that leaves time is followed by one with a row more: most of its time may be the frame’s', async () => {
  await learn(20);
  const list = show('abcdefgh');
  expect(await watch(list)).toEqual(['a.......', 'abc.....', 'abcdef..', 'abcdefgh']);
});

test('one row that arrives on time does not make the next steps smaller', async () => {
  await learn(8);
  const list = show('abcdefgh');
  await watch(list);
  takeMs(30);
  list.replace('xbcdefgh');
  await watch(list);
  list.replace('klmnopqr');
  expect(list.shown()).toBe('klmnopqr');
});

test('on a fast device all rows come at once, also those that replace others', async () => {
  await learn(0.5);
  const list = show('abcdefgh');
  expect(list.shown()).toBe('abcdefgh');
  await nextFrame();
  list.replace('xbyuw');
  expect(list.shown()).toBe('xbyuw');
});

test('rows replace others from the top, and those that stay in their places do not wait', async () => {
  await learn(slowMs);
  const list = show('abc');
  await watch(list);
  list.replace('xbyde');
  expect(await watch(list)).toEqual(['xbc..', 'xby..', 'xbyd.', 'xbyde']);
});

test.each([
  ['fewer', 'klm'],
  ['more', 'klmnopqrs'],
  ['others', 'klmnop'],
])('of %s rows before all were shown, all are shown in the end', async (_, rows) => {
  await learn(slowMs);
  const list = show('abcdef');
  await nextFrame();
  list.replace(rows);
  expect((await watch(list)).pop()).toBe(rows);
});

test('nothing happens to a list that is gone', async () => {
  await learn(slowMs);
  const { shown, unmount } = show('abcd');
  unmount();
  expect(await watch({ shown })).toEqual(['a...']);
});
