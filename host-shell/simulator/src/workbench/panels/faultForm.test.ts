import { emptyFault, readFault } from './faultForm';

test('reads a fault', () => {
  const texts = { method: 'POST', path: '/a', status: '503', delayMs: '200', drop: 'after', body: '{"message":"no"}' };
  expect(readFault(texts)).toEqual({
    fault: { method: 'POST', path: '/a', status: 503, delayMs: 200, drop: 'after', body: { message: 'no' } },
  });
  expect(readFault({ ...emptyFault, path: '/a' })).toEqual({ fault: { method: 'GET', path: '/a' } });
});

test.each([
  ['path', 'wallet', /slash/],
  ['status', '99', /200 to 599/],
  ['delayMs', 'soon', /milliseconds/],
  ['body', '{', /not JSON: ./],
])('says what is wrong with the %s %s', (name, text, problem) => {
  expect(readFault({ ...emptyFault, [name]: text })).toEqual({ problems: [expect.stringMatching(problem)] });
});
