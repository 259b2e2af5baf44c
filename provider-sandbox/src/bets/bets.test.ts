import { createHash } from 'node:crypto';
import { betsPerAnswer } from '@tessera/shared-contracts/extensions/schema';
import { limitInvalid } from '../http/readLimit';
import type { Player } from '../testing/client';
import { openGame, playSample, sampleBets } from '../testing/games';
import { sandboxOfTests } from '../testing/ofTests';
import { maskName } from './describeBet';

let player: Player;
let other: Player;

/** Games that play their sample bet once, in this order; rounds of Automatic run on their own clock. */
const games = [...sampleBets.keys()].filter((name) => name !== 'Automatic');

const { sandbox, client } = sandboxOfTests();
beforeAll(async () => {
  player = await client.register();
  other = await client.register();
  await client.fund(player, 'BTC', '1');
  for (const name of games) {
    const session = await openGame(client, player, name);
    const { data } = await playSample(client, { session, name, key: `key-of-${name}` });
    expect(data.round).toBeDefined();
  }
});

const own = () => ({ params: { userId: player.id }, token: player.token });
const listBets = async (search: Record<string, string> = {}) =>
  (await client.call('bets', { ...own(), search })).read();
const readBet = (id: string, { token }: Player) => client.call('bet', { params: { id }, token });

describe('a player’s bets', () => {
  test('include every game, newest first, with exact amounts', async () => {
    const { bets, total } = await listBets();
    expect(total).toBe(games.length);
    expect(bets.readable.map(({ game }) => game)).toEqual([...games].reverse());
    expect(bets.readable.every((bet) => bet.player === player.username && bet.currency === 'BTC')).toBe(true);
    expect(new Set(bets.readable.map(({ amount }) => amount))).toEqual(new Set(['0.01']));
  });

  test('come in pages: each bet once, whatever the limit', async () => {
    const seen: string[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const { bets } = await listBets({ limit: '2', ...(before !== undefined && { before }) });
      expect(bets.readable.length).toBeLessThanOrEqual(2);
      if (bets.readable.length === 0) break;
      seen.push(...bets.readable.map(({ id }) => id));
    }
    expect(seen).toEqual((await listBets()).bets.readable.map(({ id }) => id));
  });

  test.each(['0', '101', '-1', 'all', ''])('with the limit "%s" are refused', async (limit) => {
    const answer = await client.call('bets', { ...own(), search: { limit } });
    expect(answer).toMatchObject({ status: 400, data: { message: limitInvalid(betsPerAnswer) } });
  });

  test('are listed only for their own player', async () => {
    expect((await client.call('bets', { ...own(), token: other.token })).status).toBe(403);
    expect((await client.call('bets', { params: { userId: player.id } })).status).toBe(401);
    expect((await client.call('bets', { params: { userId: other.id }, token: other.token })).read()).toEqual({
      bets: { readable: [], unreadable: 0 },
      total: 0,
    });
  });
});

describe('one bet', () => {
  test.each(games)('of %s is described in words, and verifies', async (name) => {
    const { bets } = await listBets();
    const id = bets.readable.find(({ game }) => game === name)?.id ?? '';
    const bet = (await readBet(id, player)).read();
    expect(bet).toMatchObject({ game: name, isOwn: true, player: player.username });
    expect(bet.bet).toMatch(/\w/);
    expect(bet.outcome).toMatch(/\w/);
    expect(bet.seeds).toMatchObject({
      serverSeed: null,
      verification: { game: name.toLowerCase(), nonce: String(bet.seeds?.nonce), scheme: '2' },
    });
  });

  test('of another player shows neither name nor seeds until they are revealed', async () => {
    const [newest] = (await listBets()).bets.readable;
    const before = (await readBet(newest?.id ?? '', other)).read();
    expect(before).toMatchObject({ isOwn: false, player: maskName(player.username) });
    expect(before.seeds).toBeUndefined();
    expect(JSON.stringify(before)).not.toContain(player.username);

    const key = 'one-rotation';
    const rotated = (await client.call('rotateSeeds', { ...own(), body: { key, clientSeed: 'mine' } })).read();
    const after = (await readBet(newest?.id ?? '', other)).read();
    expect(after.seeds).toMatchObject({
      serverSeed: rotated.revealed.serverSeed,
      verification: { serverSeed: rotated.revealed.serverSeed },
    });
    expect(after.player).toBe(maskName(player.username));
  });

  test.each(['none', '0'.repeat(24), "'; drop table rounds", 'x'.repeat(2_000)])('"%.20s" is not found', async (id) => {
    const answer = await readBet(id, player);
    expect(answer.status).toBeGreaterThanOrEqual(404);
    expect(answer.status).toBeLessThan(415);
    expect(answer.data.message).toMatch(/\w/);
  });

  test('of fun play is not found', async () => {
    const { data } = await client.call('initDemoGame', {
      params: {
        uuid:
          (await client.call('games')).read().games?.items?.readable.find(({ name }) => name === 'Dice')?.uuid ?? '',
      },
      body: { device: 'desktop', language: 'en', return_url: 'http://localhost:3000/game-return' },
    });
    const session = new URL((data.data as { url: string }).url).searchParams.get('session') ?? '';
    const body = { key: 'fun-fun-fun', game: 'dice', currency: 'FUN', stake: '1', bet: sampleBets.get('Dice') };
    const played = await client.send('POST', '/play/api/rounds', { token: session, body });
    expect((await readBet((played.data.round as { id: string }).id, player)).status).toBe(404);
  });
});

describe('seed pairs', () => {
  test('a rotation that is repeated reveals the same pair and no other', async () => {
    const rotate = async () =>
      (await client.call('rotateSeeds', { ...own(), body: { key: 'asked-twice', clientSeed: 'again' } })).read();
    const first = await rotate();
    expect(await rotate()).toEqual(first);
    expect(
      createHash('sha256')
        .update(first.revealed.serverSeed ?? '')
        .digest('hex'),
    ).toBe(first.revealed.serverSeedHash);
    expect(first.inUse).toMatchObject({ clientSeed: 'again', rounds: 0, serverSeed: null });
  });

  test('are listed with their rounds, and only by their player', async () => {
    const { pairs } = (await client.call('seedPairs', own())).read();
    expect(pairs.readable[0]?.serverSeed).toBeNull();
    const played = pairs.readable.find(({ rounds }) => rounds > 0);
    const ofPair = { userId: player.id, pairId: played?.id ?? '' };
    const page = async (search: Record<string, string> = {}) =>
      (await client.call('seedPairBets', { params: ofPair, token: player.token, search })).read().bets.readable;
    expect((await page()).map(({ seeds }) => seeds?.nonce)).toEqual(games.map((_, index) => games.length - 1 - index));
    expect((await page({ before: '1' })).map(({ seeds }) => seeds?.nonce)).toEqual([0]);
    const stranger = { params: ofPair, token: other.token };
    expect((await client.call('seedPairBets', stranger)).status).toBe(403);
    const ofOther = { params: { ...ofPair, userId: other.id }, token: other.token };
    expect((await client.call('seedPairBets', ofOther)).read().bets.readable).toEqual([]);
  });

  test('begin with a pair that has a fixed next server seed, and a rotation uses that seed', async () => {
    const { id, token } = await client.register();
    const as = { params: { userId: id }, token };
    const [first] = (await client.call('seedPairs', as)).read().pairs.readable;
    expect(first?.nextServerSeedHash).toMatch(/^[0-9a-f]{64}$/);
    const body = { key: 'the-first-rotation', clientSeed: 'chosen.after_it' };
    const { revealed, inUse } = (await client.call('rotateSeeds', { ...as, body })).read();
    expect(revealed).toMatchObject({ id: first?.id, nextServerSeedHash: null });
    expect(inUse).toMatchObject({ serverSeedHash: first?.nextServerSeedHash, clientSeed: 'chosen.after_it' });
    expect(
      (await client.call('seedPairs', as)).read().pairs.readable.map(({ nextServerSeedHash }) => nextServerSeedHash),
    ).toEqual([inUse.nextServerSeedHash, null]);
  });
});

describe('live bets', () => {
  /** Reads events until there is one of bets, and gives its id and data. */
  async function nextBets(reader: ReadableStreamDefaultReader<string>, buffered: { text: string }) {
    for (;;) {
      const end = buffered.text.indexOf('\n\n');
      const chunk = end < 0 ? undefined : buffered.text.slice(0, end);
      if (chunk !== undefined) {
        buffered.text = buffered.text.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(chunk)?.[1];
        if (field('event') !== 'bets') continue;
        return { id: field('id'), data: JSON.parse(field('data') ?? '') as { bets: Record<string, string | null>[] } };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended.');
      buffered.text += value;
    }
  }
  async function watch(headers: Record<string, string> = {}) {
    const leave = new AbortController();
    const response = await fetch(`${sandbox.url}/wallet-service/api/live-bets/events`, {
      headers,
      signal: leave.signal,
    });
    const reader = (response.body as ReadableStream).pipeThrough<string>(new TextDecoderStream()).getReader();
    const buffered = { text: '' };
    return { response, next: () => nextBets(reader, buffered), leave: () => leave.abort() };
  }

  test('are streamed to everyone, with names masked or hidden, and resume after a lost connection', async () => {
    const first = await watch({ origin: 'http://localhost:3000' });
    expect(first.response.headers.get('content-type')).toMatch('text/event-stream');
    expect(first.response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    const newest = await first.next();
    expect(newest.data.bets.map(({ game }) => game)).toEqual([...games].reverse().slice(0, 5));
    expect(JSON.stringify(newest.data)).not.toContain(player.username);

    const session = await openGame(client, player, 'Dice');
    await playSample(client, { session, name: 'Dice', key: 'seen-at-once' });
    const event = await first.next();
    expect(event.data.bets).toMatchObject([{ game: 'Dice', player: maskName(player.username), amount: '0.01000000' }]);
    first.leave();

    const resumed = await watch({ 'last-event-id': newest.id ?? '' });
    expect(await resumed.next()).toEqual(event);

    await client.call('savePreferences', { ...own(), body: { showBetsPublicly: false } });
    // What has been sent is sent again without the name: the newest five, and the one that they have replaced.
    const { bets: again } = (await resumed.next()).data;
    const sentIds = (await listBets()).bets.readable.map(({ id }) => id).slice(0, 6);
    expect(again.map(({ id, player: name }) => [id, name])).toEqual(sentIds.map((id) => [id, null]));
    const late = await watch({ 'last-event-id': newest.id ?? '' });
    expect(JSON.stringify((await late.next()).data)).not.toContain(maskName(player.username));
    late.leave();

    await playSample(client, { session, name: 'Dice', key: 'seen-without-a-name' });
    const [hidden] = (await resumed.next()).data.bets;
    expect(hidden).toMatchObject({ game: 'Dice', player: null });
    expect(await readBet(hidden?.id ?? '', other)).toMatchObject({ data: { player: null } });
    expect(await readBet(hidden?.id ?? '', player)).toMatchObject({ data: { player: player.username } });
    resumed.leave();
    expect((await client.send('HEAD', '/wallet-service/api/live-bets/events')).status).toBe(404);
  });
});

test.each([
  ['marcella', 'm•••a'],
  ['ann', 'a•••'],
  ['🎲dice', '🎲•••e'],
  ['', '•••'],
  // Older names: combining and invisible characters are left out.
  ['\u202emarcella\u200b', 'm•••a'],
  [`m${'\u0301'.repeat(39)}`, 'm•••'],
])('the name %p is shown to others as %p', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
