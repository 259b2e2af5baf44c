import { gamesAnswerSchema } from '@tessera/shared-contracts/api';
import { is } from 'valibot';
import { manyGames, sampleGames } from './sampleGames';

test.each([
  ['the sample games', sampleGames],
  ['the many games', manyGames],
])('%s are an answer that a provider could give', (_, items) => {
  expect(is(gamesAnswerSchema, { games: { items } })).toBe(true);
});
