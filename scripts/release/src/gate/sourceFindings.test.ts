import { aSourceMap } from '../testing/fixtures';
import { sourcesIn } from './sourceFindings';

const map = aSourceMap({ sourcesContent: ['secret()'] });
const address = `data:application/json;charset=utf-8;base64,${btoa(map)}`;

test.each([
  ['a script with a map in its last line', `run();\n//# sourceMappingURL=${address}`, 'has an inline source map'],
  ['the older form of it', `run();\n//@ sourceMappingURL=${address}`, 'has an inline source map'],
  ['a style sheet', `a{}\n/*# sourceMappingURL=${address} */`, 'has an inline source map'],
  ['modules as texts', `eval("run()\\n//# sourceMappingURL=${address}")`, 'has an inline source map'],
  ['a map', map, 'has sources (sourcesContent)'],
  ['a map with white space', JSON.stringify(JSON.parse(map), null, 2), 'has sources (sourcesContent)'],
  ['a map without its first source', aSourceMap({ sourcesContent: [null, 'a()'] }), 'has sources (sourcesContent)'],
  ['a script with a map as an object', 'run({sourcesContent:["secret()"]})', 'has sources (sourcesContent)'],
  ['a script with a map as a text', `run(${JSON.stringify(map)})`, 'has sources (sourcesContent)'],
])('finds the sources in %s', (_, text, found) => {
  expect(sourcesIn(text)).toBe(found);
});

test.each([
  ['a map without sources', aSourceMap()],
  ['a map of which no source is known', aSourceMap({ sourcesContent: [null] })],
  ['a script with the address of a map', 'run();\n//# sourceMappingURL=entry.js.map'],
  ['a library for source maps', 'map.sourcesContent=[];if(x.sourcesContent)y({sourcesContent:[]});"sourceMappingURL="'],
])('finds none in %s', (_, text) => {
  expect(sourcesIn(text)).toBeUndefined();
});
