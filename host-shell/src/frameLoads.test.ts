/** @jest-environment-options {"page": true} */
import { followFrames } from './frameLoads';

const addFrame = () =>
  document.body.appendChild(Object.assign(document.createElement('iframe'), { src: 'https://game.example/' }));
const load = (frame: HTMLIFrameElement) => frame.dispatchEvent(new Event('load'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Whether the frames have loaded, as far as can be told now. */
async function isResolved(waiting: Promise<void>): Promise<boolean> {
  let isDone = false;
  void waiting.then(() => {
    isDone = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return isDone;
}

test('a page without frames, and frames that have loaded, are not waited for', async () => {
  const framesLoaded = followFrames();
  expect(await isResolved(framesLoaded())).toBe(true);
  load(addFrame());
  expect(await isResolved(framesLoaded())).toBe(true);
});

test('waits for every frame that is loading', async () => {
  const framesLoaded = followFrames();
  const [first, second] = [addFrame(), addFrame()];
  const waiting = framesLoaded();
  load(first);
  expect(await isResolved(waiting)).toBe(false);
  load(second);
  expect(await isResolved(waiting)).toBe(true);
});

test('gives up on a frame that does not load', async () => {
  const framesLoaded = followFrames();
  addFrame();
  const waiting = framesLoaded();
  expect(await isResolved(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await isResolved(waiting)).toBe(true);
});
