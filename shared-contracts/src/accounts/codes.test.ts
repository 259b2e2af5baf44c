import fc from 'fast-check';
import { digitsOf, readCode } from '.';

test.each([
  ['948671', '948671'],
  [' 948 671\n', '948671'],
  ['948-671', '948671'],
  ['948–671', '948671'],
  ['948\u2011671', '948671'],
  ['948\u00a0671', '948671'],
  ['948\u202f671', '948671'],
  ['\u200e948\u200b671\ufeff', '948671'],
  ['948\u00ad671', '948671'],
  ['٩٤٨ ٦٧١', '948671'],
  ['۹۴۸۶۷۱', '948671'],
  ['９４８－６７１', '948671'],
  ['𝟗𝟒𝟖𝟔𝟕𝟏', '948671'],
  ['abcd2-efgh3', 'abcd2efgh3'],
  ['ａｂｃｄ２－ｅｆｇｈ３', 'abcd2efgh3'],
  ['ABCD٢ EFGH٣', 'ABCD2EFGH3'],
  ['948.671', '948.671'],
  ['девять', 'девять'],
  [' - ', ''],
])('%j is the code %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test('reading is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => readCode(readCode(typed)) === readCode(typed)));
});

test.each([
  ['948 671', '948671'],
  ['９４８-671x', '948671'],
  ['٠٠١', '001'],
  ['², ½', ''],
])('the digits of %j are %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});
