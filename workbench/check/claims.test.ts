import { claimFailures } from './claims';

const loaded = { module: 'BetsPage', id: 'loaded', shows: ['Showing 1 to 20', 'Sample data'] };
const failureOf = (state: Parameters<typeof claimFailures>[0], ...others: (typeof state)[]) =>
  claimFailures(state, [state, ...others]).join('\n');

test('a state needs something that it shows', () => {
  expect(failureOf({ module: 'BetsPage', id: 'empty' })).toMatch(/no `shows`: name a text or control/);
  expect(failureOf({ module: 'BetsPage', id: 'signed-out', shows: [] })).toBe('');
  expect(failureOf(loaded)).toBe('');
});

test('two states of a module do not show the same', () => {
  const twin = { module: 'BetsPage', id: 'sports', shows: ['Sample data', 'Showing 1 to 20'] };
  expect(failureOf(loaded, twin)).toBe(
    'has the same `shows` as sports: name what tells the two apart, or set `sameAs`',
  );
  expect(failureOf(loaded, { ...twin, sameAs: 'loaded' })).toBe('');
  const first = { ...loaded, id: 'first', shows: ['Loading'] };
  expect(failureOf({ ...loaded, sameAs: 'first' }, first, { ...twin, sameAs: 'first' })).toBe('');
  expect(failureOf(loaded, { ...twin, module: 'LiveBets' })).toBe('');
  expect(failureOf(loaded, { ...twin, shows: ['Sample data'] })).toBe('');
});

test('a state is the same as another state of its module', () => {
  const expected = "has `sameAs: 'first'`: name another state of BetsPage";
  expect(failureOf({ ...loaded, sameAs: 'first' })).toBe(expected);
  expect(failureOf({ ...loaded, sameAs: 'first' }, { ...loaded, module: 'LiveBets', id: 'first' })).toBe(expected);
  expect(failureOf({ ...loaded, id: 'first', sameAs: 'first' })).toBe(expected);
});
