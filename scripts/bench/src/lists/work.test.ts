import { frameGaps } from './work';

/** Times of frames with these gaps between them. */
function frames(...gaps: number[]): readonly number[] {
  const times = [0];
  for (const gap of gaps) times.push((times.at(-1) ?? 0) + gap);
  return times;
}

test('even frames drop none', () => {
  expect(frameGaps(frames(16.7, 16.6, 16.7))).toMatchObject({ droppedFrames: 0 });
});

test('a long frame replaces others', () => {
  const { longestFrameMs, droppedFrames } = frameGaps(frames(16.7, 100, 16.7));
  expect(longestFrameMs).toBeCloseTo(100);
  expect(droppedFrames).toBe(5);
});

test('without frames there is no gap', () => {
  expect(frameGaps([])).toEqual({ longestFrameMs: 0, droppedFrames: 0 });
});
