import { gamesAnswerSchema } from '@tessera/shared-contracts/api';
import { is } from 'valibot';
import { manyGames, sampleGames } from './sampleGames';

test.each([
  ['the sample games', sampleGames],
  ['the many games', manyGames],
])('%s are a valid response of a provider', (_, items) => {
  expect(is(gamesAnswerSchema, { games: { items } })).toBe(true);
});
