import { compareLines, type DiffLine } from './lineDifference';

const written = (lines: readonly DiffLine[]) =>
  lines.map(({ in: side, text }) => `${{ both: ' ', before: '-', after: '+' }[side]}${text}`);

test.each([
  ['the same text', 'a\nb', 'a\nb', [' a', ' b']],
  ['a changed line', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a line more', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line less', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a moved line', 'a\nb\nc', 'c\na\nb', ['+c', ' a', ' b', '-c']],
])('compares %s', (_, before, after, lines) => {
  expect(written(compareLines(before, after))).toEqual(lines);
});

/** Every text of up to four lines, of which each is `a` or `b`. */
const texts = [1, 2, 3, 4].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_line, index) => ((bits >> index) & 1 ? 'a' : 'b')).join('\n'),
  ),
);

test.each(texts)('has all lines of %j and of every other text, in their order', (before) => {
  for (const after of texts) {
    const lines = compareLines(before, after);
    const without = (side: DiffLine['in']) => lines.filter((line) => line.in !== side).map(({ text }) => text);
    expect([without('after').join('\n'), without('before').join('\n')]).toEqual([before, after]);
  }
});
