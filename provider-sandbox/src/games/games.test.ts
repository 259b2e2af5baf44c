import { createHash, createHmac } from 'node:crypto';
import { addDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { type Client, createClient, type Player } from '../testing/client';
import { diceUuid, gameOpening, openGame, uuidOf } from '../testing/games';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';
import { diceMessages } from './dice/dice.messages';
import { gamesMessages } from './games.messages';

const site = 'http://localhost:3000';
const stranger = 'https://elsewhere.test';
const kenoUuid = uuidOf('Keno');
const rouletteUuid = uuidOf('Roulette');
let sandbox: SandboxProcess;
let client: Client;
let player: Player;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ ALLOWED_ORIGINS: site });
  client = createClient(sandbox.url);
});
afterAll(() => sandbox?.stop());
beforeEach(async () => {
  player = await client.register();
  await client.fund(player, 'BTC', '1');
});

const opening = (change: object = {}) => ({ ...gameOpening(player), ...change });
const open = (change: object = {}, uuid = diceUuid) =>
  client.call('initGame', { params: { uuid }, token: player.token, body: opening(change) });
const openFun = () =>
  client.call('initDemoGame', {
    params: { uuid: diceUuid },
    body: { device: 'mobile', language: 'en', return_url: `${site}/game-return` },
  });
const addressOf = async (answer: ReturnType<typeof open> | ReturnType<typeof openFun>) =>
  (await answer).read().data?.url ?? '';
const tokenOf = (address: string) => new URL(address).searchParams.get('session') ?? '';
const ask = (token: string, path: string, body?: object) =>
  client.send(body ? 'POST' : 'GET', `/play/api/${path}`, { token, ...(body && { body }) });
const newKey = () => Math.random().toString(36).padEnd(12, '0');
const rotate = (token: string, change: object = {}) => ask(token, 'seeds', { key: newKey(), ...change });
const roll = (token: string, change: object = {}) =>
  ask(token, 'rounds', {
    key: newKey(),
    game: 'dice',
    currency: 'BTC',
    stake: '0.01',
    bet: { direction: 'over', target: 5_000 },
    ...change,
  });

interface State {
  readonly mode: string;
  readonly currency: string;
  readonly stakeBalances: { currency: string; amount: string }[];
  readonly seeds: { serverSeedHash: string; nextServerSeedHash: string; clientSeed: string; nonce: number };
  readonly rounds: { outcome: { roll: number }; nonce: number }[];
}
const stateOf = async (token: string) => (await ask(token, 'state')).data as unknown as State;

describe('the list', () => {
  test('has the games with pictures that the sandbox serves, and one without', async () => {
    const items = (await client.call('games')).read().games?.items?.readable ?? [];
    expect(items.slice(0, 4).map(({ name }) => name)).toEqual(['Keno', 'Limbo', 'Dice', 'Automatic']);
    expect(items.filter(({ image }) => image === null).map(({ name }) => name)).toEqual(['Seven Hills']);
    for (const { image } of items.filter((game) => game.image)) {
      const picture = await fetch(image ?? '');
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    }
  });
});

describe('opening a game', () => {
  test.each([
    ['an unknown game', {}, 'no-such-game', 404, gamesMessages.notFound],
    ['another player', { player_id: 'somebody' }, diceUuid, 403, 'This account is not yours.'],
    ['a return to another site', { return_url: `${stranger}/x` }, diceUuid, 400, gamesMessages.returnUrl],
    ['a return to a script', { return_url: 'javascript:alert(1)' }, diceUuid, 400, gamesMessages.returnUrl],
  ])('refuses %s', async (_, change, uuid, status, message) => {
    expect(await open(change, uuid)).toMatchObject({ status, data: { message } });
  });

  test('needs an account for real play, but not for fun', async () => {
    expect((await client.call('initGame', { params: { uuid: diceUuid }, body: opening() })).status).toBe(401);
    const state = await stateOf(tokenOf(await addressOf(openFun())));
    expect(state).toMatchObject({
      mode: 'fun',
      currency: 'FUN',
      stakeBalances: [{ currency: 'FUN', amount: '1000.00000000' }],
    });
  });

  test('plays in the coin of largest value if no coin is picked on the site', async () => {
    await client.fund(player, 'DOGE', '5000');
    await client.fund(player, 'ETH', '30');
    expect(await stateOf(tokenOf(await addressOf(open({ currency: 'USD' }))))).toMatchObject({ currency: 'ETH' });
    expect(await stateOf(tokenOf(await addressOf(open({ currency: 'DOGE' }))))).toMatchObject({ currency: 'DOGE' });
  });
});

describe('a game’s session', () => {
  const logIn = async () =>
    (await client.call('login', { body: { email: player.email, password: player.password } })).read().token ?? '';
  const openAs = async (token: string) =>
    addressOf(client.call('initGame', { params: { uuid: diceUuid }, token, body: opening() }));
  const over = { status: 401, data: { message: gamesMessages.sessionOver } };

  test('ends with the session of the account that opened it, when the password is changed elsewhere', async () => {
    const address = await openAs(await logIn());
    const other = await openAs(player.token);
    expect((await roll(tokenOf(address))).status).toBe(200);
    const change = { username: player.username, oldPassword: player.password, newPassword: 'Ostia@Harbor1' };
    expect((await client.call('changePassword', { token: player.token, body: change })).status).toBe(200);
    expect(await roll(tokenOf(address))).toMatchObject(over);
    expect(await ask(tokenOf(address), 'state')).toMatchObject(over);
    expect(await rotate(tokenOf(address))).toMatchObject(over);
    expect((await fetch(address)).status).toBe(404);
    // The session that changed it continues.
    expect((await roll(tokenOf(other))).status).toBe(200);
  });

  test.each([
    ['for real play', () => addressOf(open({}, kenoUuid))],
    [
      'for fun',
      () =>
        addressOf(
          client.call('initDemoGame', {
            params: { uuid: kenoUuid },
            body: { device: 'mobile', language: 'en', return_url: `${site}/game-return` },
          }),
        ),
    ],
  ])('of another game %s cannot play Dice', async (_, openKeno) => {
    const token = tokenOf(await openKeno());
    expect(await roll(token)).toMatchObject({ status: 403, data: { message: gamesMessages.otherGame } });
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });
});

test('a session of an unplayable game cannot play any game', async () => {
  const token = tokenOf(await addressOf(open({}, rouletteUuid)));
  const refusal = { status: 403, data: { message: gamesMessages.gameNotPlayable } };
  expect(await roll(token, { game: 'roulette' })).toMatchObject(refusal);
  expect(await ask(token, 'state')).toMatchObject(refusal);
  expect(await rotate(token)).toMatchObject(refusal);
});

describe('the page in the frame', () => {
  const pageOf = async (address: string) => fetch(address);

  test('may be framed only by the site and runs only its own files', async () => {
    const response = await pageOf(await addressOf(open()));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${site}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await response.text();
    expect(page).toContain('Sandbox: no real money');
    const files = Array.from(page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const served = await fetch(sandbox.url + file);
      expect(served.status).toBe(200);
      // A frame without an origin must be able to load fonts.
      expect(served.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('shows a message for an unplayable game and for an invalid session', async () => {
    const roulette = await (await pageOf(await addressOf(open({}, rouletteUuid)))).text();
    expect(roulette).toContain('Roulette is not playable yet');
    expect(roulette).toContain(`href="${site}/game-return"`);
    const over = await fetch(`${sandbox.url}/play/dice?session=none`);
    expect(over.status).toBe(404);
    expect(await over.text()).toContain(gamesMessages.sessionOver);
  });
});

describe('a round of Dice', () => {
  test('is one transfer and is listed in the transactions with its stake and payout', async () => {
    const token = tokenOf(await addressOf(open()));
    let last = (await roll(token)).data.round as Record<string, string>;
    for (let tries = 0; tries < 60 && last.multiplier === '0.0000'; tries += 1)
      last = (await roll(token)).data.round as typeof last;
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
    const token = tokenOf(await addressOf(open()));
    expect(await roll(token, change)).toMatchObject({ status: 400, data: { message } });
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });

  test('a retry with the same key returns the same round; with a different bet it is refused', async () => {
    const token = tokenOf(await addressOf(open()));
    const first = await roll(token, { key: 'one-key-for-both' });
    expect((await roll(token, { key: 'one-key-for-both' })).data.round).toMatchObject({
      id: (first.data.round as { id: string }).id,
    });
    expect(await roll(token, { key: 'one-key-for-both', stake: '0.02' })).toMatchObject({
      status: 409,
      data: { message: gamesMessages.keyReused },
    });
  });

  test('in fun play moves only play money', async () => {
    const token = tokenOf(await addressOf(openFun()));
    const { data } = await roll(token, { currency: 'FUN', stake: '10' });
    const { payout } = data.round as { payout: string };
    expect(Number(data.balance)).toBe(990 + Number(payout));
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });

  test('is refused without a session, and the state too', async () => {
    expect(await roll('none')).toMatchObject({ status: 401, data: { message: gamesMessages.sessionOver } });
    expect((await ask('none', 'state')).status).toBe(401);
  });
});

describe('fairness', () => {
  test('a player can recompute every roll once the server seed is revealed', async () => {
    const token = tokenOf(await addressOf(open()));
    await rotate(token, { clientSeed: 'my.own-seed_1' });
    const before = (await stateOf(token)).seeds;
    expect(before).toMatchObject({ clientSeed: 'my.own-seed_1', nonce: 0 });
    const rolls: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { round } = (await roll(token, { stake: '0.00000100' })).data as unknown as { round: State['rounds'][0] };
      rolls.push(round.outcome.roll);
    }
    const { revealed, seeds } = (await rotate(token)).data as unknown as {
      revealed: { serverSeed: string; serverSeedHash: string; rounds: number };
      seeds: State['seeds'];
    };
    expect(revealed).toMatchObject({ serverSeedHash: before.serverSeedHash, rounds: 12 });
    expect(createHash('sha256').update(revealed.serverSeed).digest('hex')).toBe(before.serverSeedHash);
    // An independent implementation of the description in `GAMES.md`.
    const again = rolls.map((_, nonce) => {
      const digest = createHmac('sha256', revealed.serverSeed).update(`my.own-seed_1:${nonce}:0`).digest();
      return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * 10_001);
    });
    expect(rolls).toEqual(again);
    expect(seeds.serverSeedHash).not.toBe(before.serverSeedHash);
    expect(seeds).toMatchObject({ clientSeed: 'my.own-seed_1', nonce: 0 });
  });

  test.each([
    ['real play', open],
    ['fun play', openFun],
  ])('the next server seed is fixed before its client seed is asked for, in %s', async (_, openGameOf) => {
    const token = tokenOf(await addressOf(openGameOf()));
    let { seeds } = await stateOf(token);
    for (const clientSeed of ['mine', 'another', undefined]) {
      const shown = seeds.nextServerSeedHash;
      const { pairs } = (await ask(token, 'seed-pairs')).data as { pairs: object[] };
      expect(pairs[0]).toMatchObject({ nextServerSeedHash: shown });
      const rotated = (await rotate(token, { ...(clientSeed !== undefined && { clientSeed }) })).data;
      expect(rotated).toMatchObject({ seeds: { serverSeedHash: shown, clientSeed: clientSeed ?? 'another' } });
      expect((rotated.seeds as State['seeds']).nextServerSeedHash).not.toBe(shown);
      ({ seeds } = await stateOf(token));
      expect(seeds.serverSeedHash).toBe(shown);
    }
    const { revealed } = (await rotate(token)).data as unknown as { revealed: { serverSeed: string } };
    expect(createHash('sha256').update(revealed.serverSeed).digest('hex')).toBe(seeds.serverSeedHash);
  });

  test('a new player sees the hash of the next server seed', async () => {
    const token = await openGame(client, await client.register(), 'Dice');
    const { pairs } = (await ask(token, 'seed-pairs')).data as unknown as { pairs: { nextServerSeedHash: string }[] };
    expect((await stateOf(token)).seeds.nextServerSeedHash).toBe(pairs[0]?.nextServerSeedHash);
  });

  test('the server seeds in use and next are never revealed', async () => {
    const token = tokenOf(await addressOf(open()));
    const told = [await ask(token, 'state'), await roll(token), await ask(token, 'seed-pairs')];
    const textOf = (answers: typeof told) => answers.map(({ text }) => text).join();
    const reveal = async () => ((await rotate(token)).data as { revealed: { serverSeed: string } }).revealed.serverSeed;
    const inUse = await reveal();
    const later = [await ask(token, 'state'), await ask(token, 'seed-pairs')];
    const next = await reveal();
    expect(textOf(told)).not.toContain(inUse);
    expect(textOf([...told, ...later])).not.toContain(next);
  });

  test.each(['', 'with space', 'x'.repeat(65), '<b>'])('the client seed "%s" is refused', async (clientSeed) => {
    const token = tokenOf(await addressOf(open()));
    expect((await rotate(token, { clientSeed })).status).toBe(400);
  });

  test.each([
    ['real play', open],
    ['fun play', openFun],
  ])('a retry of a rotation after a lost answer reveals the same seeds only, in %s', async (_, openGameOf) => {
    const token = tokenOf(await addressOf(openGameOf()));
    const key = newKey();
    const first = (await rotate(token, { key, clientSeed: 'mine' })).data;
    expect((await rotate(token, { key, clientSeed: 'mine' })).data).toEqual(first);
    await roll(token);
    expect((await rotate(token, { key, clientSeed: 'mine' })).data.revealed).toEqual(first.revealed);
    expect((await stateOf(token)).seeds).toMatchObject({ clientSeed: 'mine', nonce: 1 });
  });

  test('lists every pair with its rounds, and only the seeds that are revealed', async () => {
    const token = tokenOf(await addressOf(open()));
    await roll(token);
    await roll(token);
    const { revealed } = (await rotate(token)).data as unknown as { revealed: { id: string; serverSeed: string } };
    const { pairs } = (await ask(token, 'seed-pairs')).data as unknown as {
      pairs: { id: string; serverSeed: string | null; rounds: number }[];
    };
    expect(pairs).toMatchObject([
      { serverSeed: null, rounds: 0 },
      { id: revealed.id, serverSeed: revealed.serverSeed, rounds: 2 },
    ]);
    expect((await ask(token, `seed-pairs?before=${pairs[0]?.id}`)).data).toMatchObject({
      pairs: [{ id: revealed.id }],
    });
    const path = `seed-pairs/${revealed.id}/rounds`;
    expect((await ask(token, path)).data).toMatchObject({
      rounds: [
        { nonce: 1, game: 'dice', scheme: 2 },
        { nonce: 0, serverSeed: revealed.serverSeed },
      ],
    });
    expect((await ask(token, `${path}?before=1`)).data).toMatchObject({ rounds: [{ nonce: 0 }] });
    // Other players cannot read them.
    const other = await client.register();
    const theirs = await openGame(client, other, 'Dice');
    expect((await ask(theirs, path)).data).toEqual({ rounds: [] });
  });
});
