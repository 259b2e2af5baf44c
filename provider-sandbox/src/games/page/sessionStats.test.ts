import { countRound, drawCourse, noStats } from './sessionStats';

test('counts what was wagered, won and lost, and the net result to the last decimal', () => {
  const rounds = [
    { stake: '0.1', payout: '0.3' },
    { stake: '0.2', payout: '0.00000001' },
    { stake: '0.1', payout: '0.1' },
  ];
  expect(rounds.reduce(countRound, noStats)).toEqual({
    wagered: '0.4',
    net: '0.00000001',
    wins: 1,
    losses: 1,
    course: ['0', '0.2', '0.00000001', '0.00000001'],
  });
});

test('keeps the newest rounds of a long session', () => {
  let stats = noStats;
  for (let index = 0; index < 500; index += 1) stats = countRound(stats, { stake: '1', payout: '0' });
  expect(stats.course).toHaveLength(200);
  expect(stats.course.at(-1)).toBe('-500');
});

test.each([
  ['before the first round', ['0'], '0.0,2', 2],
  ['up, then below zero', ['0', '1', '-1'], '0.0,28 50.0,2 100.0,54', 28],
])('draws a course %s', (_, course, line, zero) => {
  expect(drawCourse(course, 100, 56)).toEqual({ line, zero });
});
