import { gamesAnswerSchema } from '@tessera/shared-contracts/api';
import { exposedNames, standaloneStateSchema } from '@tessera/shared-contracts/remotes';
import { is, parse } from 'valibot';
import { manyGames, sampleGames } from './sampleGames';
import states from './states';

test('every state is data of the agreed shape', () => {
  for (const state of states) {
    expect(() => parse(standaloneStateSchema, state)).not.toThrow();
    expect(structuredClone(state)).toEqual(state);
  }
});

test('every state has an address of its own', () => {
  const addresses = states.map(({ module, id }) => `${module}/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every exposed module can be seen alone, and no other', () => {
  expect(new Set(states.map(({ module }) => module))).toEqual(new Set(exposedNames.games));
});

test.each([
  ['the sample games', sampleGames],
  ['the many games', manyGames],
])('%s are an answer that a provider could give', (_, items) => {
  expect(is(gamesAnswerSchema, { games: { items } })).toBe(true);
});
