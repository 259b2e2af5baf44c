import { compareDecimals, countDecimalPlaces, parseDecimal } from '@tessera/shared-contracts/money';
import { createRandom } from '../sample/random';
import { drawLiveBet } from './drawLiveBet';
import { sampleBetsOfAll } from './sampleLiveBets';

test('random bets are exact decimals with at most four places', () => {
  const random = createRandom(3);
  for (let index = 0; index < 300; index += 1) {
    const { amount, multiplier, payout } = drawLiveBet(random, String(index), 0);
    expect([amount, multiplier, payout].map(parseDecimal)).toEqual([amount, multiplier, payout]);
    expect(countDecimalPlaces(payout)).toBeLessThanOrEqual(4);
    expect(compareDecimals(amount, '0')).toBe(1);
  }
});

test('no sample bet has a valid player name', () => {
  const random = createRandom(5);
  const drawn = Array.from({ length: 300 }, (_, index) => drawLiveBet(random, String(index), 0));
  const players = [...drawn, ...sampleBetsOfAll(0, 1)].map(({ player }) => player);
  for (const player of new Set(players)) expect(player ?? '_•••_').toMatch(/^.•••.$/u);
});

test('the same seed gives the same bets', () => {
  const draw = () => drawLiveBet(createRandom(11), 'a', 5);
  expect(draw()).toEqual(draw());
});
