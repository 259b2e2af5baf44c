import { randomUUID } from 'node:crypto';
import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '@tessera/shared-contracts/extensions/schema';
import { divideDecimals, multiplyDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import type { Client } from './client';
import { openGame, rollDice, stepRequest } from './games';
import {
  addBet,
  isWithinAfter,
  limitIn,
  mayArrive,
  mayStake,
  type Play,
  payBet,
  stateOf,
  usdOf,
  usdScale,
} from './limitModel';
import { dayMs, hourMs, type MovedClock, minuteMs } from './movedClock';

interface Real {
  readonly client: Client;
  readonly clock: MovedClock;
  readonly check: (play: Play) => Promise<void>;
}
type Command = fc.AsyncCommand<Play, Real>;

export const amountOf = (units: number) => divideDecimals(String(units), '100000000', 8);
export const unitsOf = (amount: unknown) => Number(multiplyDecimals(String(amount), '100000000'));
const own = ({ player }: Play) => ({ params: { userId: player.id }, token: player.token });

/** A command that does something in both, after which both must agree. */
const command = (name: string, work: (play: Play, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (play, real) => {
    await work(play, real);
    await real.check(play);
  },
  toString: () => name,
});

const open = async (client: Client, play: Play, name: string) =>
  stateOf(play) === 'none' ? openGame(client, play.player, name) : undefined;
const paid = (round: unknown) => unitsOf((round as { payout: string }).payout);
const statusOf = (play: Play, units: number) => {
  if (!mayStake(play, usdOf(units))) return 403;
  return units > play.units ? 400 : 200;
};

const bet = (units: number) =>
  command(`bet ${amountOf(units)}`, async (play, { client }) => {
    const session = await open(client, play, 'Dice');
    if (session === undefined) return;
    const { status, data } = await rollDice(client, session, randomUUID(), amountOf(units));
    expect(status).toBe(statusOf(play, units));
    if (status === 200) payBet(play, addBet(play, units), paid(data.round));
  });

/** Of several bets at once, no more are taken than one after the other; what they win may allow others. */
const betAtOnce = (count: number, units: number) =>
  command(`${count} bets of ${amountOf(units)}`, async (play, { client }) => {
    const session = await open(client, play, 'Dice');
    if (session === undefined) return;
    const answers = await Promise.all(
      Array.from({ length: count }, () => rollDice(client, session, randomUUID(), amountOf(units))),
    );
    const lost = { ...play, bets: [...play.bets] };
    let least = 0;
    for (; least < count && statusOf(lost, units) === 200; least += 1) addBet(lost, units);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThanOrEqual(least);
    for (const { data } of taken) payBet(play, addBet(play, units), paid(data.round));
    if (taken.length > 0) expect(isWithinAfter(play)).toBe(true);
    if (taken.length > least) expect(taken.some(({ data }) => paid(data.round) > 0)).toBe(true);
  });

const start = (units: number) =>
  command(`start Mines for ${amountOf(units)}`, async (play, { client }) => {
    const session = play.open === undefined ? await open(client, play, 'Mines') : undefined;
    if (session === undefined) return;
    const game = { game: 'mines', currency: 'BTC', stake: amountOf(units), start: { mines: 12 } };
    const { status, data } = await stepRequest(client, session, '', { key: randomUUID(), ...game });
    expect(status).toBe(statusOf(play, units));
    if (status === 200) {
      play.open = { id: (data.openRound as { id: string }).id, bet: addBet(play, units), session };
    }
  });

/** An open round can be finished, whatever the limits. */
const finish = command('finish Mines', async (play, { client }) => {
  const session = play.open && (await open(client, play, 'Mines'));
  if (play.open === undefined || session === undefined) return;
  const { id, bet: staked } = play.open;
  const stepped = await stepRequest(client, session, '/steps', { id, step: 7 });
  const ended = stepped.data.round ? stepped : await stepRequest(client, session, '/cash-out', { id });
  expect(ended.status).toBe(200);
  payBet(play, staked, paid(ended.data.round));
  play.open = undefined;
});

const limit = (kind: LimitKind, period: LimitPeriod, amount: number | null) =>
  command(`limit ${kind} ${period} ${amount}`, async (play, { client }) => {
    const params = { userId: play.player.id, kind, period };
    const body = { amount: amount === null ? null : String(amount) };
    const { status } = await client.call('setLimit', { params, token: play.player.token, body });
    const isRestricted = stateOf(play) !== 'none';
    expect(status).toBe(isRestricted ? 403 : 200);
    if (isRestricted) return;
    const wanted = amount === null || kind === 'session' ? amount : amount * usdScale;
    const found = limitIn(play, kind, period);
    const isHigher = found.amount !== null && (wanted === null || wanted > found.amount);
    const { pending } = found;
    const isAsked = pending !== undefined && pending.amount === wanted && play.now < pending.from + 7 * dayMs;
    if (!isHigher || (isAsked && play.now >= pending.from)) {
      found.amount = wanted;
      found.pending = undefined;
    } else if (!isAsked) found.pending = { amount: wanted, from: play.now + dayMs };
  });

const move = (ms: number) =>
  command(`clock ${ms / minuteMs} min`, async (play, { clock }) => {
    clock.moveBy(ms);
    play.now += ms;
  });

const deposit = (units: number) =>
  command(`deposit ${amountOf(units)}`, async (play, { client }) => {
    const body = { userId: play.player.id, currency: 'BTC', amount: amountOf(units) };
    const sent = await client.send('POST', '/__sandbox/deposits', { body });
    await client.mine(2);
    if (mayArrive(play, usdOf(units))) {
      play.deposits.push({ at: play.now, usd: usdOf(units) });
      play.units += units;
    } else play.held.push({ id: String(sent.data.id), units, at: play.now });
  });

const returnHeld = command('return a held deposit', async (play, { client }) => {
  const [first] = play.held;
  if (first === undefined) return;
  const params = { userId: play.player.id, id: first.id };
  expect((await client.call('returnHeld', { params, token: play.player.token })).status).toBe(200);
  play.held = play.held.slice(1);
});

const takeBreak = (length: '1d' | '1w') =>
  command(`break ${length}`, async (play, { client }) => {
    const body = { length, proof: play.player.password };
    expect((await client.call('takeBreak', { ...own(play), body })).status).toBe(200);
    play.breakUntil = Math.max(play.breakUntil ?? 0, play.now + (length === '1d' ? 1 : 7) * dayMs);
    play.playFrom = undefined;
    // An abandoned round without a step gives its stake back.
    if (play.open !== undefined) payBet(play, play.open.bet, play.open.bet.usd / usdOf(1));
    play.open = undefined;
  });

const playAgain = command('ask to play again', async (play, { client }) => {
  expect((await client.call('playAgain', own(play))).status).toBe(200);
  if (stateOf(play) === 'over') play.playFrom = play.now + dayMs;
});

const units = fc.oneof(fc.constantFrom(20_000, 100_000), fc.integer({ min: 1_000, max: 400_000 }));
const times = [1, 14 * minuteMs, 16 * minuteMs, hourMs, 6 * hourMs, dayMs - 1, dayMs, 3 * dayMs, 8 * dayMs, -hourMs];
const limiting = fc
  .record({
    kind: fc.constantFrom(...limitKinds),
    period: fc.constantFrom(...limitPeriods),
    amount: fc.oneof(fc.constantFrom(0, 13, 65, 130, 260, null), fc.integer({ min: 1, max: 300 })),
  })
  .map(({ kind, period, amount }) => limit(kind, period, amount));
const betting = units.map(bet);
const moving = fc.constantFrom(...times).map(move);

/** What is listed twice comes more often. */
export const limitCommands: fc.Arbitrary<Command>[] = [
  ...[betting, betting, betting],
  ...[limiting, limiting, limiting],
  ...[moving, moving],
  fc.record({ count: fc.constantFrom(3, 40), each: units }).map(({ count, each }) => betAtOnce(count, each)),
  units.map(start),
  fc.constant(finish),
  fc.integer({ min: 5_000, max: 400_000 }).map(deposit),
  fc.constant(returnHeld),
  fc.constantFrom('1d' as const, '1w' as const).map(takeBreak),
  fc.constant(playAgain),
];
