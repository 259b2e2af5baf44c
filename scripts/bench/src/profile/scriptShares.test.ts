import { packageOf, scriptShares } from './scriptShares';

const frame = (url: string, lineNumber = 0) => ({ url, lineNumber, columnNumber: 0 });
const nodes = [
  { id: 1, callFrame: frame(''), children: [2, 5] },
  { id: 2, callFrame: frame('https://site.example/main.js', 1), children: [3, 4] },
  { id: 3, callFrame: frame('') },
  { id: 4, callFrame: frame('https://site.example/main.js', 2) },
  { id: 5, callFrame: frame('') },
];
const sources = ['', 'node_modules/react-dom/index.js', 'mfe-games/src/Lobby.tsx'];

test('what the browser does for a function counts as the function, and what no script asked for does not count', () => {
  const shares = scriptShares({ nodes, samples: [1, 2, 3, 3, 4, 5] }, (_, line) => sources[line]);
  expect(shares).toEqual({
    packages: { 'react-dom': 0.75, 'mfe-games': 0.25 },
    modules: { 'node_modules/react-dom/index.js': 0.75, 'mfe-games/src/Lobby.tsx': 0.25 },
  });
});

test.each([
  ['node_modules/@reduxjs/toolkit/dist/query.mjs', '@reduxjs/toolkit'],
  ['node_modules/a/node_modules/b/index.js', 'b'],
  ['shared-contracts/src/api/index.ts', 'shared-contracts'],
])('%s belongs to %s', (source, name) => expect(packageOf(source)).toBe(name));
