import { randomUUID } from 'node:crypto';
import { divideDecimals, multiplyDecimals } from '@tessera/shared-contracts/money';
import type fc from 'fast-check';
import type { Client } from './client';
import { openGame, rollDice, stepRequest } from './games';
import { addBet, isWithinAfter, mayStake, type Play, payBet, stateOf, usdOf } from './limitModel';
import type { MovedClock } from './movedClock';

interface Real {
  readonly client: Client;
  readonly clock: MovedClock;
  readonly check: (play: Play) => Promise<void>;
}
export type Command = fc.AsyncCommand<Play, Real>;

export const amountOf = (units: number) => divideDecimals(String(units), '100000000', 8);
export const unitsOf = (amount: unknown) => Number(multiplyDecimals(String(amount), '100000000'));
/** A command that does something in both, after which both must agree. */
export const command = (name: string, work: (play: Play, real: Real) => Promise<void>): Command => ({
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

export const bet = (units: number) =>
  command(`bet ${amountOf(units)}`, async (play, { client }) => {
    const session = await open(client, play, 'Dice');
    if (session === undefined) return;
    const { status, data } = await rollDice(client, session, randomUUID(), amountOf(units));
    expect(status).toBe(statusOf(play, units));
    if (status === 200) payBet(play, addBet(play, units), paid(data.round));
  });

/** Of several bets at once, no more are taken than one after the other; what they win may allow others. */
export const betAtOnce = (count: number, units: number) =>
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

export const start = (units: number) =>
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
export const finish = command('finish Mines', async (play, { client }) => {
  const session = play.open && (await open(client, play, 'Mines'));
  if (play.open === undefined || session === undefined) return;
  const { id, bet: staked } = play.open;
  const stepped = await stepRequest(client, session, '/steps', { id, step: 7 });
  const ended = stepped.data.round ? stepped : await stepRequest(client, session, '/cash-out', { id });
  expect(ended.status).toBe(200);
  payBet(play, staked, paid(ended.data.round));
  play.open = undefined;
});
