import { randomUUID } from 'node:crypto';
import { ruleSettings } from '@tessera/shared-contracts/rules/schema';
import { openDice, openFun, openGame, playSample, rollDice, stepRequest } from '../testing/games';
import { movedSandboxOfTests } from '../testing/movedClock';

const { client, clock, sandbox } = movedSandboxOfTests('2026-03-11T10:00:00Z', () => ({ SANDBOX_RULES: 'uk' }));
const { minimumRoundSeconds } = ruleSettings.uk;
const pauseMs = minimumRoundSeconds * 1000;
const pageOf = async (session: string, slug: string) =>
  (await fetch(`${sandbox.url}/play/${slug}?session=${session}`)).text();

test('rounds begin five seconds apart, and a refused one stakes nothing', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  const roll = (key = randomUUID()) => rollDice(client, session, key, '0.01');
  const key = randomUUID();
  expect((await roll(key)).status).toBe(200);
  const { sums } = await client.ledger(player);
  clock.moveBy(pauseMs - 1);
  expect(await roll()).toMatchObject({
    status: 429,
    data: { message: 'Under the rules of this site, rounds begin at least 5 seconds apart.' },
  });
  // The answer of the first round may have been lost.
  expect((await roll(key)).status).toBe(200);
  expect((await client.ledger(player)).sums).toEqual(sums);
  clock.moveBy(1);
  expect((await roll()).status).toBe(200);
});

describe('in Ontario', () => {
  const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z', () => ({ SANDBOX_RULES: 'ontario' }));

  test('rounds begin two and a half seconds apart', async () => {
    const session = await openDice(client, await client.register('1'));
    const roll = async () => (await rollDice(client, session, randomUUID(), '0.01')).status;
    expect(await roll()).toBe(200);
    clock.moveBy(2_499);
    expect(await roll()).toBe(429);
    clock.moveBy(1);
    expect(await roll()).toBe(200);
  });
});

test.each(['Dice', 'Mines', 'Keno'])('of 20 rounds of %s at once one is taken', async (name) => {
  const session = await openGame(client, await client.register('1'), name);
  const calls = Array.from({ length: 20 }, () => playSample(client, { session, name, key: randomUUID() }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(19);
});

test('a round that is played step by step counts from its start, and its steps take no pause', async () => {
  const session = await openGame(client, await client.register('1'), 'Mines');
  const start = () =>
    stepRequest(client, session, '', {
      key: randomUUID(),
      game: 'mines',
      currency: 'BTC',
      stake: '0.01',
      start: { mines: 1 },
    });
  const { id } = (await start()).data.openRound as { id: string };
  expect((await stepRequest(client, session, '/steps', { id, step: 1 })).status).toBe(200);
  await stepRequest(client, session, '/cash-out', { id });
  expect((await start()).status).toBe(429);
  clock.moveBy(pauseMs);
  expect((await start()).status).toBe(200);
});

test('opening a game ends the player’s other games, and fun play has the same pace', async () => {
  const player = await client.register('1');
  const dice = await openDice(client, player);
  await openGame(client, player, 'Limbo');
  expect((await rollDice(client, dice, randomUUID(), '0.01')).status).toBe(401);
  const fun = await openFun(client, 'Dice');
  const play = () => playSample(client, { session: fun, name: 'Dice', key: randomUUID() });
  expect([(await play()).status, (await play()).status]).toEqual([200, 429]);
});

test('the page takes a press for each round: it has no auto play, and no way to skip an animation', async () => {
  const page = await pageOf(await openFun(client, 'Dice'), 'dice');
  expect(page).toContain('at least 5 seconds after the last one');
  expect(page).not.toMatch(/tab-auto|auto-fields|id="skip"/);
});
