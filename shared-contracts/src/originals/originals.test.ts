import {
  type KenoRisk,
  kenoPayouts,
  kenoReturn,
  minesMultiplier,
  type PlinkoRisk,
  type PlinkoRows,
  plinkoPayouts,
  plinkoReturn,
} from '.';

test.each(Object.keys(kenoPayouts) as KenoRisk[])('Keno returns 98.6 to 99.1 per cent, risk %s', (risk) => {
  for (let picks = 1; picks <= 10; picks += 1) {
    expect(kenoReturn(risk, picks)).toBeGreaterThan(0.986);
    expect(kenoReturn(risk, picks)).toBeLessThan(0.991);
  }
});

test.each(Object.keys(plinkoPayouts).map(Number) as PlinkoRows[])(
  'Plinko returns 98.6 to 99.1 per cent, %i rows',
  (rows) => {
    for (const risk of Object.keys(plinkoPayouts[rows]) as PlinkoRisk[]) {
      expect(plinkoReturn(rows, risk)).toBeGreaterThan(0.986);
      expect(plinkoReturn(rows, risk)).toBeLessThan(0.991);
    }
  },
);

test.each([
  [1, 1, 10_312n],
  [3, 1, 11_250n],
  [24, 1, 247_500n],
])('with %i mines, %i tile pays %i ten-thousandths', (mines, tiles, expected) => {
  expect(minesMultiplier(mines, tiles)).toBe(expected);
});
