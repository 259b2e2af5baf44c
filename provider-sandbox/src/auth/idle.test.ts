import { randomUUID } from 'node:crypto';
import { playerEvents } from '@tessera/shared-contracts/extensions/schema';
import { ruleSettings } from '@tessera/shared-contracts/rules/schema';
import type { Player } from '../testing/client';
import { openDice, rollDice } from '../testing/games';
import { minuteMs, movedSandboxOfTests } from '../testing/movedClock';

const { client, clock, sandbox } = movedSandboxOfTests('2026-03-11T10:00:00Z', () => ({ SANDBOX_RULES: 'ontario' }));
const idleMs = (ruleSettings.ontario.idleMinutes ?? 0) * minuteMs;
const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const read = async (player: Player) => (await client.call('balance', own(player))).status;

test('in Ontario a session ends after half an hour without a call, and its games with it', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  clock.moveBy(idleMs - 1);
  expect(await read(player)).toBe(200);
  clock.moveBy(idleMs - 1);
  expect(await read(player)).toBe(200);
  clock.moveBy(idleMs);
  expect((await rollDice(client, session, randomUUID(), '0.01')).status).toBe(401);
  expect(await read(player)).toBe(401);
});

test('who plays is not logged out', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  for (const _round of ['first', 'second', 'third']) {
    clock.moveBy(idleMs - minuteMs);
    expect((await rollDice(client, session, randomUUID(), '0.01')).status).toBe(200);
  }
  expect(await read(player)).toBe(200);
});

test('what an open page repeats by itself is no doing of the player', async () => {
  const player = await client.register();
  const session = await openDice(client, player);
  clock.moveBy(idleMs - minuteMs);
  const events = new AbortController();
  const { status } = await fetch(sandbox.url + playerEvents.path.replace('{userId}', player.id), {
    headers: { authorization: `Bearer ${player.token}` },
    signal: events.signal,
  });
  expect(status).toBe(200);
  events.abort();
  expect((await client.send('GET', '/play/api/state', { token: session })).status).toBe(200);
  clock.moveBy(minuteMs);
  expect(await read(player)).toBe(401);
});
