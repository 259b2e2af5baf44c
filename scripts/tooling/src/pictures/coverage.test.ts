import { coverageOf } from './coverage';
import { isShowable, occursIn, textsOf } from './messageTexts';
import type { StateResult } from './result';

const aResult = (changes: Partial<StateResult>): StateResult => ({
  remote: 'lists',
  module: 'BetsPage',
  id: 'loaded',
  title: 'Bets',
  shows: [],
  address: '/BetsPage/loaded',
  failures: [],
  texts: [],
  calls: [],
  times: { open: 0, look: 0, axe: 0, pictures: 0 },
  ...changes,
});

test('a text of a function occurs by its literal parts, in their order', () => {
  expect(occursIn('Showing {} to {} of {} bets', 'Showing 1 to 20 of 346 bets')).toBe(true);
  expect(occursIn('Showing {} to {} of {} bets', 'bets to 20 of Showing 1')).toBe(false);
  expect(occursIn('All bets', 'ALL  BETS')).toBe(true);
  expect(occursIn("What? (it's $1.00)", "so: What? (it's $1.00)!")).toBe(true);
});

test('paths of modules and separators are no texts of a page', () => {
  const texts = textsOf(
    `import { a } from '@tessera/x'; export const m = { b: ' · ', c: (n) => \`\${n} %\`, d: 'Code' };`,
  );
  expect(texts.filter(isShowable)).toEqual(['Code']);
});

test('names what states have touched, and what they have not', () => {
  const parts = {
    modules: ['BetsPage', 'LiveBets'],
    states: ['BetsPage/loaded', 'BetsPage/empty'],
    messages: [
      `export const messages = { title: 'My bets', count: (n) => \`\${n} of yours\`, none: 'No bets found' };`,
    ],
    calls: [
      { id: 'bet', method: 'GET', path: '/wallet-service/api/bets/{id}' },
      { id: 'rates', method: 'GET', path: '/wallet-service/api/rates' },
    ],
  };
  const result = aResult({ texts: ['My bets', '7 of yours'], calls: ['GET /wallet-service/api/bets/42'] });
  const untouched = Object.values(coverageOf(parts, [result])).map((covered) =>
    covered.filter(({ states }) => states.length === 0).map(({ name }) => name),
  );
  expect(untouched).toEqual([
    ['LiveBets'],
    ['BetsPage/empty'],
    ['No bets found'],
    ['rates: GET /wallet-service/api/rates'],
  ]);
});
