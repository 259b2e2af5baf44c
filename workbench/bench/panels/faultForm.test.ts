import { emptyFault, readFault } from './faultForm';

test('reads a fault', () => {
  const texts = { method: 'POST', path: '/a', status: '503', delayMs: '200', drop: 'after', body: '{"message":"no"}' };
  expect(readFault(texts)).toEqual({
    fault: { method: 'POST', path: '/a', status: 503, delayMs: 200, drop: 'after', body: { message: 'no' } },
  });
  const page = { ...emptyFault, path: '/a', body: '<h1>Bad gateway</h1>' };
  expect(readFault(page)).toEqual({ fault: { method: 'GET', path: '/a', body: '<h1>Bad gateway</h1>' } });
});

test.each([
  ['path', '/a', /does nothing/],
  ['path', 'wallet', /slash/],
  ['status', '99', /200 to 599/],
  ['delayMs', 'soon', /milliseconds/],
  ['body', '{', /not JSON: ./],
])('says what is wrong with the %s %s', (name, text, problem) => {
  const read = readFault({ ...emptyFault, [name]: text });
  expect(read).toEqual({ problems: expect.arrayContaining([expect.stringMatching(problem)]) });
});
