import { addDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { dicePage, openFun, openGame } from '../testing/games';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { diceMessages } from './dice/dice.messages';
import { gamesMessages } from './games.messages';

const { client } = sandboxOfTests();
const { player } = playerOfTest(client, '1');

const openReal = async () => dicePage(client, await openGame(client, player, 'Dice'));
const openDemo = async () => dicePage(client, await openFun(client, 'Dice'));

describe('a round of Dice', () => {
  test('is one transfer and is listed in the transactions with its stake and payout', async () => {
    const page = await openReal();
    let last = (await page.roll()).data.round as Record<string, string>;
    for (let tries = 0; tries < 60 && last.multiplier === '0.0000'; tries += 1)
      last = (await page.roll()).data.round as typeof last;
    expect(last).toMatchObject({ multiplier: '1.9798', payout: '0.01979800' });
    const { entries, sums } = await client.ledger(player);
    const ofRound = entries.filter(({ reference }) => reference === last.id);
    expect(new Set(ofRound.map(({ transferId }) => transferId)).size).toBe(1);
    expect(ofRound.map(({ amount }) => amount).sort()).toEqual(['-0.01000000', '0.01979800']);
    expect(entries.reduce((sum, { amount }) => addDecimals(sum, amount), '0')).toBe(
      subtractDecimals(sums.BTC ?? '', '0'),
    );
    const { transactions } = (
      await client.call('transactions', { params: { userId: player.id }, token: player.token })
    ).read();
    expect(transactions.readable.slice(0, 2).map(({ type, amount, status }) => ({ type, amount, status }))).toEqual(
      expect.arrayContaining([
        { type: 'bet', amount: '0.01', status: 'finished' },
        { type: 'win', amount: '0.019798', status: 'finished' },
      ]),
    );
  });

  test.each([
    ['more than the balance', { stake: '1.00000001' }, 'Insufficient balance'],
    ['nothing', { stake: '0' }, 'The amount must be a positive number with at most 8 decimals.'],
    ['nine decimals', { stake: '0.000000001' }, 'The amount must be a positive number with at most 8 decimals.'],
    ['a chance above 98 %', { bet: { direction: 'over', target: 199 } }, diceMessages.targetInvalid],
    ['no chance', { bet: { direction: 'over', target: 10_001 } }, diceMessages.targetInvalid],
    ['less than the smallest bet', { stake: '0.00000014' }, 'The smallest bet is 0.00000015 BTC.'],
    ['more than the largest bet', { stake: '1.50000001' }, 'The largest bet is 1.50000000 BTC.'],
    [
      'a possible win above the limit',
      { stake: '0.01', bet: { direction: 'over', target: 10_000 } },
      'One round pays at most 15.00000000 BTC, and this bet could win more. Lower it.',
    ],
    ['an unknown coin', { currency: 'XYZ' }, gamesMessages.currencyUnknown],
    ['a coin without a balance', { currency: 'LTC' }, 'Insufficient balance'],
  ])('with %s is refused and stakes nothing', async (_, change, message) => {
    const page = await openReal();
    expect(await page.roll(change)).toMatchObject({ status: 400, data: { message } });
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });

  test('a retry with the same key returns the same round; with a different bet it is refused', async () => {
    const page = await openReal();
    const first = await page.roll({ key: 'one-key-for-both' });
    expect((await page.roll({ key: 'one-key-for-both' })).data.round).toMatchObject({
      id: (first.data.round as { id: string }).id,
    });
    expect(await page.roll({ key: 'one-key-for-both', stake: '0.02' })).toMatchObject({
      status: 409,
      data: { message: gamesMessages.keyReused },
    });
  });

  test('in fun play moves only play money', async () => {
    const page = await openDemo();
    const { data } = await page.roll({ currency: 'FUN', stake: '10' });
    const { payout } = data.round as { payout: string };
    expect(Number(data.balance)).toBe(990 + Number(payout));
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });

  test('is refused without a session, and the state too', async () => {
    const page = dicePage(client, 'none');
    expect(await page.roll()).toMatchObject({ status: 401, data: { message: gamesMessages.sessionOver } });
    expect((await page.ask('state')).status).toBe(401);
  });
});
