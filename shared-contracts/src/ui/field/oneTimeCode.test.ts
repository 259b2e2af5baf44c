import fc from 'fast-check';
import { enterDigits, eraseDigit, newDigits } from './oneTimeCode';

test.each([
  ['', 0, '1', { code: '1', focus: 1 }],
  ['48', 2, '2', { code: '482', focus: 3 }],
  ['48261', 5, '9', { code: '482619', focus: 5 }],
  ['482', 0, '7', { code: '782', focus: 1 }],
  ['48', 5, '1', { code: '481', focus: 3 }],
  ['', 0, '12 34-56', { code: '123456', focus: 5 }],
  ['', 0, '٩٤٨ ٦٧١', { code: '948671', focus: 5 }],
  ['48', 2, '２', { code: '482', focus: 3 }],
  ['48', 1, '123456', { code: '123456', focus: 5 }],
  ['48', 2, '1234567890', { code: '123456', focus: 5 }],
  ['48', 1, '99', { code: '499', focus: 3 }],
  ['48', 2, 'x', undefined],
  ['48', 2, '', undefined],
])('code %p: text in box %p becomes %p', (code, index, text, expected) => {
  expect(enterDigits(code, index, text, 6)).toEqual(expected);
});

test.each([
  ['4', '45', '5'],
  ['4', '54', '5'],
  ['4', '44', '4'],
  ['4', '5', '5'],
  ['', '5', '5'],
  ['4', '123456', '123456'],
])('a box that changed from %p to %p got %p', (before, now, typed) => {
  expect(newDigits(before, now)).toBe(typed);
});

test.each([
  ['482', 3, { code: '48', focus: 2 }],
  ['482', 5, { code: '48', focus: 2 }],
  ['482', 1, { code: '42', focus: 0 }],
  ['482', 0, { code: '82', focus: 0 }],
  ['', 0, { code: '', focus: 0 }],
])('code %p: Backspace in box %p', (code, index, expected) => {
  expect(eraseDigit(code, index)).toEqual(expected);
});

test('a code is never longer than its boxes and contains only digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,6}$/), fc.nat(5), fc.string(), (code, index, text) => {
      const next = enterDigits(code, index, text, 6);
      return next === undefined || (/^\d{1,6}$/.test(next.code) && next.focus < 6);
    }),
  );
});
