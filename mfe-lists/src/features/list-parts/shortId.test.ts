import { shortId } from './shortId';

test.each([
  ['0x8f21c4', '0x8f21c4'],
  ['66f2c1a09be4', '66f2c1a09be4'],
  ['66f2c1a09be4d1', '66f2c1a09be4d1'],
  ['66f2c1a09be4d1230a9be4a7', '66f2c1…9be4a7'],
])('%s is shown as %s', (id, expected) => {
  expect(shortId(id)).toBe(expected);
});
