import { missingIn } from './pageTexts';

test.each([
  ['$8,412.07', []],
  ['$8,412.0', ['$8,412.0']],
  ['8,412', []],
  ['Total Balance', []],
  ['$12.07', ['$12.07']],
])('a page with a total of $8,412.07 lacks of %p: %p', (claim, missing) => {
  expect(missingIn(['Total  balance', '$8,412.07'], [claim])).toEqual(missing);
});
