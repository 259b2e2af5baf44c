import { createProgress, estimate } from './progress';

test('estimates the remaining time from the elapsed time', () => {
  const lines: string[] = [];
  let nowMs = 0;
  const progress = createProgress(
    3,
    (line) => lines.push(line),
    () => nowMs,
  );
  for (const what of ['home', 'settings', 'wallet']) {
    nowMs += 40_000;
    progress.step(what);
  }
  expect(lines).toEqual(['1 of 3  home  about 1 min 20 s left', '2 of 3  settings  about 40 s left', '3 of 3  wallet']);
});

test('estimates', () => {
  expect(estimate(4, 11)).toBe('44 s');
  expect(estimate(100, 36)).toBe('60 min 0 s');
});
