import { blockersOf, type Expecting, sharedPackagesOf } from './packages';

const remotes: readonly Expecting[] = [
  { name: 'lists', shared: { react: '^19.3.0', 'react-dom': '19.3.1' } },
  { name: 'wallet', shared: { react: '>=19.3.0 <21', 'react-dom': '19.3.1' } },
  { name: 'games', shared: {} },
];

test.each<[version: string, blockers: readonly string[]]>([
  ['19.3.1', []],
  ['19.4.0', []],
  ['20.0.0', ['lists']],
  ['20.0.0-rc.1', ['lists']],
  ['21.0.0', ['lists', 'wallet']],
  ['19.2.0', ['lists', 'wallet']],
])('names who blocks react %s', (version, blockers) => {
  expect(blockersOf(remotes, 'react', version)).toEqual(blockers);
});

test('a remote without the package, or with a malformed version of it in the shell, is told apart', () => {
  expect(blockersOf(remotes, 'react-redux', '10.0.0')).toEqual([]);
  expect(sharedPackagesOf({ react: 'newest' }, remotes)[0]?.next).toEqual([]);
});

test('lists who accepts what, and the next patch, minor and major version', () => {
  const [react, dom] = sharedPackagesOf({ react: '19.3.1', 'react-dom': '19.3.1' }, remotes);
  expect(react).toEqual({
    name: 'react',
    provided: '19.3.1',
    ranges: [
      { range: '^19.3.0', releases: ['lists'] },
      { range: '>=19.3.0 <21', releases: ['wallet'] },
    ],
    next: [
      { version: '19.3.2', blockers: [] },
      { version: '19.4.0', blockers: [] },
      { version: '20.0.0', blockers: ['lists'] },
    ],
  });
  expect(dom?.ranges).toEqual([{ range: '19.3.1', releases: ['lists', 'wallet'] }]);
  expect(dom?.next[0]).toEqual({ version: '19.3.2', blockers: ['lists', 'wallet'] });
});
