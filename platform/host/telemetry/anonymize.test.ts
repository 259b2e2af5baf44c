import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { endpointOf, placesOf } from './anonymize';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const paths = Object.entries({ ...calls, ...extensionCalls }).map(([name, { path }]) => [name, path] as const);

test.each(paths)('the endpoint of %s has no id and no query', (_, path) => {
  const url = `https://api.example${path.replace(/\{\w+\}/g, id)}?email=player@tessera.test`;
  expect(endpointOf(url)).toBe(path.replace(/\{\w+\}/g, '*'));
});

test('the places of a stack have no message, no name and no query, and there are five at most', () => {
  const frame = (line: number) => `    at play (https://site.example/lists/1.0.0-abc/Live.js?attempt=2:${line}:7)`;
  const stack = [
    'Error: player@tessera.test typed https://site.example/?token=secret',
    ...[1, 2, 3, 4, 5, 6].map(frame),
  ];
  const place = (line: number) => `at https://site.example/lists/1.0.0-abc/Live.js:${line}:7`;
  expect(placesOf(stack.join('\n'))).toBe([1, 2, 3, 4, 5].map(place).join('\n'));
});

test.each([
  ['Firefox and Safari', 'play@https://site.example/lists/a.js:1:22\n@https://site.example/b.js:3:4'],
  ['Chrome', 'Error: x\n    at https://site.example/lists/a.js:1:22\n    at async b (https://site.example/b.js:3:4)'],
])('reads the stacks of %s', (_, stack) => {
  expect(placesOf(stack)).toBe('at https://site.example/lists/a.js:1:22\nat https://site.example/b.js:3:4');
});

test.each([undefined, '', 'Error: nothing', 'at https://site.example/page?x=1:2:3'])('%j has no places', (stack) => {
  expect(placesOf(stack)).toBeUndefined();
});
