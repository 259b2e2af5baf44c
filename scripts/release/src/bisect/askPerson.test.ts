import { PassThrough } from 'node:stream';
import { askPerson } from './askPerson';

/** Types the next line whenever the question is asked; the input ends after the last. */
function ask(...typed: string[]) {
  const input = new PassThrough();
  const stopping = new AbortController();
  const asked = jest.spyOn(process.stdout, 'write').mockImplementation(() => {
    const next = typed.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
    return true;
  });
  return askPerson(stopping, input).finally(() => asked.mockRestore());
}

test.each([
  ['good', ['good']],
  ['bad', [' B ']],
  ['skip', ['', 'perhaps', 'goo', 's']],
])('takes %s from %j', async (answer, typed) => {
  expect(await ask(...typed)).toBe(answer);
});

test('the end of the input stops the search', async () => {
  await expect(ask('perhaps')).rejects.toThrow('aborted');
});
