import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '@tessera/shared-contracts/extensions/schema';
import fc from 'fast-check';
import { amountOf, bet, betAtOnce, type Command, command, finish, start } from './limitBets';
import { limitIn, mayArrive, type Play, payBet, stateOf, usdOf, usdScale } from './limitModel';
import { dayMs, hourMs, minuteMs } from './movedClock';

const own = ({ player }: Play) => ({ params: { userId: player.id }, token: player.token });

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
