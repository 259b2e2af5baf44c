import { randomUUID } from 'node:crypto';
import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls, forGood } from '@tessera/shared-contracts/extensions/schema';
import { type Player, testAddress } from '../../testing/client';
import { gameOpening, openDice, openGame, rollDice, stepRequest, uuidOf } from '../../testing/games';
import { dayMs, movedSandboxOfTests } from '../../testing/movedClock';

const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z', () => ({ SEED: 'demo' }));

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const takeBreak = (player: Player, length: string, proof = player.password) =>
  client.call('takeBreak', { ...own(player), body: { length, proof } });
const login = ({ email, password }: Player) => client.call('login', { body: { email, password } });
/** The player with the session of a login during a break. */
async function withdrawer(player: Player): Promise<Player> {
  const { status, data } = await login(player);
  expect(status).toBe(403);
  return { ...player, token: String(data.token) };
}
const readBreak = async (player: Player) => (await client.call('readBreak', own(player))).read();

test('a break ends every session at once, and a login says until when', async () => {
  const player = await client.register('1');
  const other = (await login(player)).read().token ?? '';
  const session = await openDice(client, player);
  expect(await readBreak(player)).toMatchObject({ state: 'none', until: null, proof: 'password' });
  expect((await takeBreak(player, '1d', 'Another2026!')).data.field).toBe('proof');

  const begun = (await takeBreak(player, '1d')).read();
  expect(begun).toMatchObject({ state: 'break', until: '2026-03-12T10:00:00.000Z' });
  expect((await client.call('balance', own(player))).status).toBe(401);
  expect((await client.call('balance', { ...own(player), token: other })).status).toBe(401);
  expect(await rollDice(client, session, randomUUID(), '0.01')).toMatchObject({
    status: 403,
    data: { until: '2026-03-12T10:00:00.000Z' },
  });

  const { status, data } = await login(player);
  expect(status).toBe(403);
  expect(data).toMatchObject({
    message: expect.stringMatching('Mar 12, 2026 · 10:00 UTC'),
    until: '2026-03-12T10:00:00.000Z',
    token: expect.any(String),
    user: { id: player.id },
  });
});

test('the session of a break reads and withdraws, and nothing else', async () => {
  const player = await client.register('1');
  await takeBreak(player, '1w');
  const restricted = await withdrawer(player);
  expect((await client.call('profile', own(restricted))).status).toBe(200);
  expect((await client.call('balance', own(restricted))).read().totalUsd).toBe('65000');

  const opening = { params: { uuid: uuidOf('Dice') }, token: restricted.token, body: gameOpening(restricted) };
  const game = await client.call('initGame', opening);
  expect(game).toMatchObject({ status: 403, data: { until: '2026-03-18T10:00:00.000Z' } });
  const change = { username: player.username, oldPassword: player.password, newPassword: 'Ostia@Harbor1' };
  const refused = await Promise.all([
    client.call('moveIntoVault', { ...own(restricted), body: { currency: 'BTC', amount: '0.1' } }),
    client.call('depositAddress', { ...own(restricted), search: { currency: 'BTC' } }),
    client.call('savePreferences', { ...own(restricted), body: {} }),
    client.call('changePassword', { token: restricted.token, body: change }),
    client.call('setLimit', {
      params: { userId: player.id, kind: 'loss', period: 'day' },
      token: restricted.token,
      body: { amount: '1' },
    }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(refused[3]?.data).toMatchObject({ error: expect.any(String) });

  const body = { currency: 'BTC', amount: 0.5, address: testAddress };
  await client.verifiedWithdrawal(restricted, body);
  expect((await client.call('withdraw', { ...own(restricted), body })).status).toBe(200);
});

test('who may withdraw to the book alone can still add an address during a break, and withdraw to it', async () => {
  const player = await client.register('1');
  expect((await client.call('setBookOnly', { ...own(player), body: { only: true } })).status).toBe(200);
  await takeBreak(player, '1m');
  const restricted = await withdrawer(player);
  const address = { name: 'Ledger', currency: 'BTC', network: 'BTC', address: testAddress };
  const adding = { ...own(restricted), body: { ...address, proof: player.password } };
  expect((await client.call('addAddress', adding)).status).toBe(200);
  clock.moveBy(dayMs);
  const body = { currency: 'BTC', amount: 0.5, address: testAddress };
  await client.verifiedWithdrawal(restricted, body);
  expect((await client.call('withdraw', { ...own(restricted), body })).status).toBe(200);
  clock.set('2026-03-11T10:00:00Z');
});

test('during a break the seeds of earlier bets are revealed, and the e-mail address is verified', async () => {
  const player = await client.register('1');
  await rollDice(client, await openDice(client, player), randomUUID(), '0.01');
  await takeBreak(player, '1w');
  const restricted = await withdrawer(player);
  const seeds = { key: randomUUID(), clientSeed: 'own' };
  const rotated = (await client.call('rotateSeeds', { ...own(restricted), body: seeds })).read();
  expect(rotated.revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  const { email, token } = restricted;
  expect((await client.call('sendOtp', { token, body: { email } })).status).toBe(200);
});

/** Answers of a stream end with its session. */
const streams = ['playerEvents', 'watchSession'];
const reads = Object.values({ ...calls, ...extensionCalls }).filter(
  ({ id, method, path }) => method === 'GET' && path.includes('{userId}') && !streams.includes(id),
);

test('the session of a break reads all that is the player’s, but no address to deposit to', async () => {
  const player = await client.register();
  await takeBreak(player, '1w');
  const { token } = await withdrawer(player);
  const params = { userId: player.id, id: 'none', pairId: 'none', hash: 'a'.repeat(64) };
  const answers = await Promise.all(
    reads.map(async ({ id }) => [id, (await client.call(id, { params, token })).status]),
  );
  expect(answers.length).toBeGreaterThan(15);
  expect(answers.filter(([, status]) => status === 403).map(([id]) => id)).toEqual(['depositAddress']);
});

test('nothing ends a break early; only a longer one changes its end', async () => {
  const player = await client.register();
  await takeBreak(player, '1w');
  const restricted = await withdrawer(player);
  const again = await client.call('playAgain', own(restricted));
  expect(again.read()).toMatchObject({ state: 'break', until: '2026-03-18T10:00:00.000Z' });
  expect((await takeBreak(restricted, '1d')).read().until).toBe('2026-03-18T10:00:00.000Z');
  expect((await takeBreak(await withdrawer(player), '1m')).read().until).toBe('2026-04-11T10:00:00.000Z');
});

test('a session of the console is bound by a break, too', async () => {
  const open = () => client.send('POST', '/__sandbox/sessions', { body: { player: 'player' } });
  const { token, user } = (await open()).data as { token: string; user: Player };
  const player = { ...user, token, password: 'Tessera2026!' };
  await takeBreak(player, '5y');
  const again = { ...player, token: String((await open()).data.token) };
  const opening = { params: { uuid: uuidOf('Dice') }, token: again.token, body: gameOpening(again) };
  expect((await client.call('initGame', opening)).status).toBe(403);
  expect((await client.call('balance', own(again))).status).toBe(200);
});

test('a new player whose address and identity nobody has checked is excluded at once', async () => {
  const player = await client.register();
  expect((await client.call('profile', own(player))).read()).toMatchObject({ emailVerified: false });
  expect((await takeBreak(player, '6m')).read()).toMatchObject({ state: 'break', until: '2026-09-11T10:00:00.000Z' });
  expect((await login(player)).status).toBe(403);
});

test('who is excluded for good cannot play again, nor register with the same address', async () => {
  const player = await client.register('1');
  await takeBreak(player, 'for-good');
  clock.moveBy(100 * 365 * dayMs);
  const restricted = await withdrawer(player);
  expect((await client.call('playAgain', own(restricted))).read()).toMatchObject({ state: 'break', until: forGood });
  const opening = { params: { uuid: uuidOf('Dice') }, token: restricted.token, body: gameOpening(restricted) };
  expect((await client.call('initGame', opening)).data.message).toMatch(/^You have excluded yourself for good/);
  await client.fund(player, 'BTC', '1');
  const { held } = (await client.call('readLimits', own(restricted))).read();
  expect(held.readable).toMatchObject([{ because: 'break', releaseFrom: forGood }]);
  const { password } = player;
  const another = { username: 'another', email: player.email.toUpperCase(), password, confirmPassword: password };
  const body = { ...another, agreeTerms: true, agreeMarketing: false, referralCode: '' };
  expect((await client.call('register', { body })).status).toBe(409);
  clock.set('2026-03-11T10:00:00Z');
});

test('after a break, playing takes a request and a day', async () => {
  const begun = clock.now;
  const player = await client.register('1');
  await takeBreak(player, '1d');
  clock.moveBy(dayMs);
  const over = await login(player);
  expect(over).toMatchObject({ status: 403, data: { until: null } });
  const restricted = { ...player, token: String(over.data.token) };
  expect(await readBreak(restricted)).toMatchObject({ state: 'over', until: null });
  const asked = (await client.call('playAgain', own(restricted))).read();
  const playFrom = new Date(clock.now.getTime() + dayMs).toISOString();
  expect(asked).toMatchObject({ state: 'waiting', until: playFrom });
  clock.moveBy(dayMs - 1);
  // Asking again does not make it longer.
  expect((await client.call('playAgain', own(restricted))).read().until).toBe(playFrom);
  expect((await login(player)).data.until).toBe(playFrom);
  clock.moveBy(1);
  const { token = '' } = (await login(player)).read();
  const session = await openDice(client, { ...player, token });
  expect((await rollDice(client, session, randomUUID(), '0.01')).status).toBe(200);
  // The request does not count for the next break.
  await takeBreak({ ...player, token }, '1d');
  clock.moveBy(dayMs);
  expect(await readBreak(await withdrawer(player))).toMatchObject({ state: 'over', until: null });
  // A clock that is set back begins the break again.
  clock.set(begun);
  expect((await login(player)).status).toBe(403);
});

test('a break settles an open round as an abandoned one', async () => {
  const player = await client.register('1');
  const session = await openGame(client, player, 'Mines');
  const key = randomUUID();
  await stepRequest(client, session, '', { key, game: 'mines', currency: 'BTC', stake: '0.25', start: { mines: 3 } });
  expect((await client.ledger(player)).sums.BTC).toBe('0.75000000');
  await takeBreak(player, '1d');
  // No step was taken, so the stake is back.
  expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
});

test('coins that arrive during a break are held, and can be returned', async () => {
  const player = await client.register();
  await takeBreak(player, '1d');
  await client.fund(player, 'BTC', '1');
  const restricted = await withdrawer(player);
  const read = async () => (await client.call('readLimits', own(restricted))).read().held.readable;
  const until = new Date(clock.now.getTime() + dayMs).toISOString();
  const [deposit] = await read();
  expect(deposit).toMatchObject({ because: 'break', releaseFrom: until });
  expect((await client.call('balance', own(restricted))).read().totalUsd).toBe('0');
  const one = { params: { userId: player.id, id: deposit?.id ?? '' }, token: restricted.token };
  expect((await client.call('returnHeld', one)).status).toBe(200);
  expect(await read()).toEqual([]);
});
