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
  expect(failureOf({ ...loaded, id: 'third', sameAs: 'first' }, { ...twin, sameAs: 'first' })).toBe('');
  expect(failureOf(loaded, { ...twin, module: 'LiveBets' })).toBe('');
  expect(failureOf(loaded, { ...twin, shows: ['Sample data'] })).toBe('');
});
