import { calls } from './callTable';
import { hasMisplacedList } from './misplacedList';

test.each([
  ['a list as the whole answer of the games', 'games', [], true],
  ['a list for the games of the answer', 'games', { games: [] }, true],
  ['no games at all', 'games', {}, false],
  ['games without items', 'games', { games: {} }, false],
  ['a list for a message', 'withdraw', [{ message: 'done' }], true],
  ['a list for the data of a session', 'initGame', { success: true, data: [] }, true],
  ['the list of coins, which the schema expects', 'coins', [], false],
  ['a text, which the schema refuses', 'games', 'games', false],
] as const)('tells %s', (_, call, answer, isMisplaced) => {
  expect(hasMisplacedList(calls[call].answer, answer)).toBe(isMisplaced);
});
