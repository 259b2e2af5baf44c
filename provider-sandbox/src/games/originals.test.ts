import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  truncateDecimal,
} from '@tessera/shared-contracts/money';
import { parse } from 'valibot';
import { openGame, playSample, sampleBets } from '../testing/games';
import { sandboxOfTests } from '../testing/ofTests';
import { catalogue } from './catalogue';
import type { Round } from './engine/rounds';
import { drawOutcome } from './engine/stream';
import { originals } from './originals';

const roundsEach = 12;

const { client } = sandboxOfTests({ SEED: 'none' });

test('every original is in the list and has a sample bet', () => {
  const listed = catalogue.filter(({ slug }) => originals.has(slug)).map(({ name }) => name);
  expect(listed.sort()).toEqual([...sampleBets.keys()].sort());
  expect(listed).toHaveLength(originals.size);
});

/** The games without shared rounds. */
const ownRounds = [...sampleBets].filter(([name]) => !originals.get(name.toLowerCase())?.isShared);

test.each(ownRounds)(
  'rounds of %s are paid to the last decimal and verify once the seed is revealed',
  async (name, bet) => {
    const player = await client.register('1');
    const session = await openGame(client, player, name);
    const { rules } = originals.get(name.toLowerCase()) ?? {};
    if (rules === undefined) throw new Error(`${name} cannot be played.`);
    let balance = '1';
    for (let index = 0; index < roundsEach; index += 1) {
      const { status, data } = await playSample(client, { session, name, key: `sample-${index}` });
      expect(status).toBe(200);
      const round = data.round as Round;
      expect(round).toMatchObject({ game: rules.slug, scheme: 2, nonce: index, serverSeed: null });
      expect(compareDecimals(round.payout, truncateDecimal(multiplyDecimals(round.stake, round.multiplier), 8))).toBe(
        0,
      );
      balance = addDecimals(balance, subtractDecimals(round.payout, round.stake));
      expect(compareDecimals(data.balance as string, balance)).toBe(0);
    }
    expect(compareDecimals((await client.ledger(player)).sums.BTC ?? '', balance)).toBe(0);

    await client.send('POST', '/play/api/seeds', { token: session, body: { key: 'reveal-all' } });
    const { rounds } = (await client.send('GET', '/play/api/state', { token: session })).data as unknown as {
      rounds: Round[];
    };
    expect(rounds).toHaveLength(roundsEach);
    for (const { serverSeed, clientSeed, nonce, scheme, outcome, multiplier } of rounds) {
      const seeds = { serverSeed: serverSeed ?? '', clientSeed, nonce };
      const read = parse(rules.betSchema, bet);
      const again = drawOutcome(rules, { scheme, seeds, bet: read });
      expect(again).toEqual(outcome);
      expect(compareDecimals(rules.multiplier(read, again), multiplier)).toBe(0);
    }
    expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
      unbalanced: [],
      overdrawn: [],
      misstated: [],
    });
  },
);
