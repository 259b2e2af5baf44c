import { createHash, createHmac } from 'node:crypto';
import { inDigitsFrom } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { messages } from './provablyFair.messages';
import { findFaults, type RoundInput, readRound, readRoundLink } from './roundInput';
import { verifyRound } from './verifyRound';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const aRound = (round: Partial<RoundInput>): RoundInput => ({ ...readRoundLink('?nonce=0'), ...round });
const lucky = {
  serverSeed: 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55',
  clientSeed: 'LuckyClientSeed777',
};
const short = { serverSeed: 'def', clientSeed: 'abc' };

describe('the stream', () => {
  test('starts with the known bytes', async () => {
    const { blocks, steps } = await verifyRound(aRound(lucky));
    expect(blocks).toEqual([
      {
        message: 'LuckyClientSeed777:0:0',
        digest: createHmac('sha256', lucky.serverSeed).update('LuckyClientSeed777:0:0').digest('hex'),
      },
    ]);
    expect(steps[0]?.bytes).toBe('42013eb6');
  });

  test('gives the known fractions', async () => {
    const { steps } = await verifyRound(aRound({ ...short, game: 'keno' }));
    expect(steps.slice(0, 3).map(({ fraction }) => fraction)).toEqual([
      0.8320531346835196, 0.8531235849950463, 0.18227359023876488,
    ]);
  });

  test.each([
    [8, 1],
    [9, 2],
    [16, 2],
  ])('needs, for %i fractions, %i blocks', async (rows, blocks) => {
    const round = await verifyRound(aRound({ ...short, game: 'plinko', rows: String(rows) }));
    expect([round.steps.length, round.blocks.length]).toEqual([rows, blocks]);
  });
});

describe('the known answer', () => {
  test.each([
    ['dice', lucky, '25.78'],
    ['dice', short, '83.21'],
    ['limbo', lucky, '3.83'],
    ['limbo', short, '1.18'],
    ['automatic', lucky, '3.83'],
    ['automatic', short, '1.18'],
    ['keno', lucky, '11,4,34,28,22,17,10,1,33,36'],
    ['keno', short, '34,35,7,30,8,24,23,18,40,20'],
  ] as const)('of %s comes from its seeds', async (game, seeds, result) => {
    const round = await verifyRound(aRound({ ...seeds, game, result }));
    expect(round.result.join()).toBe(result);
    expect(round.isSameResult).toBe(true);
  });

  test('of Dice with the first scheme follows from its seeds', async () => {
    const round = await verifyRound(
      aRound({ scheme: '1', serverSeed: 'tessera', clientSeed: 'player', nonce: '0', result: '77.67' }),
    );
    expect(round.blocks[0]?.digest).toMatch(/^c6da2a0d79d0a/);
    expect(round).toMatchObject({ result: ['77.67'], isSameResult: true });
  });
});

/** Fractions of the stream, computed with Node's crypto. */
function fractionsByNode({ serverSeed, clientSeed, nonce }: RoundInput, count: number): readonly number[] {
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, cursor) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, index) => bytes.readUInt32BE(index * 4) / 2 ** 32);
}

const anyRound = fc
  .record({
    serverSeed: fc.string({ minLength: 1, unit: 'grapheme' }),
    clientSeed: fc.string({ minLength: 1, unit: 'grapheme' }),
    nonce: fc.nat().map(String),
    mines: fc.integer({ min: 1, max: 24 }).map(String),
    rows: fc.integer({ min: 8, max: 16 }).map(String),
  })
  .map(aRound);

describe('for any seeds', () => {
  test('each mine is on a different tile', async () => {
    await fc.assert(
      fc.asyncProperty(anyRound, async (round) => {
        const { result } = await verifyRound({ ...round, game: 'mines' });
        expect(new Set(result).size).toBe(Number(round.mines));
        expect(result.every((tile) => Number(tile) >= 1 && Number(tile) <= 25)).toBe(true);
      }),
    );
  });

  test('the pocket of Plinko, counted from 1, is one further for each fraction of at least one half', async () => {
    await fc.assert(
      fc.asyncProperty(anyRound, async (round) => {
        const rights = fractionsByNode(round, Number(round.rows)).filter((fraction) => fraction >= 0.5);
        expect((await verifyRound({ ...round, game: 'plinko' })).result).toEqual([String(rights.length + 1)]);
      }),
    );
  });

  test('rolls and multipliers stay within their range', async () => {
    await fc.assert(
      fc.asyncProperty(anyRound, async (round) => {
        const [roll, old, multiplier] = await Promise.all(
          [round, { ...round, scheme: '1' as const }, { ...round, game: 'limbo' as const }].map(async (one) =>
            Number((await verifyRound(one)).result[0]),
          ),
        );
        expect(roll).toBeLessThanOrEqual(100);
        expect(old).toBeLessThanOrEqual(99.99);
        expect(multiplier).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('a verdict', () => {
  const round = { ...lucky, serverSeedHash: hashOf(lucky.serverSeed), result: '25.78' };
  test.each([
    ['nothing when all agree', {}, undefined],
    ['nothing for a hash in capitals', { serverSeedHash: round.serverSeedHash.toUpperCase() }, undefined],
    ['the hash', { serverSeedHash: hashOf('another') }, /it is the hash that is not of this round/],
    ['the seed', { serverSeed: 'another' }, /it is the seed that is not of this round/],
    ['the seed or the hash, without a result', { serverSeed: 'another', result: '' }, /The seed or the hash/],
    ['the rest of the round', { nonce: '1' }, /Check the client seed, the nonce/],
    ['nothing without a hash', { serverSeedHash: '' }, undefined],
  ])('names %s', async (_, change, words) => {
    const conclusion = messages.conclusion(await verifyRound(aRound({ ...round, ...change })));
    if (words === undefined) expect(conclusion).toBeUndefined();
    else expect(conclusion).toMatch(words);
  });

  test.each([
    ['limbo', lucky, '3.83×'],
    ['limbo', lucky, '3,83 ×'],
    ['limbo', lucky, '٣٫٨٣'],
    ['dice', lucky, '25,78'],
    ['dice', lucky, '\u200e25.\u200b78\ufeff.'],
    ['dice', lucky, '２５．７８'],
    ['dice', lucky, '25.780'],
    ['keno', lucky, '1 4 10 11 17 22 28 33 34 36'],
    ['keno', lucky, '١، ٤، ١٠، ١١، ١٧، ٢٢، ٢٨، ٣٣، ٣٤، ٣٦'],
  ] as const)('takes the result of %s as the game writes it', async (game, seeds, result) => {
    expect(await verifyRound(aRound({ ...seeds, game, result }))).toMatchObject({ isSameResult: true });
  });
});

describe('a chain', () => {
  const seeds = [hashOf(hashOf('last')), hashOf('last'), 'last'];
  const terminalHash = hashOf(seeds[0] ?? '');

  test.each([0, 1, 2])('is followed from round %i to its terminal hash', async (nonce) => {
    const { chain } = await verifyRound(
      aRound({
        game: 'automatic',
        serverSeed: seeds[nonce] ?? '',
        clientSeed: 'abc',
        nonce: String(nonce),
        terminalHash,
      }),
    );
    expect(chain).toEqual({ hashes: nonce + 1, end: terminalHash, isSame: true });
  });

  test.each([
    ['another nonce', { nonce: '2' }],
    ['another seed', { serverSeed: 'another' }],
  ])('does not reach it from %s', async (_, change) => {
    const round = aRound({
      game: 'automatic',
      serverSeed: seeds[1] ?? '',
      clientSeed: 'abc',
      nonce: '1',
      terminalHash,
    });
    expect((await verifyRound({ ...round, ...change })).chain?.isSame).toBe(false);
  });
});

describe('an address', () => {
  test('fills in the form', () => {
    expect(readRoundLink('?game=mines&mines=5&serverSeed=def&clientSeed=abc&nonce=7&result=1,2')).toEqual({
      game: 'mines',
      scheme: '2',
      serverSeed: 'def',
      serverSeedHash: '',
      clientSeed: 'abc',
      nonce: '7',
      mines: '5',
      rows: '16',
      terminalHash: '',
      result: '1,2',
    });
  });

  test.each([
    ['an unknown game', '?game=roulette', { game: 'dice' }],
    ['a game named like an inherited property of objects', '?game=constructor', { game: 'dice' }],
    ['an unknown scheme', '?scheme=3', { scheme: '2' }],
    ['a text that is too long', `?clientSeed=${'a'.repeat(257)}`, { clientSeed: '' }],
  ])('fills in nothing from %s', (_, search, filled) => {
    expect(readRoundLink(search)).toMatchObject(filled);
  });
});

/** Characters that come with text copied from a page, a mail or a message. */
const unseen = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00a0', '\u00ad', '\u200e', '\u200f', '\u202a', '\u2066'];

describe('a pasted round', () => {
  const meant = aRound({
    ...lucky,
    game: 'mines',
    serverSeedHash: hashOf(lucky.serverSeed),
    terminalHash: hashOf('last'),
    nonce: '1234',
    mines: '12',
    rows: '16',
  });
  const fields = ['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce', 'mines', 'rows', 'terminalHash'] as const;
  const changed = (change: (text: string) => string): RoundInput => ({
    ...meant,
    ...Object.fromEntries(fields.map((field) => [field, change(meant[field])])),
  });

  test.each(unseen)('is read without %j', (hidden) => {
    const pasted = changed((text) => `${hidden}${text.slice(0, 1)}${hidden}${text.slice(1)} ${hidden}`);
    expect(readRound(pasted)).toEqual(meant);
  });

  test.each([0x660, 0x6f0, 0xff10])('is read in the digits from %i', (zero) => {
    const written = changed(inDigitsFrom(zero));
    expect(readRound(written)).toEqual(meant);
  });

  test('is read with spaces and line breaks around it, and where a hash was wrapped', () => {
    expect(readRound(changed((text) => `\r\n  ${text} \n`))).toEqual(meant);
    const { serverSeedHash } = meant;
    const wrapped = `${serverSeedHash.slice(0, 32)}\n ${serverSeedHash.slice(32)}`;
    expect(readRound({ ...meant, serverSeedHash: wrapped })).toEqual(meant);
  });

  test('keeps the spaces inside a client seed', () => {
    expect(readRound({ ...meant, clientSeed: ' my own  seed ' }).clientSeed).toBe('my own  seed');
  });
});

test.each<[string, Partial<RoundInput>, readonly string[]]>([
  ['a whole round', short, []],
  ['a round without its seeds', { nonce: '' }, ['serverSeed', 'clientSeed', 'nonce']],
  ['a truncated hash', { ...short, serverSeedHash: 'abc' }, ['serverSeedHash']],
  ['a negative nonce', { ...short, nonce: '-1' }, ['nonce']],
  ['a nonce with a fraction', { ...short, nonce: '1.5' }, ['nonce']],
  ['no mines', { ...short, game: 'mines', mines: '0' }, ['mines']],
  ['a board full of mines', { ...short, game: 'mines', mines: '25' }, ['mines']],
  ['too few rows', { ...short, game: 'plinko', rows: '7' }, ['rows']],
  ['a truncated terminal hash', { ...short, game: 'automatic', terminalHash: 'abc' }, ['terminalHash']],
  ['a nonce beyond any chain', { ...short, game: 'automatic', nonce: '100000' }, ['nonce']],
  ['rows for a game without that setting', { ...short, rows: '7' }, []],
])('finds the faults of %s', (_, round, fields) => {
  expect(findFaults(aRound(round)).map(({ field }) => field)).toEqual(fields);
});
