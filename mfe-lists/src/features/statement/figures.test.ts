import { addDecimals, compareDecimals, type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { type Client, createClient, type Player, testAddress } from '../../../../provider-sandbox/src/testing/client';
import { openDice, openGame, playMinesBySteps, rollDice } from '../../../../provider-sandbox/src/testing/games';
import { amountOf, moneyStep } from '../../../../provider-sandbox/src/testing/moneySteps';
import { type SandboxProcess, startSandboxProcess } from '../../../../provider-sandbox/src/testing/sandboxProcess';
import { usdValue } from '../../../../provider-sandbox/src/wallet';
import { sumBets } from '../bets/bet-panel/sumBets';
import { sumByCurrency } from '../transactions/data';

let sandbox: SandboxProcess;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandboxProcess({});
  client = createClient(sandbox.url);
});
afterAll(() => sandbox?.stop());

type Step =
  | { readonly kind: 'deposit' | 'roll' | 'withdraw'; readonly units: number }
  | { readonly kind: 'mines' | 'refunded' | 'failed' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: moneyStep },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('mines', 'refunded', 'failed') }) },
);

/** The provider refuses a step for which there is no money, or no withdrawal to return. */
async function take(player: Player, taken: Step, key: string): Promise<void> {
  const own = { params: { userId: player.id }, token: player.token };
  switch (taken.kind) {
    case 'deposit':
      return client.fund(player, 'BTC', amountOf(taken.units));
    case 'roll':
      await rollDice(client, await openDice(client, player), key, amountOf(taken.units));
      return;
    case 'mines':
      await playMinesBySteps(client, await openGame(client, player, 'Mines'), key).catch(() => undefined);
      return;
    case 'withdraw': {
      const body = { currency: 'BTC', amount: Number(amountOf(taken.units)), address: testAddress };
      const verified = await client.verifiedWithdrawal(player, body).catch(() => undefined);
      if (verified?.status === 200) await client.call('withdraw', { ...own, body });
      return;
    }
    default:
      await client.send('POST', '/__sandbox/withdrawals', { body: { userId: player.id, status: taken.kind } });
  }
}

const sumOf = (amounts: readonly Decimal[]) => amounts.reduce(addDecimals, '0');
const negative = (amount: Decimal) => subtractDecimals('0', amount);

/** Figures that differ; each row has its name, the one that is shown, and the one that follows. */
const differences = (rows: readonly (readonly [string, Decimal, Decimal])[]) =>
  rows.filter(([, shown, follows]) => compareDecimals(shown, follows) !== 0);

test('the totals of the profile, bets, transactions and statement follow from the ledger and agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const player = await client.register('2');
      for (const [index, taken] of steps.entries()) await take(player, taken, `figure-step-${index}`);
      const own = { params: { userId: player.id }, token: player.token };
      const { entries } = await client.ledger(player);
      const profile = (await client.call('totals', own)).read();
      const bets = (await client.call('bets', own)).read().bets.readable;
      const rows = (await client.call('transactions', own)).read().transactions.readable;
      const range = { from: '2020-01-01', to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) };
      const [coin, ...others] = (await client.call('statement', { ...own, search: range })).read().coins.readable;
      const ledger = (isOut: boolean, ...kinds: string[]) =>
        sumOf(entries.filter((e) => kinds.includes(e.kind) && e.amount.startsWith('-') === isOut).map((e) => e.amount));
      const staked = negative(ledger(true, 'round'));
      const returned = ledger(false, 'round', 'payout');
      const [bet = { count: 0, staked: '0', returned: '0', net: '0' }] = sumBets(bets);
      const [moved = { received: '0', sent: '0' }] = sumByCurrency(rows);
      if (coin === undefined) throw new Error('The statement has no coin.');
      expect({ others, count: bet.count, listed: bets.length }).toEqual({
        others: [],
        count: profile.bets,
        listed: profile.bets,
      });
      expect(
        differences([
          ['profile: wagered', profile.wageredUsd, usdValue(staked, 'BTC')],
          ['bets: staked', bet.staked, staked],
          ['bets: returned', bet.returned, returned],
          ['bets: net', bet.net, subtractDecimals(returned, staked)],
          [
            'transactions: sent',
            moved.sent,
            negative(sumOf([ledger(true, 'round', 'withdrawal', 'fee'), ledger(false, 'refund', 'fee-refund')])),
          ],
          ['transactions: received', moved.received, ledger(false, 'deposit', 'round', 'payout')],
          ['statement: staked', coin.staked, negative(bet.staked)],
          ['statement: returned', coin.returned, bet.returned],
          ['statement: deposits', coin.deposits, subtractDecimals(moved.received, bet.returned)],
          [
            'statement: withdrawals and fees',
            addDecimals(coin.withdrawals, coin.fees),
            negative(subtractDecimals(moved.sent, bet.staked)),
          ],
          ['statement: closing', coin.closing, subtractDecimals(moved.received, moved.sent)],
          ['statement: closing by the ledger', coin.closing, sumOf(entries.map(({ amount }) => amount))],
        ]),
      ).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
