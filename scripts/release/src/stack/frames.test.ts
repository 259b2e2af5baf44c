import { readFrame } from './frames';

const address = 'https://site.example/lists/1.0.0-aaaaaaaaaa/LiveBets.0123456789.js';
const frame = { address, line: 2, column: 345 };

test.each([
  ['Chrome', `    at r (${address}:2:345)`, frame],
  ['Chrome, without a name', `    at ${address}:2:345`, frame],
  ['Chrome, asynchronous', `    at async Promise.all (index 0) (${address}:2:345)`, frame],
  ['Chrome, a method', `    at Object.t [as render] (${address}:2:345)`, frame],
  ['Chrome, in evaluated code', `    at eval (eval at r (${address}:2:345), <anonymous>:1:1)`, frame],
  ['Firefox', `r@${address}:2:345`, frame],
  ['Firefox, without a name', `@${address}:2:345`, frame],
  ['Firefox, asynchronous', `async*r/<@${address}:2:345`, frame],
  ['Firefox, a name like that of a protocol', `httpGet@${address}:2:345`, frame],
  ['Safari', `r@${address}:2:345`, frame],
  ['Safari, at the top level', `module code@${address}:2:345`, frame],
  ['a port', '    at http://localhost:4300/a.js:1:2', { address: 'http://localhost:4300/a.js', line: 1, column: 2 }],
  ['an IPv6 address', 'r@http://[::1]:4300/a.js:1:2', { address: 'http://[::1]:4300/a.js', line: 1, column: 2 }],
  ['a message', "TypeError: Cannot read properties of undefined (reading 'x')", undefined],
  ['a message with an address', `Failed to fetch dynamically imported module: ${address}`, undefined],
  ['native code', 'map@[native code]', undefined],
  ['Chrome, an anonymous script', '    at <anonymous>:1:2', undefined],
])('%s', (_, line, expected) => {
  expect(readFrame(line)).toEqual(expected);
});
