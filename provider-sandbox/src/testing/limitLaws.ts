import { randomUUID } from 'node:crypto';
import { limitKinds, limitPeriods } from '@tessera/shared-contracts/extensions/schema';
import fc from 'fast-check';
import type { Player } from './client';
import { openDice, rollDice } from './games';
import { amountOf, unitsOf } from './limitBets';
import { limitCommands } from './limitCommands';
import { limitIn, newPlay, type Play, releaseInModel, stateOf, usdScale, usedIn } from './limitModel';
import { movedSandboxOfTests } from './movedClock';

const start = '2026-03-11T10:00:00.000Z';
const minuteMs = 60_000;

/**
 * Tests the laws of limits and breaks by arbitrary commands of players, chain and clock; run on each kind of database.
 *
 * @param readEnv the database's settings, known once the file's own `beforeAll` ran
 */
export function describeLimitLaws(readEnv: () => Readonly<Record<string, string>>): void {
  jest.setTimeout(600_000);
  const { client, clock } = movedSandboxOfTests(start, readEnv);
  const own = ({ id, token }: Player) => ({ params: { userId: id }, token });

  /** Logs in again if the session is over; on a break this gives one that reads and withdraws. */
  async function keepSession(play: Play): Promise<void> {
    if ((await client.call('readBreak', own(play.player))).status === 200) return;
    const { email, password } = play.player;
    const { status, data } = await client.call('login', { body: { email, password } });
    expect(status).toBe(stateOf(play) === 'none' ? 200 : 403);
    play.player = { ...play.player, token: String(data.token) };
  }

  /** What the sandbox says of limits, held deposits, break and balance. */
  async function check(play: Play): Promise<void> {
    await keepSession(play);
    releaseInModel(play);
    const { limits, held } = (await client.call('readLimits', own(play.player))).read();
    for (const kind of limitKinds) {
      for (const period of limitPeriods) {
        const said = limits.readable.find((limit) => limit.kind === kind && limit.period === period);
        const { amount, pending } = limitIn(play, kind, period);
        const used = usedIn(play, kind, period);
        const scale = kind === 'session' ? 1 : usdScale;
        const written = (value: number | null) => (value === null ? null : value / scale);
        const read = (value: string | null | undefined) => (value == null ? null : Number(value));
        const isConfirmable = pending !== undefined && play.now < pending.from + 7 * 24 * 60 * minuteMs;
        expect({ kind, period, used: read(said?.used), amount: read(said?.amount) }).toEqual({
          kind,
          period,
          used: kind === 'session' ? Math.floor(used / 600) / 100 : used / usdScale,
          amount: written(amount),
        });
        expect([kind, period, said?.pending == null ? undefined : read(said.pending.amount)]).toEqual([
          kind,
          period,
          isConfirmable ? written(pending.amount) : undefined,
        ]);
      }
    }
    expect(held.readable.map(({ id, amount }) => [id, unitsOf(amount)]).sort()).toEqual(
      play.held.map(({ id, units }) => [id, units]).sort(),
    );
    const { netDeposits } = (await client.call('readOwnPlay', own(play.player))).read();
    expect(Number(netDeposits)).toBeCloseTo(play.deposits.reduce((total, { usd }) => total + usd, 0) / usdScale, 4);
    expect((await client.call('readBreak', own(play.player))).read().state).toBe(stateOf(play));
    expect(unitsOf((await client.ledger(play.player)).sums.BTC ?? '0')).toBe(play.units);
  }

  const expectBooks = async () =>
    expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
      unbalanced: [],
      overdrawn: [],
      misstated: [],
    });

  test('no sequence passes a limit, plays with held coins or ends a break', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(limitCommands, { maxCommands: 30, size: 'max' }), async (commands) => {
        clock.set(start);
        const model = newPlay(await client.register('0.02'), clock.now.getTime());
        model.units = unitsOf('0.02');
        model.deposits.push({ at: model.now, usd: 1300 * usdScale });
        await fc.asyncModelRun(() => ({ model, real: { client, clock, check } }), commands);
        await expectBooks();
      }),
      { numRuns: 20 },
    );
  });

  const sumOfStakes = async (player: Player) => {
    const { entries } = await client.ledger(player);
    return entries
      .filter(({ kind, amount }) => kind === 'round' && amount.startsWith('-'))
      .reduce((total, { amount }) => total - unitsOf(amount), 0);
  };
  const bets = (session: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => rollDice(client, session, randomUUID(), amountOf(1_000))));
  const limitTo = (player: Player, amount: string) => {
    const params = { userId: player.id, kind: 'wager', period: 'month' };
    return client.call('setLimit', { params, token: player.token, body: { amount } });
  };

  test('of 40 bets at once, a limit that is set among them lets through no more than it allows from then on', async () => {
    const player = await client.register('1');
    const session = await openDice(client, player);
    await limitTo(player, '13');
    // A bet is $0.65: 20 are within the first limit, 10 within the second.
    const [first, , second] = await Promise.all([bets(session, 20), limitTo(player, '6.5'), bets(session, 20)]);
    const taken = [...first, ...second].filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(10);
    expect(taken).toBeLessThanOrEqual(20);
    expect((await bets(session, 40)).filter(({ status }) => status === 200)).toEqual([]);
    expect((await client.call('readLimits', own(player))).read().limits.readable).toContainEqual(
      expect.objectContaining({ kind: 'wager', period: 'month', left: '0', used: String((taken * 65) / 100) }),
    );
    await expectBooks();
  });

  test('a break that begins among bets is followed by none', async () => {
    const player = await client.register('1');
    const session = await openDice(client, player);
    const body = { length: '1d', proof: player.password };
    const [before, begun, after] = await Promise.all([
      bets(session, 20),
      client.call('takeBreak', { ...own(player), body }),
      bets(session, 20),
    ]);
    expect(begun.status).toBe(200);
    for (const { status } of [...before, ...after]) expect([200, 401, 403]).toContain(status);
    const staked = await sumOfStakes(player);
    expect(staked).toBe(1_000 * [...before, ...after].filter(({ status }) => status === 200).length);
    for (const { status } of await bets(session, 40)) expect(status).toBe(403);
    expect(await sumOfStakes(player)).toBe(staked);
    await expectBooks();
  });
}
