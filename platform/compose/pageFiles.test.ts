import { notFoundFile, pageFile, pageFiles, pageFilesAt } from './pageFiles';

test.each([
  ['/', '/'],
  ['/game/Dice', '/game/*'],
  ['/game', undefined],
  ['/game/rules', '/game/rules'],
  ['/Game/RULES/', '/game/rules'],
  ['/game/rules/dice', undefined],
  ['/game/a%2Fb', '/game/*'],
  ['/transactions', undefined],
  ['/%E0%A4%A', undefined],
  ['/game/../game/dice', undefined],
  ['//game/dice', undefined],
])('%s is answered with the page at %s', (asked, path) => {
  const files = ['/', '/game/*', '/game/rules'].map((each) => [pageFile(each), each] as const);
  const found = pageFilesAt(asked).map((file) => new Map(files).get(file));
  expect(found.find((each) => each !== undefined)).toBe(path);
});

test('pages without a path are the not-found page', () => {
  expect([pageFiles([]), pageFiles(['/', '/Game/*'])]).toEqual([[notFoundFile], ['at.html', 'at/game/@.html']]);
});
