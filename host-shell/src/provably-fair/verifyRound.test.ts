import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { diceRollOf, findFaults, verifyRound } from './verifyRound';

const serverSeed = '6f1d2c3b4a5968778695a4b3c2d1e0f0';
const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex');
const round = { serverSeed, serverSeedHash, clientSeed: 'marcella', nonce: '7' };

test('draws what Node draws from the same seeds', async () => {
  const digest = createHmac('sha256', serverSeed).update('marcella:7').digest('hex');
  expect(await verifyRound(round)).toEqual({
    computedHash: serverSeedHash,
    isSameSeed: true,
    digest,
    diceRoll: diceRollOf(digest),
  });
});

test('takes a hash in capitals', async () => {
  expect(await verifyRound({ ...round, serverSeedHash: serverSeedHash.toUpperCase() })).toMatchObject({
    isSameSeed: true,
  });
});

test('tells a hash of another seed', async () => {
  expect(await verifyRound({ ...round, serverSeedHash: '0'.repeat(64) })).toMatchObject({ isSameSeed: false });
});

test('computes the result without a hash', async () => {
  expect(await verifyRound({ ...round, serverSeedHash: '' })).toMatchObject({ isSameSeed: undefined });
});

test.each([
  ['0000000000000', '0.00'],
  ['fffffffffffff', '99.99'],
  ['8000000000000', '50.00'],
  ['0010000000000', '0.02'],
  ['00068db8bac71', '0.00'],
  ['00068db8bac72', '0.01'],
])('reads the digest %s as the roll %s', (digits, roll) => {
  expect(diceRollOf(digits.padEnd(64, '0'))).toBe(roll);
});

test('rolls between 0.00 and 99.99 whatever the digest', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (digest) => {
      const roll = Number(diceRollOf(digest));
      return roll >= 0 && roll <= 99.99;
    }),
  );
});

test.each([
  ['a whole round', round, []],
  ['a round without its hash', { ...round, serverSeedHash: '' }, []],
  ['nothing', { serverSeed: '', serverSeedHash: '', clientSeed: '', nonce: '' }, ['serverSeed', 'clientSeed', 'nonce']],
  ['a hash cut short', { ...round, serverSeedHash: 'abc' }, ['serverSeedHash']],
  ['a negative nonce', { ...round, nonce: '-1' }, ['nonce']],
  ['a nonce with a fraction', { ...round, nonce: '1.5' }, ['nonce']],
])('finds the faults of %s', (_, input, fields) => {
  expect(findFaults(input).map(({ field }) => field)).toEqual(fields);
});
