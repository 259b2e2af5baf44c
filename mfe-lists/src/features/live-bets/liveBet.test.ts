import { compareDecimals, countDecimalPlaces, parseDecimal } from '@tessera/shared-contracts/money';
import { createRandom } from '../sample/random';
import { drawLiveBet, livePayoutText, settleLiveBet } from './liveBet';

test.each([
  ['1.25', '4.20', '+5.2500'],
  ['0.40', '0.00', '−0.4000'],
  ['0.75', '11.37', '+8.5275'],
  ['0.07', '1.01', '+0.0707'],
])('%s SOL at %s× pays %s', (bet, multiplier, expected) => {
  const settled = settleLiveBet({ id: '1', game: 'Dice', user: 'ivo88', bet, multiplier, placedAtMs: 0 });
  expect(livePayoutText(settled)).toBe(expected);
});

test('random bets are exact decimals with at most four places', () => {
  const random = createRandom(3);
  for (let index = 0; index < 300; index += 1) {
    const { bet, multiplier, payout } = drawLiveBet(random, String(index), 0);
    expect([bet, multiplier, payout].map(parseDecimal)).toEqual([bet, multiplier, payout]);
    expect(countDecimalPlaces(payout)).toBeLessThanOrEqual(4);
    expect(compareDecimals(bet, '0')).toBe(1);
  }
});

test('the same seed gives the same bets', () => {
  const draw = () => drawLiveBet(createRandom(11), 'a', 5);
  expect(draw()).toEqual(draw());
});
