import { createHash, createHmac } from 'node:crypto';
import { dicePage, openFun, openGame, type PageState } from '../testing/games';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';

const { client } = sandboxOfTests();
const { player } = playerOfTest(client, '1');

const openReal = async () => dicePage(client, await openGame(client, player, 'Dice'));
const openDemo = async () => dicePage(client, await openFun(client, 'Dice'));

describe('fairness', () => {
  test('a player can recompute every roll once the server seed is revealed', async () => {
    const page = await openReal();
    await page.rotate({ clientSeed: 'my.own-seed_1' });
    const before = (await page.readState()).seeds;
    expect(before).toMatchObject({ clientSeed: 'my.own-seed_1', nonce: 0 });
    const rolls: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { round } = (await page.roll({ stake: '0.00000100' })).data as unknown as { round: PageState['rounds'][0] };
      rolls.push(round.outcome.roll);
    }
    const { revealed, seeds } = (await page.rotate()).data as unknown as {
      revealed: { serverSeed: string; serverSeedHash: string; rounds: number };
      seeds: PageState['seeds'];
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
    ['real play', openReal],
    ['fun play', openDemo],
  ])('the next server seed is fixed before its client seed is asked for, in %s', async (_, openPage) => {
    const page = await openPage();
    let { seeds } = await page.readState();
    for (const clientSeed of ['mine', 'another', undefined]) {
      const shown = seeds.nextServerSeedHash;
      const { pairs } = (await page.ask('seed-pairs')).data as { pairs: object[] };
      expect(pairs[0]).toMatchObject({ nextServerSeedHash: shown });
      const rotated = (await page.rotate({ ...(clientSeed !== undefined && { clientSeed }) })).data;
      expect(rotated).toMatchObject({ seeds: { serverSeedHash: shown, clientSeed: clientSeed ?? 'another' } });
      expect((rotated.seeds as PageState['seeds']).nextServerSeedHash).not.toBe(shown);
      ({ seeds } = await page.readState());
      expect(seeds.serverSeedHash).toBe(shown);
    }
    const { revealed } = (await page.rotate()).data as unknown as { revealed: { serverSeed: string } };
    expect(createHash('sha256').update(revealed.serverSeed).digest('hex')).toBe(seeds.serverSeedHash);
  });

  test('fun play draws by the same rules as real play', async () => {
    for (const [page, stake] of [
      [await openReal(), { stake: '0.00000100' }],
      [await openDemo(), { currency: 'FUN', stake: '1' }],
    ] as const) {
      await page.rotate({ clientSeed: 'for-both' });
      const { round } = (await page.roll(stake)).data as unknown as { round: PageState['rounds'][0] };
      const { revealed } = (await page.rotate()).data as unknown as { revealed: { serverSeed: string } };
      const digest = createHmac('sha256', revealed.serverSeed).update('for-both:0:0').digest();
      const roll = Math.floor((digest.readUInt32BE(0) / 2 ** 32) * 10_001);
      expect(round).toMatchObject({ outcome: { roll }, multiplier: roll > 5_000 ? '1.9798' : '0.0000' });
    }
  });

  test('a new player sees the hash of the next server seed', async () => {
    const page = dicePage(client, await openGame(client, await client.register(), 'Dice'));
    const { pairs } = (await page.ask('seed-pairs')).data as unknown as { pairs: { nextServerSeedHash: string }[] };
    expect((await page.readState()).seeds.nextServerSeedHash).toBe(pairs[0]?.nextServerSeedHash);
  });

  test('the server seeds in use and next are never revealed', async () => {
    const page = await openReal();
    const told = [await page.ask('state'), await page.roll(), await page.ask('seed-pairs')];
    const textOf = (answers: typeof told) => answers.map(({ text }) => text).join();
    const reveal = async () => ((await page.rotate()).data as { revealed: { serverSeed: string } }).revealed.serverSeed;
    const inUse = await reveal();
    const later = [await page.ask('state'), await page.ask('seed-pairs')];
    const next = await reveal();
    expect(textOf(told)).not.toContain(inUse);
    expect(textOf([...told, ...later])).not.toContain(next);
  });

  test.each(['', 'with space', 'x'.repeat(65), '<b>'])('the client seed "%s" is refused', async (clientSeed) => {
    const page = await openReal();
    expect((await page.rotate({ clientSeed })).status).toBe(400);
  });

  test.each([
    ['real play', openReal],
    ['fun play', openDemo],
  ])('a retry of a rotation after a lost answer reveals the same seeds only, in %s', async (_, openPage) => {
    const page = await openPage();
    const key = 'one-key-for-both';
    const first = (await page.rotate({ key, clientSeed: 'mine' })).data;
    expect((await page.rotate({ key, clientSeed: 'mine' })).data).toEqual(first);
    await page.roll();
    expect((await page.rotate({ key, clientSeed: 'mine' })).data.revealed).toEqual(first.revealed);
    expect((await page.readState()).seeds).toMatchObject({ clientSeed: 'mine', nonce: 1 });
  });

  test('lists every pair with its rounds, and only the seeds that are revealed', async () => {
    const page = await openReal();
    await page.roll();
    await page.roll();
    const { revealed } = (await page.rotate()).data as unknown as { revealed: { id: string; serverSeed: string } };
    const { pairs } = (await page.ask('seed-pairs')).data as unknown as {
      pairs: { id: string; serverSeed: string | null; rounds: number }[];
    };
    expect(pairs).toMatchObject([
      { serverSeed: null, rounds: 0 },
      { id: revealed.id, serverSeed: revealed.serverSeed, rounds: 2 },
    ]);
    expect((await page.ask(`seed-pairs?before=${pairs[0]?.id}`)).data).toMatchObject({
      pairs: [{ id: revealed.id }],
    });
    const path = `seed-pairs/${revealed.id}/rounds`;
    expect((await page.ask(path)).data).toMatchObject({
      rounds: [
        { nonce: 1, game: 'dice', scheme: 2 },
        { nonce: 0, serverSeed: revealed.serverSeed },
      ],
    });
    expect((await page.ask(`${path}?before=1`)).data).toMatchObject({ rounds: [{ nonce: 0 }] });
    // Other players cannot read them.
    const theirs = dicePage(client, await openGame(client, await client.register(), 'Dice'));
    expect((await theirs.ask(path)).data).toEqual({ rounds: [] });
  });
});
