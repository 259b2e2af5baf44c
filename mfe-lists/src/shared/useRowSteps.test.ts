/** @jest-environment-options {"page": true} */
import { act, renderHook } from '@testing-library/react';
import { useRowSteps } from './useRowSteps';

let frameMs = 0;
let now = 0;

/** Sets the duration of each following frame. */
function takeMs(ms: number) {
  frameMs = ms;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}

/** Runs the next frame, its timers, and their renders. */
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

/** A list with these letters as rows. */
function show(letters: string) {
  const { result, rerender, unmount } = renderHook(({ rows }) => useRowSteps(rows), {
    initialProps: { rows: [...letters] },
  });
  const shown = () => result.current.map((row) => row ?? '.').join('');
  return { shown, unmount, replace: (next: string) => rerender({ rows: [...next] }) };
}

/** The distinct states of the list over the next frames. */
async function watch({ shown }: { readonly shown: () => string }) {
  const seen = [shown()];
  for (let frame = 0; frame < 12; frame += 1) {
    await nextFrame();
    seen.push(shown());
  }
  return seen.filter((letters, index) => letters !== seen[index - 1]);
}

/** Over the time budget of a step. */
const slowMs = 40;

/** Measures one row: first slowly, which resets earlier measurements. */
async function learn(ms: number) {
  for (const frame of [slowMs, ms]) {
    takeMs(frame);
    const { unmount } = show('a');
    await nextFrame();
    await nextFrame();
    unmount();
  }
}

test('on a slow device each step shows one row, the first with placeholders', async () => {
  takeMs(slowMs);
  expect(await watch(show('abcde'))).toEqual(['a....', 'ab...', 'abc..', 'abcd.', 'abcde']);
});

test('a step shows as many rows as fit its time budget', async () => {
  await learn(8);
  expect(await watch(show('abcdefgh'))).toEqual(['a.......', 'abcde...', 'abcdefgh']);
});

test('a step with time to spare is followed by one with one more row', async () => {
  await learn(20);
  const list = show('abcdefgh');
  expect(await watch(list)).toEqual(['a.......', 'abc.....', 'abcdef..', 'abcdefgh']);
});

test('a single row on time does not make the next steps smaller', async () => {
  await learn(8);
  const list = show('abcdefgh');
  await watch(list);
  takeMs(30);
  list.replace('xbcdefgh');
  await watch(list);
  list.replace('klmnopqr');
  expect(list.shown()).toBe('klmnopqr');
});

test('on a fast device all rows are shown at once, also replacements', async () => {
  await learn(0.5);
  const list = show('abcdefgh');
  expect(list.shown()).toBe('abcdefgh');
  await nextFrame();
  list.replace('xbyuw');
  expect(list.shown()).toBe('xbyuw');
});

test('rows are replaced from the top, and unchanged rows do not wait', async () => {
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

test('an unmounted list is not updated', async () => {
  await learn(slowMs);
  const { shown, unmount } = show('abcd');
  unmount();
  expect(await watch({ shown })).toEqual(['a...']);
});
