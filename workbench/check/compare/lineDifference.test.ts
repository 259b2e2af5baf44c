import { compareLines, type DiffLine } from './lineDifference';

const written = (lines: readonly DiffLine[]) =>
  lines.map(({ in: side, text }) => `${{ both: ' ', before: '-', after: '+' }[side]}${text}`);

test.each([
  ['the same text', 'a\nb', 'a\nb', [' a', ' b']],
  ['a changed line', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a line more', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line less', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['an empty text', '', 'a', ['-', '+a']],
])('compares %s', (_, before, after, lines) => {
  expect(written(compareLines(before, after))).toEqual(lines);
});
