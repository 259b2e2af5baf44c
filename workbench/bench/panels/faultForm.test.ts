import { readFault } from './faultForm';

const read = (fields: object) => {
  const form = new FormData();
  const all = { method: 'GET', path: '/a', status: '', delayMs: '', drop: '', body: '', ...fields };
  for (const [name, text] of Object.entries(all)) form.set(name, text);
  return readFault(form);
};

test('reads a fault', () => {
  const texts = { method: 'POST', status: '503', delayMs: '200', drop: 'after', body: '{"message":"no"}' };
  expect(read(texts)).toEqual({
    fault: { method: 'POST', path: '/a', status: 503, delayMs: 200, drop: 'after', body: { message: 'no' } },
  });
  const body = '<h1>Bad gateway</h1>';
  expect(read({ body })).toEqual({ fault: { method: 'GET', path: '/a', body } });
});

test.each([
  [{}, /does nothing/],
  [{ body: '{' }, /not JSON: ./],
])('says what is wrong with %j', (fields, problem) => {
  expect(read(fields)).toEqual({ problem: expect.stringMatching(problem) });
});
